import type { Database, Queryable, SqlValue, Transaction } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { Refusal, type RefusalParams } from '../kernel/refusal.ts';
import { fingerprint, type Json } from './canonical-json.ts';
import { toLedgerError } from './errors.ts';
import { refusals } from './refusals.ts';

/** A request whose effect must happen only once. */
export interface OperationRequest {
  /** The owner and purpose of the key, e.g. `member:17:claim`. Keys of different scopes are independent. */
  readonly scope: string;
  /** Chosen by the caller; the same for every repetition. */
  readonly key: string;
  /** The input without passwords. A different input under the same key is rejected. */
  readonly input: Json;
  readonly now: Date;
}

/** A request whose time is read after it has waited for a connection and locks. */
export interface OnceRequest extends Omit<OperationRequest, 'now'> {
  readonly clock: Clock;
  /** Takes the required locks. The operation's time is read after it resolves. */
  readonly lock?: (tx: Transaction) => Promise<void>;
}

/** The idempotency scope of a member's operation; `action` is the operation's name. */
export const memberScope = (memberId: bigint, action: string): string => `member:${memberId}:${action}`;

/**
 * SQL that filters a list of orders by idempotency key in the given scopes; empty without a key. Reads the order's id
 * from the stored answer, with one lookup per scope in the index `operation_once`. `column` is the order's id. Appends
 * to `params`.
 */
export function andIdempotencyKey(
  column: string,
  scopes: readonly string[],
  key: string | null | undefined,
  params: SqlValue[],
): string {
  if (key == null) return '';
  const keyIndex = params.push(key);
  const ids = scopes.map(
    (scope) =>
      `(select (result ->> 'id')::bigint from operation
        where scope = $${params.push(scope)} and key = $${keyIndex} and not refused)`,
  );
  return `and ${column} in (${ids.join(', ')})`;
}

/** A running request that holds its key, in the transaction that does the work. */
export interface Operation {
  readonly id: bigint;
  readonly tx: Transaction;
  /** When its effect happens. Read after the locks, so it is never earlier than what it waited for. */
  readonly now: Date;
}

/**
 * The operation at `instant`, if that is later than its own time. The clock of the process that wrote a row may be
 * ahead, and an effect that depends on the row must not be earlier. Call it with the row locked.
 */
export const notBefore = (operation: Operation, instant: Date): Operation =>
  instant > operation.now ? { ...operation, now: instant } : operation;

interface Claim {
  readonly id: bigint;
  readonly state: 'new' | 'done' | 'refused';
  readonly result: unknown;
}

/**
 * Runs `work` once per key. A repetition gets the first result or final refusal; concurrent requests wait for each
 * other. The key, the work and the result commit together. `work` may run again after a conflict, so it must have no
 * effect outside its transaction.
 */
export async function runOnce<T extends Json>(
  db: Database,
  request: OnceRequest,
  work: (operation: Operation) => Promise<T>,
): Promise<T> {
  checkKey(request);
  const attempt = { working: false };
  try {
    return await db.transaction(async (tx) => {
      attempt.working = false;
      const claim = await claimKey(tx, { ...request, now: request.clock.now() });
      if (claim.state !== 'new') return repeat(claim) as T;
      attempt.working = true;
      await request.lock?.(tx);
      const result = await work({ id: claim.id, tx, now: request.clock.now() });
      await tx.execute('update operation set result = $2 where id = $1', [claim.id, JSON.stringify(result)]);
      return result;
    });
  } catch (error) {
    const known = toLedgerError(error);
    if (!attempt.working || !(known instanceof Refusal) || !known.final) throw known;
    return await storeRefusal<T>(db, request, known);
  }
}

/**
 * Starts an operation in a transaction whose locks ensure that the work happens once, as in a job. Throws for a used
 * key.
 */
export async function beginOperation(
  tx: Transaction,
  scope: string,
  key: string | bigint,
  now: Date,
): Promise<Operation> {
  const { id, state } = await claimKey(tx, { scope, key: key.toString(), input: {}, now });
  if (state !== 'new') throw new Error(`${scope} ${key} has already been used`);
  return { id, tx, now };
}

/** Keys are untrusted input. Throws a refusal that names the field for a key that the database could not store. */
export function checkKey({ key }: Pick<OperationRequest, 'key'>): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw refusals.IDEMPOTENCY_KEY_INVALID({ field: 'idempotencyKey' });
}

/**
 * Deletes refusals created before `before`, so that their keys can be reused. Completed operations are kept forever.
 */
export function deleteOldRefusals(db: Queryable, before: Date): Promise<number> {
  return db.execute('delete from operation where refused and created_at < $1', [before]);
}

/** Restores a stored refusal for a repetition. */
export function storedRefusal(stored: unknown): Refusal {
  const { code, params } = stored as { code: string; params: RefusalParams };
  return new Refusal(code, params);
}

async function claimKey(tx: Transaction, request: OperationRequest): Promise<Claim> {
  const [claim] = await tx.call<Claim>('operation_claim', [
    request.scope,
    request.key,
    fingerprint(request.input),
    request.now,
  ]);
  if (claim === undefined) throw new Error('operation_claim returned no row');
  return claim;
}

function repeat(claim: Claim): unknown {
  if (claim.state === 'refused') throw storedRefusal(claim.result);
  return claim.result;
}

/**
 * Stores a refusal in a separate transaction, because the one of the work was rolled back. A concurrent request may
 * have stored another outcome first; the first one stored counts.
 */
async function storeRefusal<T>(db: Database, request: OnceRequest, refusal: Refusal): Promise<T> {
  const earlier = await db.transaction(async (tx) => {
    const claim = await claimKey(tx, { ...request, now: request.clock.now() });
    if (claim.state !== 'new') return claim;
    await tx.execute('update operation set refused = true, result = $2 where id = $1', [
      claim.id,
      JSON.stringify({ code: refusal.code, params: refusal.params }),
    ]);
    return undefined;
  });
  if (earlier === undefined) throw refusal;
  return repeat(earlier) as T;
}
