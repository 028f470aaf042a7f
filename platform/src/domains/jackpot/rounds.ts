/** Rows, views and lists of rounds, and the public list of entries. */
import type { domains, JackpotRoundStatus, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { linesPerPage, type EntryLine } from '@portal/schema/rules/draw';
import type { Queryable } from '../../database/database.ts';
import { formatAmount, formatPpm } from '../../ledger/amount.ts';
import { formatCursor, cutPage, startOfPage } from '../../orders/cursor.ts';
import { computePot, computePrize } from './rules.ts';

type Endpoint = (typeof domains)['jackpot']['getGrandPrizeStatus'];
type Answer = AnswerOf<Endpoint>;

/** A round as the endpoint returns it. */
export type RoundView = NonNullable<Answer['round']>;

/** A row of jackpot_round; amounts in minor units. */
export interface RoundRow {
  readonly id: bigint;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly price: bigint;
  readonly maximum: number;
  readonly share_ppm: bigint;
  readonly carried: bigint;
  readonly seed_hash: Buffer;
  readonly status: JackpotRoundStatus;
  readonly entry_count: number;
  readonly prize: bigint | null;
  readonly drawn_at: Date | null;
  readonly seed: Buffer | null;
  readonly list_hash: Buffer | null;
  readonly result: Buffer | null;
  readonly winner_number: number | null;
  readonly winner_order_id: bigint | null;
  readonly winner_id: bigint | null;
  readonly paid_at: Date | null;
}

/** A round with the details for a member. */
interface RoundDetailsRow extends RoundRow {
  readonly winner_name: string | null;
  readonly winner_code: string | null;
  readonly mine: bigint;
}

/** SQL that adds the winner and the number of the member's (`$1`) entries to rounds. */
const selectRounds = (rounds: string): string =>
  `select r.*, m.user_name as winner_name, w.entry_code as winner_code,
     (select coalesce(sum(o.count), 0)::bigint from jackpot_order o where o.member_id = $1 and o.round_id = r.id) as mine
   from ${rounds} r left join member m on m.id = r.winner_id left join jackpot_order w on w.id = r.winner_order_id`;

/** Returns `a***o`: enough for winners to recognise themselves, too little to identify them. */
const maskName = (name: string): string => `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}`;

const hex = (bytes: Buffer | null): string => bytes?.toString('hex') ?? '';

function toDraw(row: RoundDetailsRow, memberId: bigint): RoundView['draw'] {
  if (row.drawn_at === null) return null;
  return {
    time: row.drawn_at.getTime(),
    seed: hex(row.seed),
    listHash: hex(row.list_hash),
    result: row.result === null ? null : hex(row.result),
    winNumber: row.winner_number,
    winEntryCode: row.winner_code,
    winnerName: row.winner_name === null ? null : maskName(row.winner_name),
    mineStatus: row.winner_id === memberId ? 1 : 0,
    payTime: row.paid_at?.getTime() ?? null,
  };
}

const toRoundView = (row: RoundDetailsRow, memberId: bigint): RoundView => ({
  id: row.id.toString(),
  roundNo: Number(row.id),
  cursor: formatCursor({ createdAt: row.opens_at, id: row.id }),
  status: row.status,
  beginTime: row.opens_at.getTime(),
  endTime: row.closes_at.getTime(),
  drawTime: row.draws_at.getTime(),
  price: formatAmount(row.price),
  maxCount: row.maximum,
  shareRatio: formatPpm(row.share_ppm),
  carriedAmount: formatAmount(row.carried),
  potAmount: formatAmount(computePot(row)),
  prizeAmount: formatAmount(row.prize ?? computePrize(row)),
  entryCount: row.entry_count,
  myCount: Number(row.mine),
  seedHash: hex(row.seed_hash),
  draw: toDraw(row, memberId),
});

/** Returns the current round, or undefined. It may have expired. */
export const findRoundInProgress = (db: Queryable): Promise<RoundRow | undefined> =>
  db.maybe<RoundRow>("select * from jackpot_round where status = 'IN_PROGRESS'");

/** Returns a round, with earlier rounds or a page of its entries if requested. */
export async function getStatus(
  db: Queryable,
  memberId: bigint,
  { roundId, entryPage, pageSize, cursor }: ParsedRequestOf<Endpoint>,
): Promise<Answer> {
  const row = await db.maybe<RoundDetailsRow>(
    roundId == null
      ? selectRounds("(select * from jackpot_round where status = 'IN_PROGRESS')")
      : selectRounds('(select * from jackpot_round where id = $2)'),
    roundId == null ? [memberId] : [memberId, BigInt(roundId)],
  );
  return {
    round: row === undefined ? null : toRoundView(row, memberId),
    ...(pageSize == null
      ? { records: [], hasMore: false }
      : await listRounds(db, memberId, { pageSize, cursor })),
    ...(entryPage == null || row?.drawn_at == null
      ? { pageHashes: [], entries: [] }
      : await listEntries(db, row.id, entryPage)),
  };
}

/** Returns a page of closed rounds, newest first. */
export async function listRounds(
  db: Queryable,
  memberId: bigint,
  { pageSize, cursor }: { readonly pageSize: number; readonly cursor: string | undefined },
): Promise<Pick<Answer, 'records' | 'hasMore'>> {
  const [, before] = startOfPage(cursor);
  const rows = await db.query<RoundDetailsRow>(
    `${selectRounds(`(select * from jackpot_round where status <> 'IN_PROGRESS' and ($2 = 0 or id < $2)
       order by id desc limit $3)`)} order by r.id desc`,
    [memberId, before, pageSize + 1],
  );
  return cutPage(rows, pageSize, (row) => toRoundView(row, memberId));
}

/** Returns the hashes of all pages of the public list, and the lines of one page. */
async function listEntries(
  db: Queryable,
  id: bigint,
  page: number,
): Promise<Pick<Answer, 'pageHashes' | 'entries'>> {
  const pages = await db.query<{ first_number: number; hash: Buffer }>(
    'select first_number, hash from jackpot_page where round_id = $1 order by page',
    [id],
  );
  const first = pages[page - 1]?.first_number;
  return {
    pageHashes: pages.map(({ hash }) => hex(hash)),
    entries: first === undefined ? [] : await readLines(db, id, first),
  };
}

/** Returns a page of lines of a round's list, starting at an entry number. */
export const readLines = (db: Queryable, id: bigint, firstNumber: number): Promise<EntryLine[]> =>
  db.query<EntryLine>(
    `select first_number as "firstNumber", count, entry_code as "entryCode", word from jackpot_order
     where round_id = $1 and first_number >= $2 order by first_number limit ${linesPerPage}`,
    [id, firstNumber],
  );
