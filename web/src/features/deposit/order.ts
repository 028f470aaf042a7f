import type { WalletNetwork } from '../../generated/schema.ts';
import { atRate, isSameAmount, parseAmount } from '../../lib/decimal.ts';
import type { BankAccount, Channel, Deposit, OpenNetwork } from './deposit.ts';
import { referenceOf } from './deposit.ts';
import type { HeldPicture } from './pictures.ts';
import { isSameReference, readReference } from './reference.ts';

/** What a member fills in for a deposit over a blockchain, as it was typed or chosen. */
export type OnChainValues = Record<
  | 'network'
  /** The network whose rules were read and accepted. */
  | 'accepted'
  | 'amount'
  | 'reference',
  string
>;

/** What a member fills in for a deposit through a bank, as it was typed or chosen. */
export type BankValues = Record<'channel' | 'account' | 'amount' | 'reference', string>;

interface OrderParts {
  /** In USDT or US dollars. */
  readonly amount: string;
  /** What will be credited, in cash credits. */
  readonly credited: string;
  readonly reference: string;
  readonly picture: HeldPicture | null;
  /** ID of the newest deposit before this one; null where there was none or it is not known. */
  readonly newestBefore: string | null;
}

/** A deposit over a blockchain as it is reviewed and sent. */
export interface OnChainOrder extends OrderParts {
  readonly method: 'ON_CHAIN';
  readonly network: WalletNetwork;
  readonly address: string;
}

/** A deposit through a bank as it is reviewed and sent. Its rate is that of the moment the review was opened. */
export interface BankOrder extends OrderParts {
  readonly method: 'BANK';
  readonly channelId: string;
  readonly channel: string;
  readonly account: BankAccount;
  readonly rate: string;
}

export type DepositOrder = OnChainOrder | BankOrder;

/** What a typed amount will bring; null while it cannot be read as one above zero. */
export function creditOf(typed: string, rate: string): { amount: string; credited: string } | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isSameAmount(parsed.value, '0')) return null;
  return { amount: parsed.value, credited: atRate(parsed.value, rate) };
}

/** Cash credits for one USDT. */
export const onChainRate = '1';

type More = Pick<OrderParts, 'picture' | 'newestBefore'>;

/** The order that valid values stand for; null when the amount cannot be read. */
export function onChainOrderOf(
  { amount, reference }: OnChainValues,
  { network, address }: OpenNetwork,
  more: More,
): OnChainOrder | null {
  const figures = creditOf(amount, onChainRate);
  if (figures === null) return null;
  return { method: 'ON_CHAIN', network, address, reference: readReference(reference), ...figures, ...more };
}

/** The order that valid values stand for; null when the amount cannot be read. */
export function bankOrderOf(
  { amount, reference }: BankValues,
  channel: Channel,
  account: BankAccount,
  more: More,
): BankOrder | null {
  const figures = creditOf(amount, channel.rate);
  if (figures === null) return null;
  return {
    method: 'BANK',
    channelId: channel.id,
    channel: channel.name,
    account,
    rate: channel.rate,
    reference: reference.trim(),
    ...figures,
    ...more,
  };
}

/** The same order at another rate. */
export const atNewRate = (order: BankOrder, rate: string): BankOrder => ({
  ...order,
  rate,
  credited: atRate(order.amount, rate),
});

/** How far the clocks of this device and of the platform may be apart, in ms, where only time can tell. */
const clockTolerance = 5_000;

/**
 * The deposit that came of an order whose answer was lost: the same way, amount and reference, newer than what was
 * there before. Null while there is none.
 * @param deposits of the order's method, newest first
 */
export function findDeposit(
  order: DepositOrder,
  sentAt: string,
  deposits: readonly Deposit[],
): Deposit | null {
  const known = deposits.findIndex(({ id }) => id === order.newestBefore);
  const earliest = Date.parse(sentAt) - clockTolerance;
  const candidates =
    known >= 0
      ? deposits.slice(0, known)
      : deposits.filter(({ createdAt }) => Date.parse(createdAt) >= earliest);
  return (
    candidates.find(
      (deposit) =>
        deposit.method === order.method &&
        isSameAmount(deposit.amount, order.amount) &&
        isSameReference(referenceOf(deposit), order.reference),
    ) ?? null
  );
}
