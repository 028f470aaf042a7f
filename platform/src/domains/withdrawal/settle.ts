import type { domains, ParsedRequestOf, WithdrawalStatus } from '@portal/schema/rest';
import { readHash, writeHash } from '@portal/schema/rules';

import type { Transaction } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import { rowJob } from '../../jobs/rows.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, type Leg } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { runMemberOperation } from '../member/index.ts';
import { mailOf } from './mails.ts';
import { stepsColumn, toOrder, type Order, type OrderRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { isExplained, states } from './states.ts';

/** A step of one withdrawal. */
export interface Step {
  readonly id: bigint;
  readonly to: WithdrawalStatus;
  /** The reason shown to the member; required for the states that have one, absent for all others. */
  readonly reason?: string | undefined;
  /** The hash of the payment; required for SUCCESS on a chain, absent otherwise. */
  readonly hash?: string | undefined;
}

/** Why a withdrawal did not take a step; nothing has changed in that case. */
export type Obstacle =
  | { readonly kind: 'unknown' }
  /** The current state has no transition to the requested one. */
  | { readonly kind: 'impossible'; readonly order: OrderRow }
  /** A payment on a chain needs a valid hash of that network; a bank payment must have none. */
  | { readonly kind: 'hashMissing' | 'hashWrong' | 'hashNeedless'; readonly order: OrderRow }
  /** The hash of the payment closed another withdrawal. */
  | { readonly kind: 'hashUsed' };

/** Rolls the transaction back with the reason. */
class NotMoved extends Error {
  override readonly name = 'NotMoved';
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(`a withdrawal did not move: ${obstacle.kind}`);
    this.obstacle = obstacle;
  }
}

/**
 * Takes one step, moves the credits accordingly, and tells the member, atomically. Concurrent steps of the same withdrawal wait for one
 * another and see the new state, so that only one of two conflicting steps is taken.
 */
export async function moveOrder(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  step: Step,
): Promise<{ readonly kind: 'moved'; readonly order: OrderRow } | Obstacle> {
  try {
    const order = await database.transaction(async (tx) => {
      const ready = await lockForStep(tx, step);
      const request = { scope: `withdrawal:${step.id}`, key: step.to, input: {}, now: clock.now() };
      const moved = await takeStep(await beginOperation(tx, request), ready);
      const mail = mailOf(moved);
      if (mail !== undefined) await outbox.put(tx, moved.member_id, mail);
      return moved;
    });
    return { kind: 'moved', order };
  } catch (error) {
    if (error instanceof NotMoved) return error.obstacle;
    if (violatedConstraint(error) === 'withdrawal_hash_once') return { kind: 'hashUsed' };
    throw asLedgerError(error);
  }
}

type Cancellation = ParsedRequestOf<(typeof domains)['withdrawal']['cancelWithdrawal']>;

/**
 * Cancels the member's own withdrawal before it is decided, in one transaction with its answer. Another member's is refused
 * like one that does not exist.
 */
export function cancelWithdrawal(services: Services, memberId: bigint, data: Cancellation): Promise<Order> {
  const { idempotencyKey, id } = data;
  return runMemberOperation<Order>(
    services,
    { memberId, action: 'cancelWithdrawal', idempotencyKey, input: { id } },
    async (operation) => {
      const order = await lockOrder(operation.tx, BigInt(id));
      if (order?.member_id !== memberId) throw refusals.WITHDRAWAL_UNKNOWN();
      if (states[order.status].cancellable !== true) throw refusals.WITHDRAWAL_DECIDED();
      return toOrder(await takeStep(operation, { order, to: 'CANCELLED', reason: null, hash: null }));
    },
  );
}

/** The withdrawal as it is once every step before has ended, locked. */
async function lockOrder(tx: Transaction, id: bigint): Promise<OrderRow | undefined> {
  // Read in a second statement, after the lock: the locking statement would see the steps from before its wait.
  await tx.maybe('select from withdrawal where id = $1 for no key update', [id]);
  return tx.maybe<OrderRow>(`select w.*, ${stepsColumn} from withdrawal w where w.id = $1`, [id]);
}

/** A permitted step of a locked withdrawal. */
interface ReadyStep {
  readonly order: OrderRow;
  readonly to: WithdrawalStatus;
  readonly reason: string | null;
  readonly hash: string | null;
}

/** Locks the withdrawal and checks that the step is permitted; throws otherwise, which releases the lock. */
export async function lockForStep(tx: Transaction, { id, to, reason, hash }: Step): Promise<ReadyStep> {
  if ((reason !== undefined) !== isExplained(to)) throw new Error(`a reason does not go with ${to}`);
  const order = await lockOrder(tx, id);
  if (order === undefined) throw new NotMoved({ kind: 'unknown' });
  if (!states[order.status].to.includes(to)) throw new NotMoved({ kind: 'impossible', order });
  return { order, to, reason: reason ?? null, hash: requireHash(order, to, hash) };
}

function requireHash(order: OrderRow, to: WithdrawalStatus, typed: string | undefined): string | null {
  const isDue = to === 'SUCCESS' && order.way !== 'BANK';
  if (!isDue) {
    if (typed !== undefined) throw new NotMoved({ kind: 'hashNeedless', order });
    return null;
  }
  if (typed === undefined) throw new NotMoved({ kind: 'hashMissing', order });
  const digits = readHash(typed);
  if (digits === undefined) throw new NotMoved({ kind: 'hashWrong', order });
  return writeHash(order.way, digits);
}

/** Takes a step that {@link lockForStep} permitted, and returns the updated withdrawal. */
export async function takeStep(
  operation: Operation,
  { order, to, reason, hash }: ReadyStep,
): Promise<OrderRow> {
  const { tx, now } = operation;
  const outcome = states[to].ends;
  if (outcome !== undefined) {
    await closeHold(operation, {
      hold: order.hold_id,
      recordType: 'withdraw',
      outcome,
      ...(outcome === 'settled' && { to: paymentLegs(order) }),
      ...(reason !== null && { reason }),
      ...(hash !== null && order.way !== 'BANK' && { chain: { network: order.way, hash } }),
    });
  }
  await tx.execute('update withdrawal set status = $2, hash = $3 where id = $1', [order.id, to, hash]);
  await tx.execute(
    'insert into withdrawal_step (withdrawal_id, status, reason, created_at) values ($1, $2, $3, $4)',
    [order.id, to, reason, now],
  );
  const step = { status: to, time: now.getTime(), reason };
  return { ...order, status: to, hash, steps: [...order.steps, step] };
}

/** What is paid to the member and to the network leaves through the house accounts; the house keeps the rest of the fee. */
function paymentLegs({ coin_id: coinId, amount, fee, gas_fee: gasFee }: OrderRow): Leg[] {
  const coin = coinById(coinId);
  const legs: Leg[] = [
    { account: house('withdrawal'), coin, amount: amount - fee },
    { account: house('fee'), coin, amount: fee - gasFee, recordType: 'withdrawalFee' },
    { account: house('withdrawal'), coin, amount: gasFee, recordType: 'gasFee' },
  ];
  return legs.filter((leg) => leg.amount > 0n);
}

/** Makes approved withdrawals payable once their business day has begun, including days missed while the platform was down. */
export const withdrawalsPayable = rowJob<{ readonly id: bigint }>({
  name: 'withdrawals-payable',
  everyMs: 60_000,
  table: 'withdrawal',
  due: "o.status = 'APPROVED' and o.expected_date <= business_date($1)",
  order: 'o.expected_date, o.id',
  work: async ({ tx, row, now }) => {
    await tx.execute("update withdrawal set status = 'PAYABLE' where id = $1", [row.id]);
    await tx.execute(
      "insert into withdrawal_step (withdrawal_id, status, created_at) values ($1, 'PAYABLE', $2)",
      [row.id, now],
    );
  },
});
