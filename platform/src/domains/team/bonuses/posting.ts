/** Posts bonus lines: a chunk of members in one journal, and failing members separately. */
import type { Transaction } from '../../../database/database.ts';
import { DatabaseUnavailable, isTransient, sqlState } from '../../../database/errors.ts';
import { postBulk } from '../../../ledger/bulk.ts';
import { beginOperation, type Operation } from '../../../ledger/idempotency.ts';
import type { Journal } from '../../../ledger/posting.ts';
import { recordTypeByCode } from '../../../ledger/record-types.ts';
import { digestOfLines } from './compute.ts';

/**
 * The scope of the operations that post bonuses. The key is the business day and the number of the chunk, followed by
 * the member's id if posted separately.
 */
export const scope = 'team:bonus';

/** If more members than this fail, the cause is not theirs. */
const maxHeld = 50;

/** SQLSTATE of a ledger that is halted for everyone. */
const halted = 'LG009';

/** A row of bonus_chunk. */
export interface Chunk {
  readonly id: bigint;
  readonly run_id: bigint;
  readonly number: number;
  readonly first_member: bigint;
  readonly last_member: bigint;
}

/** A row of bonus_held. */
export interface HeldBonus {
  readonly id: bigint;
  readonly chunk_id: bigint;
  readonly member_id: bigint;
}

interface Line {
  readonly member_id: bigint;
  readonly record_type: number;
  readonly amount: bigint;
}

/**
 * Posts the lines of some members as one journal, with one leg per kind and member. The caller has locked the chunk.
 * Members whose lines cannot be posted get a row of bonus_held, and the others are posted without them. Throws if the
 * lines differ from those computed, or if no member at all can be posted.
 */
export async function postChunk(tx: Transaction, chunk: Chunk, now: Date): Promise<void> {
  const [date, lines] = [await getDate(tx, chunk.run_id), await readLines(tx, chunk)];
  const operation = await beginOperation(tx, scope, `${date}:${chunk.number}`, now);
  const post = (some: readonly Line[]) => postLines(operation, date, chunk.id, some);
  let journal: Journal;
  await tx.query('savepoint bonuses');
  try {
    journal = await post(lines);
  } catch (error) {
    await undo(tx, error);
    const held = await findUnpostable(tx, lines, post);
    const others = lines.filter(({ member_id: id }) => !held.has(id));
    if (others.length === 0) throw error;
    journal = await post(others);
    await hold(
      tx,
      chunk,
      lines.filter(({ member_id: id }) => held.has(id)),
      now,
    );
  }
  await tx.execute('update bonus_chunk set journal_id = $2, posted_at = $3 where id = $1', [
    chunk.id,
    journal.id,
    now,
  ]);
}

/** Posts a held member of a chunk. The caller has locked the row. */
export async function postHeld(tx: Transaction, held: HeldBonus, now: Date): Promise<void> {
  const chunk = await tx.one<Chunk>('select * from bonus_chunk where id = $1', [held.chunk_id]);
  const date = await getDate(tx, chunk.run_id);
  const lines = await readLines(tx, chunk, held.member_id);
  const key = `${date}:${chunk.number}:${held.member_id}`;
  const operation = await beginOperation(tx, scope, key, now);
  const journal = await postLines(operation, date, chunk.id, lines);
  await tx.execute('update bonus_held set journal_id = $2, posted_at = $3 where id = $1', [
    held.id,
    journal.id,
    now,
  ]);
}

const getDate = async (tx: Transaction, run: bigint): Promise<string> =>
  (await tx.one<{ date: string }>('select business_date::text as date from bonus_run where id = $1', [run]))
    .date;

/** Returns the sums of a chunk's lines by member and kind, or those of one member. */
async function readLines(tx: Transaction, chunk: Chunk, member: bigint | null = null): Promise<Line[]> {
  const { isChanged } = await tx.one<{ isChanged: boolean }>(
    `select c.digest <> (select ${digestOfLines} from bonus_line l
       where l.run_id = c.run_id and l.member_id between c.first_member and c.last_member) is true as "isChanged"
     from bonus_chunk c where c.id = $1`,
    [chunk.id],
  );
  if (isChanged) throw new Error(`the lines of chunk ${chunk.id} of bonuses differ from those computed`);
  return tx.query<Line>(
    `select member_id, record_type, sum(amount)::bigint as amount from bonus_line
     where run_id = $1 and member_id between $2 and $3 and ($4::bigint is null or member_id = $4)
     group by member_id, record_type order by member_id, record_type`,
    [chunk.run_id, chunk.first_member, chunk.last_member, member],
  );
}

const postLines = (
  operation: Operation,
  date: string,
  chunk: bigint,
  lines: readonly Line[],
): Promise<Journal> =>
  postBulk(operation, {
    recordType: 'teamRebate',
    house: 'bonus',
    coin: 'BONUS_POINT',
    reference: { type: 'bonus', id: chunk.toString() },
    // The business day in digits, which need no translation.
    reason: date,
    lines: lines.map((line) => ({
      member: line.member_id,
      amount: line.amount,
      recordType: recordTypeByCode(line.record_type),
    })),
  });

/** Rolls back to the savepoint. Rethrows errors that are not caused by a member. */
async function undo(tx: Transaction, error: unknown): Promise<void> {
  if (error instanceof DatabaseUnavailable || isTransient(error) || sqlState(error) === halted) throw error;
  await tx.query('rollback to savepoint bonuses');
}

/**
 * Returns the members whose lines cannot be posted, by bisection: each costs about twenty attempts. All attempts are
 * rolled back.
 */
async function findUnpostable(
  tx: Transaction,
  lines: readonly Line[],
  post: (some: readonly Line[]) => Promise<unknown>,
): Promise<ReadonlySet<bigint>> {
  const found = new Set<bigint>();
  const search = async (members: readonly bigint[], isKnown: boolean): Promise<void> => {
    if (!isKnown) {
      const of = new Set(members);
      try {
        await post(lines.filter(({ member_id: id }) => of.has(id)));
        await tx.query('rollback to savepoint bonuses');
        return;
      } catch (error) {
        await undo(tx, error);
        if (members.length === 1) {
          for (const id of members) found.add(id);
          if (found.size > maxHeld) throw error;
        }
      }
    }
    if (members.length <= 1) return;
    const middle = Math.ceil(members.length / 2);
    await search(members.slice(0, middle), false);
    await search(members.slice(middle), false);
  };
  const members = [...new Set(lines.map(({ member_id: id }) => id))];
  await search(members, members.length > 1);
  return found;
}

const hold = (tx: Transaction, chunk: Chunk, lines: readonly Line[], now: Date): Promise<number> =>
  tx.execute(
    `insert into bonus_held (chunk_id, member_id, amount, created_at)
     select $1, member_id, sum(amount), $4 from unnest($2::bigint[], $3::bigint[]) l (member_id, amount)
     group by member_id order by member_id`,
    [chunk.id, lines.map((line) => line.member_id), lines.map((line) => line.amount), now],
  );
