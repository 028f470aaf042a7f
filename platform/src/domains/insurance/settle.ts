/** How contracts end: redeemed by the member, or returned to the house for a trial. */
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { rowJob } from '../../jobs/rows.ts';
import { nextBusinessMidnight } from '../../kernel/clock.ts';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { house, member, type Leg } from '../../ledger/entry.ts';
import { closeHold } from '../../ledger/holds.ts';
import { beginOperation, type Operation } from '../../ledger/idempotency.ts';
import type { RecordType } from '../../ledger/record-types.ts';
import type { SendingPause, Services } from '../../services/services.ts';
import { runMemberOperation } from '../member/index.ts';
import { recordMovement, requireRunning, requireShown } from './change-guards.ts';
import {
  getContract,
  requireContract,
  toContractView,
  type ContractView,
  type ContractRow,
} from './orders.ts';
import { refusals } from './refusals.ts';
import { coin, computeRedeemFee, tradeDayEndSql } from './rules.ts';
import { states, getStatus } from './states.ts';

type Endpoints = (typeof domains)['insurance'];

/** Redeems an unlocked package. The member receives its amount less the fee, and transfers close for the day. */
export function redeem(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['redeem']>,
): Promise<ContractView> {
  const shown = parsePositiveAmount(data.amount);
  const { id } = data;
  const input = { id, amount: formatAmount(shown) };
  const request = { memberId, action: 'redeemInsurancePackage', data, input };
  return runMemberOperation<ContractView>(services, request, async (operation) => {
    const contract = await requireRunning(operation, memberId, BigInt(id));
    if (getStatus(contract, operation.now) !== 'UNLOCKED')
      throw refusals.INSURANCE_LOCKED({ until: contract.unlocks_at.toISOString() });
    requireShown(shown, contract.amount - computeRedeemFee(contract.amount, contract.redeem_fee_ppm));
    await redeemContract(operation, contract);
    return toContractView(operation.tx, await getContract(operation.tx, contract.id), operation.now);
  });
}

/** Returns the current fee and proceeds of redeeming. */
export async function quoteRedemption(
  { database, clock }: Services,
  memberId: bigint,
  id: bigint,
): Promise<AnswerOf<Endpoints['redeemFee']>> {
  const contract = await requireContract(database, memberId, id);
  if (contract.ended_at !== null) throw refusals.INSURANCE_ENDED();
  if (contract.kind === 'TRIAL') throw refusals.INSURANCE_TRIAL();
  const fee = computeRedeemFee(contract.amount, contract.redeem_fee_ppm);
  return {
    amount: formatAmount(contract.amount),
    fee: formatAmount(fee),
    actualAmount: formatAmount(contract.amount - fee),
    closedUntil: nextBusinessMidnight(clock.now()).getTime(),
  };
}

/** Redeems a contract. The caller has locked it and checked that it is allowed. */
export function redeemContract(operation: Operation, contract: ContractRow): Promise<void> {
  const { amount } = contract;
  const fee = computeRedeemFee(amount, contract.redeem_fee_ppm);
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

/** Returns to the house what it granted for trials that have ended. */
export const trialsEnd = rowJob<Pick<ContractRow, 'id'>>({
  name: 'insurance-trials-end',
  everyMs: 60_000,
  table: 'insurance_contract',
  // The trades of all ended days come first.
  due: `o.kind = 'TRIAL' and o.ended_at is null and o.unlocks_at <= $1 and ${tradeDayEndSql} > $1`,
  order: 'o.unlocks_at, o.id',
  work: async ({ tx, row, now }) =>
    endTrial(await beginOperation(tx, 'insurance:trial', row.id, now), await getContract(tx, row.id)),
});

/** Ends a trial. The caller has locked it. */
export const endTrial = (operation: Operation, contract: ContractRow): Promise<void> =>
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
  contract: ContractRow,
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

/** A member who redeemed a package today cannot send to other members until the next business day. */
export const pauseAfterRedemption: SendingPause = {
  reason: 'INSURANCE_REDEEMED',
  scope: 'TRANSFERS',
  until: (memberId, now) => {
    // A business day begins at 00:00 GMT+8.
    const today = `(date_trunc('day', ${now} at time zone 'UTC' + interval '8 hours') - interval '8 hours') at time zone 'UTC'`;
    return `select ${today} + interval '24 hours' where exists (select from insurance_movement
      where member_id = ${memberId} and type = 'REDEEM' and created_at >= ${today})`;
  },
  refuse: (until) => refusals.TRANSFER_CLOSED({ until: until.toISOString() }),
};
