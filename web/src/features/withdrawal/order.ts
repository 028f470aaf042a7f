import { formatAmount as written, computeWithdrawalFee, toMinor } from '@portal/schema/rules';
import type { PaymentMethod, WalletNetwork } from '../../generated/schema.ts';
import { isNegative, isSameFigure, isZero, subtract, parseAmount } from '../../money/decimal.ts';
import { dayMs } from '../../time/days.ts';
import { isCooling, type Cooling } from '../../time/usableAt.ts';
import type { WithdrawalDeskQuery, WithdrawalPartsFragment } from './withdrawal.generated.ts';

export { unitOf } from '../../money/credits.ts';

export type Withdrawal = WithdrawalPartsFragment;
export type WithdrawalQueue = WithdrawalDeskQuery;
export type Config = WithdrawalDeskQuery['withdrawalConfig'];
export type Rule = Config['rules'][number];
export type WalletAddress = WithdrawalDeskQuery['walletAddresses'][number];
export type BankAccount = WithdrawalDeskQuery['bankAccounts'][number];

/** Form values as typed. Both methods share the amount. */
export type WithdrawalValues = Record<'network' | 'walletAddressId' | 'bankAccountId' | 'amount', string>;

/** The payout method as reviewed. */
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

/** A withdrawal as reviewed and sent, with the figures shown when the review opened. */
export interface WithdrawalDraft {
  readonly target: Target;
  /** Debited from the member's credit. */
  readonly amount: string;
  /** Null where the platform does not return the fee, as are the two that follow from it. */
  readonly fee: string | null;
  /** The network's part of the fee. */
  readonly networkFee: string | null;
  /** Paid out, in `unitOf(method)`. */
  readonly arrives: string | null;
  /** Expected business day of payment; null where the platform does not return it. */
  readonly expectedOn: string | null;
}

/** Rules of the open networks, in the order of the config. */
export const networkRules = ({ rules }: Config): readonly (Rule & { network: WalletNetwork })[] =>
  rules.filter((rule): rule is Rule & { network: WalletNetwork } => rule.network !== null);

export const bankRule = ({ rules }: Config): Rule | null =>
  rules.find(({ method }) => method === 'BANK') ?? null;

/** Null when the method is closed. */
export const findRule = ({ rules }: Config, target: Target): Rule | null =>
  rules.find(
    ({ method, network }) =>
      method === target.method && (target.method === 'BANK' || network === target.network),
  ) ?? null;

/** State of the choices of an on-chain withdrawal. */
export interface ChainChoice {
  readonly rule: Rule & { network: WalletNetwork };
  /** The member's addresses on that network. */
  readonly addresses: readonly WalletAddress[];
  /** Null until one is chosen; a single address is chosen by default. */
  readonly address: WalletAddress | null;
}

/** Picks the chosen network, else that of the first address, else the first open one. Null when no network is open. */
export function getChainChoice(
  config: Config,
  walletAddresses: readonly WalletAddress[],
  { network, walletAddressId }: WithdrawalValues,
  now: number,
): ChainChoice | null {
  const open = networkRules(config);
  const ofFirst = walletAddresses
    .map((address) => open.find((rule) => rule.network === address.network))
    .find((rule) => rule !== undefined);
  const rule = open.find((one) => one.network === network) ?? ofFirst ?? open[0];
  if (rule === undefined) return null;
  const addresses = walletAddresses.filter((address) => address.network === rule.network);
  return { rule, addresses, address: findChosen(addresses, walletAddressId, now) };
}

/** Replaces the ID of a linked payout method that the member no longer has: no other is selected instead. */
export const gone = 'gone';

/** Of those that can be paid to; a single method is chosen by default. */
export function findChosen<Method extends Cooling & { readonly id: string }>(
  methods: readonly Method[],
  id: string,
  now: number,
): Method | null {
  const [only, ...others] = methods;
  const chosen =
    methods.find((method) => method.id === id) ?? (others.length === 0 && id !== gone ? only : undefined);
  return chosen === undefined || isCooling(chosen, now) ? null : chosen;
}

/** Form values that select a payout method by its ID; null when it is unknown. */
export function getTargetChoice(
  id: string,
  method: PaymentMethod,
  { walletAddresses, bankAccounts }: WithdrawalQueue,
): Partial<WithdrawalValues> | null {
  if (method === 'BANK') return bankAccounts.some((one) => one.id === id) ? { bankAccountId: id } : null;
  const address = walletAddresses.find((one) => one.id === id);
  return address === undefined ? null : { network: address.network, walletAddressId: id };
}

/** Whether the platform returns what a withdrawal costs. */
export const isFeeKnown = ({ feeRate, feeFixed }: Rule): boolean => feeRate !== null || feeFixed !== null;

/** The whole fee of an amount, as the platform takes it. */
const feeOf = (amount: string, { method, feeRate, feeFixed }: Rule): string =>
  written(
    computeWithdrawalFee(toMinor(amount), {
      isBank: method === 'BANK',
      feeRate: toMinor(feeRate ?? '0'),
      fixedFee: toMinor(feeFixed ?? '0'),
    }),
  );

/** Fee and payout; null unless `typed` is a positive amount. */
export function previewWithdrawal(
  typed: string,
  rule: Rule,
): Pick<WithdrawalDraft, 'amount' | 'fee' | 'networkFee' | 'arrives'> | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isZero(parsed.value)) return null;
  if (!isFeeKnown(rule)) return { amount: parsed.value, fee: null, networkFee: null, arrives: null };
  const fee = feeOf(parsed.value, rule);
  const networkFee = rule.network === null ? '0' : rule.feeFixed;
  return { amount: parsed.value, fee, networkFee, arrives: subtract(parsed.value, fee) };
}

/** Whether the fee leaves anything to pay out. */
export const paysOut = (arrives: string | null): boolean =>
  arrives === null || (!isZero(arrives) && !isNegative(arrives));

/** Null when the amount is invalid. */
export function toWithdrawalDraft(typed: string, target: Target, config: Config): WithdrawalDraft | null {
  const rule = findRule(config, target);
  const figures = rule === null ? null : previewWithdrawal(typed, rule);
  return figures && { target, ...figures, expectedOn: config.expectedOn };
}

/** What has changed since the review opened. */
export type WithdrawalChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'fee'; readonly draft: WithdrawalDraft }
  /** A new business day began, so payment moves to a later day. */
  | { readonly kind: 'day'; readonly draft: WithdrawalDraft };

export function getWithdrawalChange(draft: WithdrawalDraft, config: Config): WithdrawalChange {
  const rule = findRule(config, draft.target);
  const figures = rule === null ? null : previewWithdrawal(draft.amount, rule);
  if (figures === null) return { kind: 'closed' };
  const renewed = { ...draft, ...figures, expectedOn: config.expectedOn };
  if (!isSameFigure(figures.fee, draft.fee)) return { kind: 'fee', draft: renewed };
  return config.expectedOn === draft.expectedOn ? { kind: 'none' } : { kind: 'day', draft: renewed };
}

/** The withdrawal of the business day that ends at `nextAt`; null when it is not among the recent ones. */
export const listTodaysWithdrawals = (recent: readonly Withdrawal[], nextAt: string): Withdrawal | null => {
  const end = Date.parse(nextAt);
  return (
    recent.find(({ createdAt }) => {
      const at = Date.parse(createdAt);
      return at >= end - dayMs && at < end;
    }) ?? null
  );
};
