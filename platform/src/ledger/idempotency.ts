import type { Database, Queryable, Transaction } from '../database/database.ts';
import { Refusal, type RefusalCode, type RefusalParams } from '../refusal.ts';
import { fingerprint, type Json } from './canonical-json.ts';
import { asLedgerError } from './errors.ts';

/** Something a caller asks to happen once. */
export interface OperationRequest {
  /** Whose key it is and for what, e.g. `member:17:transfer`: keys of two scopes never meet. */
  readonly scope: string;
  /** Chosen by the caller, the same at every repetition. */
  readonly key: string;
  /** What was asked for, without passwords. Another input under the same key is refused. */
  readonly input: Json;
  readonly now: Date;
}

/** A request that holds its key, inside the transaction that does the work. */
export interface Operation {
  readonly id: bigint;
  readonly tx: Transaction;
  readonly now: Date;
}

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
  request: OperationRequest,
  work: (operation: Operation) => Promise<T>,
): Promise<T> {
  checkKey(request);
  const attempt = { working: false };
  try {
    return await db.transaction(async (tx) => {
      attempt.working = false;
      const claim = await claimKey(tx, request);
      if (claim.state !== 'new') return repeat(claim) as T;
      attempt.working = true;
      const result = await work({ id: claim.id, tx, now: request.now });
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

/** Keys come from outside; what the database would choke on is refused by name. */
export function checkKey({ key }: OperationRequest): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal('IDEMPOTENCY_KEY_INVALID', { field: 'idempotencyKey' });
}

/** Forgets refusals from before `before`: their keys may be used again. Done work is remembered for good. */
export function forgetRefusals(db: Queryable, before: Date): Promise<number> {
  return db.execute('delete from operation where refused and created_at < $1', [before]);
}

/** The refusal a repetition gets, from what was stored of the first. */
export function storedRefusal(stored: unknown): Refusal {
  const { code, params } = stored as { code: RefusalCode; params: RefusalParams };
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
 * The work's transaction is rolled back, so the refusal is stored by itself. Somebody who waited for
 * the key may have been quicker and come to another end; the first outcome stored is the one.
 */
async function rememberRefusal<T>(db: Database, request: OperationRequest, refusal: Refusal): Promise<T> {
  const earlier = await db.transaction(async (tx) => {
    const claim = await claimKey(tx, request);
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
