import type { domains, ParsedRequestOf, WithdrawalStatus } from '@portal/schema/rest';
import { parseHash, formatHash } from '@portal/schema/rules';
import type { Transaction } from '../../database/database.ts';
import { violatedConstraint } from '../../database/errors.ts';
import { rowJob } from '../../jobs/rows.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, type Leg } from '../../ledger/entry.ts';
import { toLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { getMail } from './mails.ts';
import { toMemberView } from './member-view.ts';
import { orderColumns, toWithdrawalView, type WithdrawalView, type WithdrawalRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { isExplained, states } from './states.ts';

/** A step of one withdrawal. */
export interface Step {
  readonly id: bigint;
  readonly to: WithdrawalStatus;
  /** The reason for the member; required for the states that have one, absent for all others. */
  readonly reason?: string | undefined;
  /** The hash of the payment; required for SUCCESS on a chain, absent otherwise. */
  readonly hash?: string | undefined;
}

/** Why a withdrawal did not take a step; nothing has changed then. */
export type BlockingReason =
  | { readonly kind: 'unknown' }
  /** The current state has no transition to the requested one. */
  | { readonly kind: 'impossible'; readonly order: WithdrawalRow }
  /** A payment on a chain needs a valid hash of that network; a bank payment must have none. */
  | { readonly kind: 'hashMissing' | 'hashWrong' | 'hashNeedless'; readonly order: WithdrawalRow }
  /** Another withdrawal has the same payment hash. */
  | { readonly kind: 'hashUsed' };

/** Rolls the transaction back with the reason. */
class StepBlocked extends Error {
  override readonly name = 'NotMoved';
  readonly obstacle: BlockingReason;

  constructor(obstacle: BlockingReason) {
    super(`a withdrawal did not move: ${obstacle.kind}`);
    this.obstacle = obstacle;
  }
}

/**
 * Takes one step, moves the credits accordingly and emails the member, atomically. Concurrent steps of the same
 * withdrawal wait for one another and see the new state, so that only one of two conflicting steps succeeds.
 */
export async function moveWithdrawal(
  { database, clock, outbox }: Pick<Services, 'database' | 'clock' | 'outbox'>,
  step: Step,
): Promise<{ readonly kind: 'moved'; readonly order: WithdrawalRow } | BlockingReason> {
  try {
    const order = await database.transaction(async (tx) => {
      const ready = await lockForStep(tx, step);
      const operation = await beginOperation(tx, `withdrawal:${step.id}`, step.to, clock.now());
      const moved = await takeStep(operation, ready);
      const mail = getMail(moved, clock.now());
      if (mail !== undefined) await outbox.put(tx, moved.member_id, mail);
      return moved;
    });
    return { kind: 'moved', order };
  } catch (error) {
    if (error instanceof StepBlocked) return error.obstacle;
    if (violatedConstraint(error) === 'withdrawal_hash_once') return { kind: 'hashUsed' };
    throw toLedgerError(error);
  }
}

type Cancellation = ParsedRequestOf<(typeof domains)['withdrawal']['cancelWithdrawal']>;

/**
 * Cancels the member's own withdrawal while the member sees it as pending review, even if an invisible approval
 * exists, in one transaction with its answer. Refuses another member's withdrawal like an unknown one.
 */
export function cancelWithdrawal(
  services: Services,
  memberId: bigint,
  data: Cancellation,
): Promise<WithdrawalView> {
  const { id } = data;
  const request = { memberId, action: 'cancelWithdrawal', data, input: { id } };
  return runMemberOperation<WithdrawalView>(services, request, async (operation) => {
    const order = await lockWithdrawal(operation.tx, BigInt(id));
    if (order?.member_id !== memberId) throw refusals.WITHDRAWAL_UNKNOWN();
    if (states[toMemberView(order, operation.now).status].cancellable !== true)
      throw refusals.WITHDRAWAL_DECIDED();
    const cancelled = await takeStep(operation, { order, to: 'CANCELLED', reason: null, hash: null });
    return toWithdrawalView(cancelled, operation.now);
  });
}

/** Returns the withdrawal, locked, once every earlier step has ended. */
async function lockWithdrawal(tx: Transaction, id: bigint): Promise<WithdrawalRow | undefined> {
  // Read in a second statement, after the lock: the locking statement would see the steps from before its wait.
  await tx.maybe('select from withdrawal where id = $1 for no key update', [id]);
  return tx.maybe<WithdrawalRow>(`select ${orderColumns} from withdrawal o where o.id = $1`, [id]);
}

/** A permitted step of a locked withdrawal. */
interface ReadyStep {
  readonly order: WithdrawalRow;
  readonly to: WithdrawalStatus;
  readonly reason: string | null;
  readonly hash: string | null;
}

/** Locks the withdrawal and checks that the step is permitted. Throws otherwise, which releases the lock. */
export async function lockForStep(tx: Transaction, { id, to, reason, hash }: Step): Promise<ReadyStep> {
  if ((reason !== undefined) !== isExplained(to)) throw new Error(`the reason does not match ${to}`);
  const order = await lockWithdrawal(tx, id);
  if (order === undefined) throw new StepBlocked({ kind: 'unknown' });
  if (!states[order.status].to.includes(to)) throw new StepBlocked({ kind: 'impossible', order });
  return { order, to, reason: reason ?? null, hash: requireHash(order, to, hash) };
}

function requireHash(order: WithdrawalRow, to: WithdrawalStatus, typed: string | undefined): string | null {
  const isDue = to === 'SUCCESS' && order.way !== 'BANK';
  if (!isDue) {
    if (typed !== undefined) throw new StepBlocked({ kind: 'hashNeedless', order });
    return null;
  }
  if (typed === undefined) throw new StepBlocked({ kind: 'hashMissing', order });
  const digits = parseHash(typed);
  if (digits === undefined) throw new StepBlocked({ kind: 'hashWrong', order });
  return formatHash(order.way, digits);
}

/** Takes a step that {@link lockForStep} permitted, and returns the updated withdrawal. */
export async function takeStep(
  operation: Operation,
  { order, to, reason, hash }: ReadyStep,
): Promise<WithdrawalRow> {
  const { tx, now } = operation;
  const outcome = states[to].ends;
  if (outcome !== undefined) {
    await closeHold(operation, {
      hold: order.hold_id,
      recordType: 'withdraw',
      outcome,
      ...(outcome === 'settled' && { to: paymentLegs(order) }),
      reason: reason ?? undefined,
      // Stryker disable next-line ConditionalExpression: a payment by bank has no hash
      ...(hash !== null && order.way !== 'BANK' && { chain: { network: order.way, hash } }),
    });
  }
  const countsForDay = order.counts_for_day && !freesDay(order, to, now);
  await tx.execute('update withdrawal set status = $2, hash = $3, counts_for_day = $4 where id = $1', [
    order.id,
    to,
    hash,
    countsForDay,
  ]);
  await tx.execute(
    'insert into withdrawal_step (withdrawal_id, status, reason, created_at) values ($1, $2, $3, $4)',
    [order.id, to, reason, now],
  );
  const step = { status: to, time: now.getTime(), reason };
  return { ...order, status: to, hash, counts_for_day: countsForDay, steps: [...order.steps, step] };
}

/**
 * Returns whether a step lets the member withdraw again on the same day: it ends the withdrawal before a visible
 * approval.
 */
function freesDay(order: WithdrawalRow, to: WithdrawalStatus, now: Date): boolean {
  if (order.ended_counts || (to !== 'REJECTED' && to !== 'CANCELLED')) return false;
  return toMemberView(order, now).status === 'PENDING_REVIEW';
}

/** Payments to the member and to the network leave through the house accounts; the house keeps the rest of the fee. */
function paymentLegs({ coin_id: coinId, amount, fee, gas_fee: gasFee }: WithdrawalRow): Leg[] {
  const coin = coinById(coinId);
  const legs: Leg[] = [
    { account: house('withdrawal'), coin, amount: amount - fee },
    { account: house('fee'), coin, amount: fee - gasFee, recordType: 'withdrawalFee' },
    { account: house('withdrawal'), coin, amount: gasFee, recordType: 'gasFee' },
  ];
  return legs.filter((leg) => leg.amount > 0n);
}

/**
 * Makes approved withdrawals payable once their business day has begun, including days missed while the platform was
 * down. Members who were approved earlier receive their mail now, when the approval becomes visible.
 */
export const withdrawalsPayable = rowJob<{ readonly id: bigint }>({
  name: 'withdrawals-payable',
  everyMs: 60_000,
  table: 'withdrawal',
  due: "o.status = 'APPROVED' and o.expected_date <= business_date($1)",
  order: 'o.expected_date, o.id',
  work: async ({ services: { outbox }, tx, row, now }) => {
    const order = await tx.one<WithdrawalRow>(`select ${orderColumns} from withdrawal o where o.id = $1`, [
      row.id,
    ]);
    await tx.execute("update withdrawal set status = 'PAYABLE' where id = $1", [row.id]);
    await tx.execute(
      "insert into withdrawal_step (withdrawal_id, status, created_at) values ($1, 'PAYABLE', $2)",
      [row.id, now],
    );
    const wasHeld = toMemberView(order, new Date(order.steps.at(-1)?.time ?? 0)).status !== 'APPROVED';
    const mail = wasHeld ? getMail(order, now) : undefined;
    if (mail !== undefined) await outbox.put(tx, order.member_id, mail);
  },
});
