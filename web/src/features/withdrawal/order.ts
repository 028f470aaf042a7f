import type { WalletNetwork } from '../../generated/schema.ts';
import { feeOf, isNegative, isSameAmount, isZero, less, parseAmount } from '../../lib/decimal.ts';
import { isSameAddress } from '../../lib/walletAddress.ts';
import type { WithdrawalDeskQuery, WithdrawalPartsFragment } from './withdrawal.generated.ts';

export { unitOf } from '../../lib/credits.ts';

export type Withdrawal = WithdrawalPartsFragment;
export type WithdrawalDesk = WithdrawalDeskQuery;
export type Config = WithdrawalDeskQuery['withdrawalConfig'];
export type Rule = Config['rules'][number];
export type WalletAddress = WithdrawalDeskQuery['walletAddresses'][number];
export type BankAccount = WithdrawalDeskQuery['bankAccounts'][number];

/** What a member fills in, as it was typed. Both ways share the amount. */
export type WithdrawalValues = Record<'network' | 'walletAddressId' | 'bankAccountId' | 'amount', string>;

/** Where a withdrawal goes, as it was when it was reviewed. */
export type Target =
  | {
      readonly method: 'ON_CHAIN';
      readonly id: string;
      readonly network: WalletNetwork;
      readonly address: string;
      readonly label: string | null;
    }
  | {
      readonly method: 'BANK';
      readonly id: string;
      readonly bankName: string;
      readonly accountName: string;
      readonly accountNumber: string;
    };

/** A withdrawal as it is reviewed and sent. Its figures are those of the moment the review was opened. */
export interface WithdrawalOrder {
  readonly target: Target;
  /** What leaves the member's credit. */
  readonly amount: string;
  readonly fee: string;
  /** What is paid out, in `unitOf(method)`. */
  readonly arrives: string;
  /** The business day it would be paid on. */
  readonly expectedOn: string;
  /** ID of the newest withdrawal before this one; null where there was none or it is not known. */
  readonly before: string | null;
}

/** The networks that are open, with their rules, in the order of the config. */
export const networkRules = ({ rules }: Config): readonly (Rule & { network: WalletNetwork })[] =>
  rules.filter((rule): rule is Rule & { network: WalletNetwork } => rule.network !== null);

export const bankRule = ({ rules }: Config): Rule | null =>
  rules.find(({ method }) => method === 'BANK') ?? null;

/** The rule that a target comes under; null where its way is closed. */
export const ruleFor = ({ rules }: Config, target: Target): Rule | null =>
  rules.find(
    ({ method, network }) =>
      method === target.method && (target.method === 'BANK' || network === target.network),
  ) ?? null;

/** What the choices of an on-chain withdrawal stand at. */
export interface ChainChoice {
  readonly rule: Rule & { network: WalletNetwork };
  /** The member's addresses on that network. */
  readonly addresses: readonly WalletAddress[];
  /** Null until one is chosen; the only one there is needs no choosing. */
  readonly address: WalletAddress | null;
}

/**
 * The network chosen, else that of the first address there is, else the first that is open; and the address on it.
 * Null where no network is open.
 */
export function chainChoiceOf(
  config: Config,
  walletAddresses: readonly WalletAddress[],
  { network, walletAddressId }: WithdrawalValues,
): ChainChoice | null {
  const open = networkRules(config);
  const ofFirst = walletAddresses
    .map((address) => open.find((rule) => rule.network === address.network))
    .find((rule) => rule !== undefined);
  const rule = open.find((one) => one.network === network) ?? ofFirst ?? open[0];
  if (rule === undefined) return null;
  const addresses = walletAddresses.filter((address) => address.network === rule.network);
  return { rule, addresses, address: chosenOf(addresses, walletAddressId) };
}

/** The one that is chosen; the only one there is needs no choosing. */
export function chosenOf<Method extends { readonly id: string }>(
  methods: readonly Method[],
  id: string,
): Method | null {
  const [only, ...others] = methods;
  return methods.find((method) => method.id === id) ?? (others.length === 0 ? (only ?? null) : null);
}

/** What a typed amount costs and brings; null while it cannot be read as one above zero. */
export function previewOf(
  typed: string,
  rule: Rule,
): { amount: string; fee: string; arrives: string } | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isZero(parsed.value)) return null;
  const fee = feeOf(parsed.value, rule.feeRate, rule.feeFixed);
  return { amount: parsed.value, fee, arrives: less(parsed.value, fee) };
}

/** Whether the fee would leave something of it. */
export const bringsSomething = (arrives: string): boolean => !isZero(arrives) && !isNegative(arrives);

/** The order that valid values stand for; null when the amount cannot be read. */
export function orderOf(
  typed: string,
  target: Target,
  config: Config,
  recent: readonly Withdrawal[] | null,
): WithdrawalOrder | null {
  const rule = ruleFor(config, target);
  const figures = rule === null ? null : previewOf(typed, rule);
  if (figures === null) return null;
  return { target, ...figures, expectedOn: config.expectedOn, before: recent?.[0]?.id ?? null };
}

/** What has changed of an order since its review was opened. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'fee'; readonly order: WithdrawalOrder }
  /** A new business day has begun: it would be paid later. */
  | { readonly kind: 'day'; readonly order: WithdrawalOrder };

export function changeOf(order: WithdrawalOrder, config: Config): Change {
  const rule = ruleFor(config, order.target);
  const figures = rule === null ? null : previewOf(order.amount, rule);
  if (figures === null) return { kind: 'closed' };
  const renewed = { ...order, ...figures, expectedOn: config.expectedOn };
  if (!isSameAmount(figures.fee, order.fee)) return { kind: 'fee', order: renewed };
  return config.expectedOn === order.expectedOn ? { kind: 'none' } : { kind: 'day', order: renewed };
}

/** How far the clocks of this device and of the platform may be apart, in ms, where only time can tell. */
const clockTolerance = 5_000;

const goesTo = (withdrawal: Withdrawal, target: Target): boolean =>
  target.method === 'BANK'
    ? withdrawal.method === 'BANK' && withdrawal.accountNumber === target.accountNumber
    : withdrawal.network === target.network &&
      withdrawal.address !== null &&
      isSameAddress(withdrawal.address, target.address);

/**
 * The withdrawal that came of an order whose answer was lost: the same target and amount, newer than what was sent in
 * before it. Null while there is none.
 */
export function findWithdrawal(
  order: WithdrawalOrder,
  sentAt: string,
  recent: readonly Withdrawal[],
): Withdrawal | null {
  const known = recent.findIndex(({ id }) => id === order.before);
  const earliest = Date.parse(sentAt) - clockTolerance;
  const candidates =
    known >= 0 ? recent.slice(0, known) : recent.filter(({ createdAt }) => Date.parse(createdAt) >= earliest);
  return (
    candidates.find(
      (withdrawal) => goesTo(withdrawal, order.target) && isSameAmount(withdrawal.amount, order.amount),
    ) ?? null
  );
}

const day = 86_400_000;

/** The withdrawal that uses up the business day which ends at `nextAt`; null where it is not among the latest. */
export const todaysOf = (recent: readonly Withdrawal[], nextAt: string): Withdrawal | null => {
  const end = Date.parse(nextAt);
  return (
    recent.find(({ createdAt }) => {
      const at = Date.parse(createdAt);
      return at >= end - day && at < end;
    }) ?? null
  );
};
