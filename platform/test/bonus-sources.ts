/** Queries of bonus sources for the tests of their domains. */
import { formatAmount } from '../src/ledger/amount.ts';
import { isItem, isOfDay, itemTablesSql } from '../src/orders/bonus-items.ts';
import type { BonusSource } from '../src/orders/bonus-source.ts';
import type { Suite } from './platforms.ts';

/** What each member earned for sponsors on a business day, as `kim referralOverriding 500`. */
export async function listBonusItems(
  { platform: { services } }: Suite,
  sources: readonly BonusSource[],
  date: string,
): Promise<string[]> {
  const rows = await Promise.all(
    sources.map(async (source) => {
      const found = await services.database.query<{ name: string; amount: string }>(
        `select m.user_name as name, sum(v.amount)::text as amount from (
           select ${source.member ?? 'o.member_id'} as member_id, ${source.amount} as amount from ${itemTablesSql(source)}
           where ${isItem(source)} and ${isOfDay(source, '$1::date')}
         ) v join member m on m.id = v.member_id group by m.user_name order by m.user_name`,
        [date],
      );
      return found.map(({ name, amount }) => `${name} ${source.overriding} ${formatAmount(BigInt(amount))}`);
    }),
  );
  return rows.flat();
}

/** Whether items of a business day are still to be posted. */
export async function isOpenOn(
  { platform: { services } }: Suite,
  sources: readonly BonusSource[],
  date: string,
): Promise<boolean> {
  const open = sources.flatMap(({ isOpen }) => (isOpen === undefined ? [] : [`(${isOpen})`]));
  const row = await services.database.one<{ open: boolean }>(
    `select $1::date is not null and (${open.join(' or ')}) as open`,
    [date],
  );
  return row.open;
}
