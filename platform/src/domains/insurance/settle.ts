/** How a contract ends: redeemed by its member, or, as a trial, given back to the house. */
import type { domains, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import { businessDate, nextBusinessMidnight, startOfBusinessDate } from '../../clock.ts';
import { rowJob } from '../../jobs/rows.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { RecordType } from '../../ledger/record-types.ts';
import type { SendingPause, Services } from '../../services.ts';
import { runMemberOperation } from '../member/index.ts';
import { recordMovement, requireRunning, requireShown } from './contract.ts';
import { contractById, requireContract, toOrder, type Order, type OrderRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { coin, redeemFeeOf, tradeDayEnd } from './rules.ts';
import { states, statusOf } from './states.ts';

type Contract = (typeof domains)['insurance'];

/** Ends an unlocked package. What is in it comes back less the fee, and the member's transfers close for the day. */
export function redeem(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Contract['redeem']>,
): Promise<Order> {
  const shown = parsePositiveAmount(data.amount);
  const { id, idempotencyKey, transactionPassword } = data;
  const input = { id, amount: formatAmount(shown) };
  return runMemberOperation<Order>(
    services,
    { memberId, action: 'redeemInsurancePackage', idempotencyKey, input, transactionPassword },
    async (operation) => {
      const contract = await requireRunning(operation, memberId, BigInt(id));
      if (statusOf(contract, operation.now) !== 'UNLOCKED')
        throw refusals.INSURANCE_LOCKED({ until: contract.unlocks_at.toISOString() });
      requireShown(shown, contract.amount - redeemFeeOf(contract.amount, contract.redeem_fee_ppm));
      await redeemContract(operation, contract);
      return toOrder(operation.tx, await contractById(operation.tx, contract.id), operation.now);
    },
  );
}

/** What redeeming would cost and bring now. */
export async function quoteRedemption(
  { database, clock }: Services,
  memberId: bigint,
  id: bigint,
): Promise<ResultOf<Contract['redeemFee']>> {
  const contract = await requireContract(database, memberId, id);
  if (contract.ended_at !== null) throw refusals.INSURANCE_ENDED();
  if (contract.kind === 'TRIAL') throw refusals.INSURANCE_TRIAL();
  const fee = redeemFeeOf(contract.amount, contract.redeem_fee_ppm);
  return {
    amount: formatAmount(contract.amount),
    fee: formatAmount(fee),
    actualAmount: formatAmount(contract.amount - fee),
    closedUntil: nextBusinessMidnight(clock.now()).getTime(),
  };
}

/** Redeems a contract. The caller has locked it and checked that it is allowed. */
export function redeemContract(operation: Operation, contract: OrderRow): Promise<void> {
  const { amount } = contract;
  const fee = redeemFeeOf(amount, contract.redeem_fee_ppm);
  const account = member(contract.member_id);
  const feeLegs: Leg[] = [
    { account, coin, amount: -fee, recordType: 'redeemFee' },
    { account: house('fee'), coin, amount: fee, recordType: 'redeemFee' },
  ];
  const main: Leg = { account, coin, amount, fee };
  return endContract(operation, contract, {
    type: 'REDEEM',
    recordType: 'redeem',
    fee,
    to: fee > 0n ? [main, ...feeLegs] : [main],
  });
}

/** Takes back what the house gave for a trial whose contract is over. */
export const trialsEnd = rowJob<Pick<OrderRow, 'id'>>({
  name: 'insurance-trials-end',
  everyMs: 60_000,
  table: 'insurance_contract',
  // The trades of all days that are over come first.
  due: `o.kind = 'TRIAL' and o.ended_at is null and o.unlocks_at <= $1 and ${tradeDayEnd} > $1`,
  order: 'o.unlocks_at, o.id',
  work: async ({ tx, row, now }) =>
    endTrial(
      await beginOperation(tx, { scope: 'insurance:trial', key: row.id.toString(), input: {}, now }),
      await contractById(tx, row.id),
    ),
});

/** Ends a trial. The caller has locked it. */
export const endTrial = (operation: Operation, contract: OrderRow): Promise<void> =>
  endContract(operation, contract, {
    type: 'RETURN',
    recordType: 'trialPackage',
    fee: 0n,
    to: [{ account: house('insurance'), coin, amount: contract.amount }],
  });

interface End {
  readonly type: 'REDEEM' | 'RETURN';
  readonly recordType: RecordType;
  readonly fee: bigint;
  readonly to: readonly Leg[];
}

async function endContract(
  operation: Operation,
  contract: OrderRow,
  { type, recordType, fee, to }: End,
): Promise<void> {
  const journal = await closeHold(operation, {
    hold: contract.hold_id,
    recordType,
    outcome: states.TERMINATED.ends,
    to,
  });
  await recordMovement(operation, contract, journal, { type, amount: contract.amount, fee });
  await operation.tx.execute('update insurance_contract set ended_at = $2 where id = $1', [
    contract.id,
    operation.now,
  ]);
}

/** A member who redeemed a package today sends nothing to other members until the next business day. */
export const pauseAfterRedemption: SendingPause = async (db, memberId, now) => {
  const { redeemed } = await db.one<{ redeemed: boolean }>(
    `select exists (select from insurance_movement
       where member_id = $1 and type = 'REDEEM' and created_at >= $2) as redeemed`,
    [memberId, startOfBusinessDate(businessDate(now))],
  );
  if (!redeemed) return undefined;
  const until = nextBusinessMidnight(now);
  const refusal = refusals.TRANSFER_CLOSED({ until: until.toISOString() });
  return { until, reason: 'INSURANCE_REDEEMED', scope: 'TRANSFERS', refusal };
};
