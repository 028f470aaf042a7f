/** What a member pays into a running package: upgrade, refill, add. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';
import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { member } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services/services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import { recordMovement, requireRunning, requireShown } from './change-guards.ts';
import {
  getContract,
  toContractView,
  type OperationName,
  type ContractView,
  type ContractRow,
} from './orders.ts';
import { refusals } from './refusals.ts';
import { coin, refuseBeyondPurchases, requireOffered, getUnlockTime, type Package } from './rules.ts';
import { getStatus } from './states.ts';

type Endpoints = (typeof domains)['insurance'];

interface ChangeRequest {
  readonly idempotencyKey: string;
  readonly id: string;
  readonly amount: string;
  readonly transactionPassword: string;
}

/** Upgrades a package to a larger one for the difference of their prices. */
export function upgrade(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['upgradeMatching']>,
): Promise<ContractView> {
  return changeContract(
    services,
    memberId,
    'upgradeInsurancePackage',
    data,
    async (operation, contract, shown) => {
      const next = await requireOffered(operation.tx, BigInt(data.matchingId));
      if (next.amount <= contract.price) throw refusals.INSURANCE_NOT_LARGER({ name: contract.name });
      await refuseBeyondPurchases(operation.tx, memberId, next);
      const difference = next.amount - contract.price;
      requireShown(shown, difference);
      await upgradeContract(operation, contract, next);
    },
    { package: data.matchingId },
  );
}

/** Restores all losses of a package. */
export const refill = (
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['fillingPositions']>,
): Promise<ContractView> =>
  changeContract(services, memberId, 'refillInsurancePackage', data, async (operation, contract, shown) => {
    if (contract.lost === 0n) throw refusals.INSURANCE_NOTHING_LOST();
    requireShown(shown, contract.lost);
    await refillContract(operation, contract);
  });

/** Adds to a locked package, up to its maximum less its losses. */
export const add = (
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Endpoints['addWarehouse']>,
): Promise<ContractView> =>
  changeContract(services, memberId, 'addToInsurancePackage', data, async (operation, contract, amount) => {
    if (getStatus(contract, operation.now) !== 'LOCKED') throw refusals.INSURANCE_UNLOCKED();
    checkAmount(amount, { coin, minimum: 1n, maximum: getRoom(contract), multiple: 1n });
    await addToContract(operation, contract, amount);
  });

/** Returns what still fits into a package once its losses are refilled. */
export function getRoom({ maximum, amount, lost }: Pick<ContractRow, 'maximum' | 'amount' | 'lost'>): bigint {
  const room = maximum - amount - lost;
  // Stryker disable next-line EqualityOperator: zero is the same on either side
  return room > 0n ? room : 0n;
}

/** Runs a change with the contract locked. The caller has checked that the amount is above zero. */
function changeContract(
  services: Services,
  memberId: bigint,
  action: OperationName,
  data: ChangeRequest,
  work: (operation: Operation, contract: ContractRow, amount: bigint) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
): Promise<ContractView> {
  const { id } = data;
  const parsed = parsePositiveAmount(data.amount);
  const input = { id, amount: formatAmount(parsed), ...more };
  const request = { memberId, action, data, input };
  return runMemberOperation<ContractView>(services, request, async (operation) => {
    const contract = await requireRunning(operation, memberId, BigInt(id));
    await work(operation, contract, parsed);
    return toContractView(operation.tx, await getContract(operation.tx, contract.id), operation.now);
  });
}

/** Pays the difference into the hold. The contract restarts with the terms of the larger package. */
export async function upgradeContract(
  operation: Operation,
  contract: ContractRow,
  next: Package,
): Promise<void> {
  const upgraded = { ...contract, package_id: next.id };
  await payIn(operation, upgraded, 'UPGRADE', next.amount - contract.price);
  await operation.tx.execute('update insurance_contract set package_id = $2, unlocks_at = $3 where id = $1', [
    contract.id,
    next.id,
    getUnlockTime(operation.now, next.contractDays),
  ]);
}

export async function refillContract(operation: Operation, contract: ContractRow): Promise<void> {
  await payIn(operation, contract, 'REFILL', contract.lost);
  await operation.tx.execute('update insurance_contract set lost = 0 where id = $1', [contract.id]);
}

export const addToContract = (operation: Operation, contract: ContractRow, amount: bigint): Promise<void> =>
  payIn(operation, contract, 'ADD', amount);

const recordTypes = { UPGRADE: 'upgrade', REFILL: 'refill', ADD: 'add' } as const;

/** Moves available credits into the contract's hold. */
async function payIn(
  operation: Operation,
  contract: ContractRow,
  type: keyof typeof recordTypes,
  amount: bigint,
): Promise<void> {
  const account = member(contract.member_id);
  const journal = await post(operation, {
    recordType: recordTypes[type],
    receiptNumber: contract.receipt_number,
    legs: [
      { account, coin, amount: -amount },
      { account, coin, bucket: 'locked', amount, hold: contract.hold_id },
    ],
  });
  await recordMovement(operation, contract, journal, { type, amount });
}
