/** Counts the items of a business day, each once, and how much of the purchases is paid with new value. */
import type { Transaction } from '../../../database/database.ts';
import { coins } from '../../../ledger/coins.ts';
import { externalRecordCodes } from '../../../ledger/record-types.ts';
import { isBefore, isItem, isOfDay, itemNumberSql, itemTablesSql } from '../../../orders/bonus-items.ts';
import type { BonusSource } from '../../../orders/bonus-source.ts';

/** The columns of contributions, by the overriding bonus that each pays. */
export const columns = {
  referralOverriding: 'purchases',
  entrustOverriding: 'entrust',
  insuranceOverriding: 'insurance',
} as const satisfies Record<BonusSource['overriding'], string>;

export const overridings = Object.keys(columns) as BonusSource['overriding'][];

const isPurchase = ({ overriding }: BonusSource): boolean => overriding === 'referralOverriding';

/** SQL of a member's total external credits less debits, in minor units. */
const hasExternalCredit = (member: string): string =>
  `coalesce((select sum(p.amount) from account a join posting p on p.account_id = a.id
     where a.owner_id = ${member} and a.purpose = 'member'
       and p.record_type in (${externalRecordCodes.join(', ')}) and p.coin_id <> ${coins.GMT}), 0)::bigint`;

/** A source, and the number up to which its items of earlier days are all counted. */
interface State {
  readonly source: BonusSource;
  readonly id: number;
  readonly finalId: bigint;
}

/** A run that is beginning, or the previous one. */
export interface RunRow {
  readonly id: bigint;
  readonly date: string;
  readonly startedAt: Date;
}

const isCounted = ({ source, id }: State): string =>
  `exists (select from bonus_counted c where c.source_id = ${id} and c.item_id = ${itemNumberSql(source)})`;

/** SQL of the items that match `where`: source_id, item_id, member_id and a column for each overriding bonus. */
const selectItems = ({ source, id }: State, where: string): string =>
  `select ${id}::smallint as source_id, ${itemNumberSql(source)} as item_id, ${source.member ?? 'o.member_id'} as member_id,
     ${overridings.map((of) => `${of === source.overriding ? source.amount : '0'}::bigint as ${columns[of]}`).join(', ')}
   from ${itemTablesSql(source)} where ${isItem(source)} and ${where}`;

const mark = `insert into bonus_counted (source_id, item_id, run_id, amount)
  select source_id, item_id, $1, purchases + entrust + insurance from item`;

/**
 * Stores how much of each member's purchases counts: what exceeds earlier redemptions, up to the new value not
 * counted yet. `brought` is SQL of rows (member_id, purchases).
 */
const valueRows = (brought: string): string =>
  `insert into bonus_new_value (run_id, member_id, bought, came_in, owed_before, counted_before, counted)
   select $1, member_id, bought, came_in, owed, done,
     least(greatest(bought - owed, 0), greatest(came_in - done, 0))
   from (
     select b.member_id, b.purchases as bought, ${hasExternalCredit('b.member_id')} as came_in,
       coalesce(greatest(v.owed_before - v.bought, 0), 0) as owed, coalesce(v.counted_before + v.counted, 0) as done
     from (${brought}) b
     left join lateral (
       select * from bonus_new_value n where n.member_id = b.member_id order by n.run_id desc limit 1
     ) v on true
     where b.purchases <> 0
   ) bought`;

/**
 * Counts the items of a run's business day, and uncounted items of earlier days, into the run's initial volumes. Each
 * item is marked in the same statement; an item that is already marked aborts the run.
 */
export async function countItems(
  tx: Transaction,
  run: RunRow,
  sources: readonly BonusSource[],
): Promise<void> {
  if (sources.length === 0) return;
  const states = await readStates(tx, sources);
  await selectCut(tx, run, states);
  const date = `'${run.date}'::date`;
  const items = states.flatMap((state) => {
    const { source, finalId } = state;
    const late = `${itemNumberSql(source)} > ${finalId} and ${isBefore(source, date)} and not ${isCounted(state)}`;
    return [selectItems(state, isOfDay(source, date)), selectItems(state, late)];
  });
  await tx.execute(
    `with item as materialized (${items.join('\n union all ')}),
       marked as (${mark}),
       brought as materialized (
         select member_id, sum(purchases)::bigint as purchases, sum(entrust)::bigint as entrust, sum(insurance)::bigint as insurance
         from item group by member_id
       ),
       valued as (${valueRows('select member_id, purchases from brought')} returning member_id, counted),
       volume as (
         select member_id, coalesce(v.counted, 0) as purchases, entrust, insurance
         from brought left join valued v using (member_id)
       )
     insert into bonus_walk (generation, member_id, paid, par, purchases, entrust, insurance)
     select 0, member_id, -1, false, purchases, entrust, insurance from volume
     where purchases > 0 or entrust > 0 or insurance > 0`,
    [run.id],
  );
  await tx.execute(
    `update bonus_run r set items = (select count(*) from bonus_counted c where c.run_id = r.id),
       purchases = (select coalesce(sum(counted), 0) from bonus_new_value v where v.run_id = r.id),
       profits = (select coalesce(sum(entrust + insurance), 0) from bonus_walk where generation = 0)
     where r.id = $1`,
    [run.id],
  );
}

/**
 * Marks what runs of the previous release counted, which went by the time of writing: all items of their days stamped
 * no later than the last of these runs. Runs before each day, so that it also covers a process that still has that
 * release.
 */
export async function adoptFormerRuns(
  tx: Transaction,
  last: RunRow,
  sources: readonly BonusSource[],
): Promise<void> {
  const date = `('${last.date}'::date + 1)`;
  const written = (source: BonusSource): string =>
    `${isBefore(source, date)} and ${source.writtenAt} <= '${last.startedAt.toISOString()}'`;
  const isNew: State[] = [];
  for (const source of sources) {
    const number = itemNumberSql(source);
    const added = await tx.maybe<{ id: number; finalId: bigint }>(
      `insert into bonus_source (name, is_purchase, first_id, first_date)
       select $1, $2, coalesce(
         (select min(${number}) - 1 from ${itemTablesSql(source)} where ${isItem(source)} and ${isBefore(source, date)}
            and not (${written(source)})),
         (select max(id) from ${source.numberedBy ?? source.table}), 0), $3::date
       on conflict do nothing returning id, first_id as "finalId"`,
      [source.name, isPurchase(source), last.date],
    );
    if (added !== undefined) isNew.push({ source, ...added });
  }
  const newNames = new Set(isNew.map(({ source }) => source.name));
  const former = (await readStates(tx, sources)).filter(({ source }) => !newNames.has(source.name));
  const { isFormer } = await tx.one<{ isFormer: boolean }>(
    'select not exists (select from bonus_cut where run_id = $1) as "isFormer"',
    [last.id],
  );
  const after = (state: State): string =>
    `${itemNumberSql(state.source)} > ${state.finalId} and ${written(state.source)} and not ${isCounted(state)}`;
  const marked = [...isNew, ...(isFormer ? former : [])];
  if (marked.length === 0) return;
  const bought = [
    ...isNew.map((state) => selectItems(state, written(state.source))),
    ...(isFormer ? former : []).map((state) => selectItems(state, after(state))),
  ];
  await tx.execute(
    `with item as (${bought.join('\n union all ')})
     ${valueRows(`select member_id, sum(purchases)::bigint as purchases from item
       where purchases > 0 group by member_id`)} on conflict do nothing`,
    [last.id],
  );
  await tx.execute(
    `with item as (${marked.map((state) => selectItems(state, after(state))).join('\n union all ')}) ${mark}`,
    [last.id],
  );
}

async function readStates(tx: Transaction, sources: readonly BonusSource[]): Promise<State[]> {
  const rows = await tx.query<{ name: string; id: number; finalId: bigint }>(
    `select s.name, s.id, greatest(s.first_id, (
       select c.final_id from bonus_cut c where c.source_id = s.id order by c.run_id desc limit 1)) as "finalId"
     from bonus_source s`,
  );
  return sources.map((source) => {
    const row = rows.find(({ name }) => name === source.name);
    if (row === undefined) throw new Error(`no row of bonus_source for ${source.name}`);
    return { source, id: row.id, finalId: row.finalId };
  });
}

/**
 * Stores how far this run reads, before reading. It records the open transactions in the same statement, because a
 * number issued while one of them is open may be committed later.
 */
const selectCut = (tx: Transaction, run: RunRow, states: readonly State[]): Promise<number> =>
  tx.execute(
    `with open as materialized (
       select pg_snapshot_xmin(s)::text::bigint as oldest, pg_snapshot_xmax(s)::text::bigint as next_xact
       from pg_current_snapshot() s
     ), read (source_id, final_id, max_id) as (${states
       .map(
         ({ source, id, finalId }) =>
           `select ${id}::smallint, ${finalId}::bigint, (select coalesce(max(id), 0) from ${source.numberedBy ?? source.table})`,
       )
       .join(' union all ')})
     insert into bonus_cut (run_id, source_id, max_id, next_xact, final_id)
     select $1, r.source_id, r.max_id, o.next_xact, greatest(r.final_id,
       case when o.next_xact <= o.oldest then r.max_id end,
       (select max(c.max_id) from bonus_cut c where c.source_id = r.source_id and c.next_xact <= o.oldest))
     from read r cross join open o`,
    [run.id],
  );
