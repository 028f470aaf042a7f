/** What the bonus sources of a domain say of a business day, for its tests. */
import { dayMs, startOfBusinessDate } from '../src/clock.ts';
import { formatAmount } from '../src/ledger/amount.ts';
import type { BonusSource } from '../src/services.ts';
import type { Suite } from './platforms.ts';

/** What each member brought on a business day, as `kim referralOverriding 500`; late from `since` on. */
export async function broughtOn(
  { platform: { services } }: Suite,
  sources: readonly BonusSource[],
  date: string,
  since = new Date('2999-01-01T00:00:00Z'),
): Promise<string[]> {
  const begins = startOfBusinessDate(date);
  const rows = await Promise.all(
    sources.map(async ({ overriding, volumes }) => {
      const found = await services.database.query<{ name: string; amount: string }>(
        `with day as (select $1::date, $2::timestamptz, $3::timestamptz, $4::timestamptz)
         select m.user_name as name, sum(v.amount)::text as amount from (${volumes}) v join member m on m.id = v.member_id
         group by m.user_name order by m.user_name`,
        [date, begins, new Date(begins.getTime() + dayMs), since],
      );
      return found.map(({ name, amount }) => `${name} ${overriding} ${formatAmount(BigInt(amount))}`);
    }),
  );
  return rows.flat();
}

/** Whether something of a business day is still to be posted. */
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
