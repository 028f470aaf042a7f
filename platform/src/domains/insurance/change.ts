/** What a member pays into a package that runs: upgrade, refill, add. */
import type { domains, ParsedRequestOf } from '@portal/schema/rest';

import { formatAmount, parsePositiveAmount } from '../../ledger/amount.ts';
import { member } from '../../ledger/entry.ts';
import type { Operation } from '../../ledger/idempotency.ts';
import { post } from '../../ledger/ledger.ts';
import type { Services } from '../../services.ts';
import { checkAmount } from '../amount-limits.ts';
import { runMemberOperation } from '../member/index.ts';
import { recordMovement, requireRunning, requireShown } from './contract.ts';
import { contractById, toOrder, type Action, type Order, type OrderRow } from './orders.ts';
import { refusals } from './refusals.ts';
import { coin, refuseBeyondPurchases, requireOffered, unlockOf, type Package } from './rules.ts';
import { statusOf } from './states.ts';

type Contract = (typeof domains)['insurance'];

interface ChangeRequest {
  readonly idempotencyKey: string;
  readonly id: string;
  readonly amount: string;
  readonly transactionPassword: string;
}

/** Makes a package a larger one for the difference of their prices. */
export function upgrade(
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Contract['upgradeMatching']>,
): Promise<Order> {
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

/** Restores what losses took from a package. */
export const refill = (
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Contract['fillingPositions']>,
): Promise<Order> =>
  changeContract(services, memberId, 'refillInsurancePackage', data, async (operation, contract, shown) => {
    if (contract.lost === 0n) throw refusals.INSURANCE_NOTHING_LOST();
    requireShown(shown, contract.lost);
    await refillContract(operation, contract);
  });

/** Adds to a locked package, up to its maximum: losses leave no room. */
export const add = (
  services: Services,
  memberId: bigint,
  data: ParsedRequestOf<Contract['addWarehouse']>,
): Promise<Order> =>
  changeContract(services, memberId, 'addToInsurancePackage', data, async (operation, contract, amount) => {
    if (statusOf(contract, operation.now) !== 'LOCKED') throw refusals.INSURANCE_UNLOCKED();
    checkAmount(amount, { coin, minimum: 1n, maximum: roomOf(contract), multiple: 1n });
    await addToContract(operation, contract, amount);
  });

/** What still fits into a package when its losses are refilled. */
export function roomOf({ maximum, amount, lost }: Pick<OrderRow, 'maximum' | 'amount' | 'lost'>): bigint {
  const room = maximum - amount - lost;
  return room > 0n ? room : 0n;
}

/** Runs one of the changes with the contract locked. The caller of `work` has an amount above zero. */
function changeContract(
  services: Services,
  memberId: bigint,
  action: Action,
  { idempotencyKey, id, amount, transactionPassword }: ChangeRequest,
  work: (operation: Operation, contract: OrderRow, amount: bigint) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
): Promise<Order> {
  const parsed = parsePositiveAmount(amount);
  const input = { id, amount: formatAmount(parsed), ...more };
  return runMemberOperation<Order>(
    services,
    { memberId, action, idempotencyKey, input, transactionPassword },
    async (operation) => {
      const contract = await requireRunning(operation, memberId, BigInt(id));
      await work(operation, contract, parsed);
      return toOrder(operation.tx, await contractById(operation.tx, contract.id), operation.now);
    },
  );
}

/** Pays the difference into the hold. The contract begins anew with the terms of the larger package. */
export async function upgradeContract(
  operation: Operation,
  contract: OrderRow,
  next: Package,
): Promise<void> {
  const upgraded = { ...contract, package_id: next.id };
  await payIn(operation, upgraded, 'UPGRADE', next.amount - contract.price);
  await operation.tx.execute('update insurance_contract set package_id = $2, unlocks_at = $3 where id = $1', [
    contract.id,
    next.id,
    unlockOf(operation.now, next.contractDays),
  ]);
}

export async function refillContract(operation: Operation, contract: OrderRow): Promise<void> {
  await payIn(operation, contract, 'REFILL', contract.lost);
  await operation.tx.execute('update insurance_contract set lost = 0 where id = $1', [contract.id]);
}

export const addToContract = (operation: Operation, contract: OrderRow, amount: bigint): Promise<void> =>
  payIn(operation, contract, 'ADD', amount);

const recordTypes = { UPGRADE: 'upgrade', REFILL: 'refill', ADD: 'add' } as const;

/** Moves available credits into the contract's hold. */
async function payIn(
  operation: Operation,
  contract: OrderRow,
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
