import type { Clock } from '../clock.ts';
import type { Database, Queryable, SqlValue, Transaction } from '../database/database.ts';
import { Refusal, type RefusalParams } from '../refusal.ts';
import { fingerprint, type Json } from './canonical-json.ts';
import { asLedgerError } from './errors.ts';
import { refusals } from './refusals.ts';

/** A request whose effect must happen once. */
export interface OperationRequest {
  /** Whose key it is and for what, e.g. `member:17:claim`: keys of two scopes never meet. */
  readonly scope: string;
  /** Chosen by the caller, the same at every repetition. */
  readonly key: string;
  /** The input without passwords. A different input under the same key is refused. */
  readonly input: Json;
  readonly now: Date;
}

/** A request that waits for a connection and for locks before its effect has a time. */
export interface OnceRequest extends Omit<OperationRequest, 'now'> {
  readonly clock: Clock;
  /** Takes the locks that requests wait for. The operation's time is read once it resolves. */
  readonly lock?: (tx: Transaction) => Promise<void>;
}

/** The scope of what one member asks for; `action` is the operation's name. */
export const memberScope = (memberId: bigint, action: string): string => `member:${memberId}:${action}`;

/**
 * SQL that narrows a list of orders to those placed under a key in one of the scopes; empty without a key. It reads the
 * id out of the answer that a repetition gets, with one look a scope into the index `operation_once`. `column` is the
 * order's id; what the SQL refers to is added to `params`.
 */
export function andPlacedUnder(
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

/** A request that holds its key, inside the transaction that does the work. */
export interface Operation {
  readonly id: bigint;
  readonly tx: Transaction;
  /** When its effect happens. Read after the locks, so that it is never earlier than what it waited for. */
  readonly now: Date;
}

/**
 * The operation at `instant`, if that is later than its own time. The clock of the process that wrote a row may be ahead of
 * this one's; an effect that depends on the row is never stamped earlier than the row. Call it with the row locked.
 */
export const notBefore = (operation: Operation, instant: Date): Operation =>
  instant > operation.now ? { ...operation, now: instant } : operation;

interface Claim {
  readonly id: bigint;
  readonly state: 'new' | 'done' | 'refused';
  readonly result: unknown;
}

/**
 * Does `work` once for a key. A repetition gets the first answer again, be it a result or a final
 * refusal; two at the same time wait for each other. The key, the work and the result commit
 * together. `work` may run again after a conflict, so it must have no effect outside its transaction.
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
    const known = asLedgerError(error);
    if (!attempt.working || !(known instanceof Refusal) || !known.final) throw known;
    return await rememberRefusal<T>(db, request, known);
  }
}

/**
 * Begins an operation within a transaction whose own locks see to it that the work is done once, as a job's do. A key
 * that was used before is an error.
 */
export async function beginOperation(tx: Transaction, request: OperationRequest): Promise<Operation> {
  const { id, state } = await claimKey(tx, request);
  if (state !== 'new') throw new Error(`${request.scope} ${request.key} was done before`);
  return { id, tx, now: request.now };
}

/** Keys are untrusted input; a key that the database could not store is refused, naming the field. */
export function checkKey({ key }: Pick<OperationRequest, 'key'>): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw refusals.IDEMPOTENCY_KEY_INVALID({ field: 'idempotencyKey' });
}

/** Deletes refusals from before `before`, so that their keys may be used again. Completed work is kept forever. */
export function forgetRefusals(db: Queryable, before: Date): Promise<number> {
  return db.execute('delete from operation where refused and created_at < $1', [before]);
}

/** Rebuilds the stored refusal for a repetition. */
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
  if (claim === undefined) throw new Error('operation_claim answered nothing');
  return claim;
}

function repeat(claim: Claim): unknown {
  if (claim.state === 'refused') throw storedRefusal(claim.result);
  return claim.result;
}

/**
 * The work's transaction was rolled back, so the refusal is stored in its own. A concurrent request that waited for
 * the key may have stored another outcome first; the first one stored counts.
 */
async function rememberRefusal<T>(db: Database, request: OnceRequest, refusal: Refusal): Promise<T> {
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
