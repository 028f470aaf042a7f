import type { WithdrawalStatus } from '@portal/schema/rest';

import type { Transaction } from '../../database/database.ts';
import { coinById } from '../../ledger/coins.ts';
import { house, type Leg } from '../../ledger/entry.ts';
import { asLedgerError } from '../../ledger/errors.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { Services } from '../../services.ts';
import { readHash } from './hash.ts';
import { stepsOf, type OrderRow } from './orders.ts';
import { endings, explained, transitions } from './states.ts';

/** A step of one withdrawal. */
export interface Step {
  readonly id: bigint;
  readonly to: WithdrawalStatus;
  /** What the member is told; goes with the states that are explained to them, and with those alone. */
  readonly reason?: string | undefined;
  /** Of the payment; goes with SUCCESS on a chain, and with that alone. */
  readonly hash?: string | undefined;
}

/** Why a withdrawal did not take a step; nothing has changed then. */
export type Obstacle =
  | { readonly kind: 'unknown' }
  /** No transition leads there from the state it is in. */
  | { readonly kind: 'impossible'; readonly order: OrderRow }
  /** A payment on a chain has a hash, and this is none there; through a bank there is none to give. */
  | { readonly kind: 'hashMissing' | 'hashWrong' | 'hashNeedless'; readonly order: OrderRow };

/** Takes the transaction back and says why. */
class NotMoved extends Error {
  override readonly name = 'NotMoved';
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(`a withdrawal did not move: ${obstacle.kind}`);
    this.obstacle = obstacle;
  }
}

/**
 * Takes one step, together with what it does to the credits: all of it or nothing. Whoever moves the same withdrawal
 * at the same time waits, and then finds the state it has come to: of two steps that exclude each other one is taken.
 */
export async function moveOrder(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  step: Step,
): Promise<{ readonly kind: 'moved'; readonly order: OrderRow } | Obstacle> {
  const now = clock.now();
  try {
    const order = await database.transaction(async (tx) => {
      const ready = await lockForStep(tx, step);
      const request = { scope: `withdrawal:${step.id}`, key: step.to, input: {}, now };
      return takeStep(await beginOperation(tx, request), ready);
    });
    return { kind: 'moved', order };
  } catch (error) {
    if (error instanceof NotMoved) return error.obstacle;
    throw asLedgerError(error);
  }
}

/** A step that can be taken, of a withdrawal that is locked. */
interface ReadyStep {
  readonly order: OrderRow;
  readonly to: WithdrawalStatus;
  readonly reason: string | null;
  readonly hash: string | null;
}

/** Locks the withdrawal and makes sure that the step can be taken; throws otherwise, which takes back the lock. */
export async function lockForStep(tx: Transaction, { id, to, reason, hash }: Step): Promise<ReadyStep> {
  if ((reason !== undefined) !== explained.has(to)) throw new Error(`a reason does not go with ${to}`);
  // Steps are read behind the lock: in the same statement they would be those of before the wait.
  await tx.maybe('select from withdrawal where id = $1 for no key update', [id]);
  const order = await tx.maybe<OrderRow>(`select w.*, ${stepsOf} from withdrawal w where w.id = $1`, [id]);
  if (order === undefined) throw new NotMoved({ kind: 'unknown' });
  if (!transitions[order.status].includes(to)) throw new NotMoved({ kind: 'impossible', order });
  return { order, to, reason: reason ?? null, hash: hashFor(order, to, hash) };
}

function hashFor(order: OrderRow, to: WithdrawalStatus, typed: string | undefined): string | null {
  const isDue = to === 'SUCCESS' && order.way !== 'BANK';
  if (!isDue) {
    if (typed !== undefined) throw new NotMoved({ kind: 'hashNeedless', order });
    return null;
  }
  if (typed === undefined) throw new NotMoved({ kind: 'hashMissing', order });
  const hash = readHash(order.way, typed);
  if (hash === undefined) throw new NotMoved({ kind: 'hashWrong', order });
  return hash;
}

/** Takes a step that {@link lockForStep} found ready, and answers the withdrawal as it is then. */
export async function takeStep(
  operation: Operation,
  { order, to, reason, hash }: ReadyStep,
): Promise<OrderRow> {
  const { tx, now } = operation;
  const outcome = endings[to];
  if (outcome !== undefined) {
    await closeHold(operation, {
      hold: order.hold_id,
      recordType: 'withdraw',
      outcome,
      ...(outcome === 'settled' && { to: payment(order) }),
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

/** What is paid out leaves by the house; the fee stays with it. */
function payment({ coin_id: coinId, amount, fee }: OrderRow): Leg[] {
  const coin = coinById(coinId);
  return [
    { account: house('withdrawal'), coin, amount: amount - fee },
    ...(fee > 0n ? [{ account: house('fee'), coin, amount: fee, recordType: 'withdrawalFee' as const }] : []),
  ];
}
