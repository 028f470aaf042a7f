/** Rows, views, lists and totals of purchased entries. */
import type { domains, JackpotRoundStatus, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../../database/database.ts';
import { formatAmount } from '../../ledger/amount.ts';
import { listPage, toOrderView, type OrderRow } from '../../orders/list.ts';
import { getEntryStatus } from './states.ts';

type Endpoints = (typeof domains)['jackpot'];
type Endpoint = Endpoints['grandPrizeOrderList'];

/** The name of the operation that buys entries. The ledger distinguishes operations by name. */
export const operationName = 'enterJackpot';

/** A purchase of entries, as the endpoint returns it. */
export type EntryView = AnswerOf<Endpoints['grandPrize']>;

/** A row of jackpot_order; amounts in minor units. */
export interface EntryRow extends OrderRow {
  readonly round_id: bigint;
  readonly first_number: number;
  readonly count: number;
  readonly amount: bigint;
  readonly entry_code: string;
  readonly word: string | null;
}

/** A purchase with the details of its round. */
interface EntryDetailsRow extends EntryRow {
  readonly status: JackpotRoundStatus;
  readonly draws_at: Date;
  readonly winner_order_id: bigint | null;
  readonly winner_number: number | null;
  readonly prize: bigint | null;
  readonly paid_at: Date | null;
}

/** SQL that adds the details of rounds to orders. */
const selectEntries = (orders: string): string =>
  `select o.*, r.status, r.draws_at, r.winner_order_id, r.winner_number, r.prize, r.paid_at
   from ${orders} o join jackpot_round r on r.id = o.round_id`;

function toEntryView(row: EntryDetailsRow): EntryView {
  const isWinner = row.winner_order_id === row.id;
  return {
    ...toOrderView(row),
    roundId: row.round_id.toString(),
    roundNo: Number(row.round_id),
    status: getEntryStatus(row.status, isWinner),
    firstNumber: row.first_number,
    count: row.count,
    amount: formatAmount(row.amount),
    entryCode: row.entry_code,
    word: row.word,
    winNumber: isWinner ? row.winner_number : null,
    prizeAmount: isWinner && row.prize !== null ? formatAmount(row.prize) : null,
    drawTime: row.draws_at.getTime(),
    payTime: isWinner ? (row.paid_at?.getTime() ?? null) : null,
  };
}

/** Returns a purchase by its id. */
export const getEntry = async (db: Queryable, id: bigint): Promise<EntryView> =>
  toEntryView(
    await db.one<EntryDetailsRow>(selectEntries('(select * from jackpot_order where id = $1)'), [id]),
  );

/** SQL that filters orders `o` of the member `$1`: those that won, or the others. */
const won = (status: 0 | 1): string =>
  status === 1
    ? // The few winning orders are found by their winner, however many orders there are.
      'o.id in (select w.winner_order_id from jackpot_round w where w.winner_id = $1)'
    : 'not exists (select from jackpot_round w where w.winner_order_id = o.id)';

/** Returns a page of the member's orders, newest first. */
export const listEntries = (
  db: Queryable,
  memberId: bigint,
  data: ParsedRequestOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> =>
  listPage<EntryDetailsRow, EntryView>(db, memberId, data, {
    table: 'jackpot_order',
    operations: [operationName],
    where: (bind) => [
      data.roundId == null ? null : `o.round_id = ${bind(BigInt(data.roundId))}`,
      data.winStatus == null ? null : won(data.winStatus),
    ],
    select: selectEntries,
    toViews: (rows) => rows.map(toEntryView),
  });

interface TotalsRow {
  readonly entries: bigint;
  readonly paid: bigint;
  readonly wins: bigint;
  readonly won: bigint;
}

/** Returns the member's total stakes and prizes. A prize counts once it is paid. */
export async function getTotals(
  db: Queryable,
  memberId: bigint,
): Promise<AnswerOf<Endpoints['grandPrizeAmount']>> {
  const row = await db.one<TotalsRow>(
    `select o.entries, o.paid, r.wins, r.won
     from (select coalesce(sum(count), 0)::bigint as entries, coalesce(sum(amount), 0)::bigint as paid
           from jackpot_order where member_id = $1) o,
       (select count(*) as wins, coalesce(sum(prize) filter (where paid_at is not null), 0)::bigint as won
        from jackpot_round where winner_id = $1) r`,
    [memberId],
  );
  return {
    entryCount: Number(row.entries),
    payAmount: formatAmount(row.paid),
    winCount: Number(row.wins),
    winAmount: formatAmount(row.won),
  };
}
