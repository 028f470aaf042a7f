import { trimReference } from '@portal/schema/rules';
import type { WalletNetwork } from '../../generated/schema.ts';
import { unitOf as unitOfMethod, type AmountUnit } from '../../money/credits.ts';
import {
  atRate,
  compareAmounts,
  isZero,
  limitProblem,
  parseAmount,
  subtract,
  wholeOf,
} from '../../money/decimal.ts';
import type { HeldPicture } from '../../orders/flow/heldPictures.ts';
import type { DepositConfigQuery, DepositPartsFragment } from './deposit.generated.ts';

export type Deposit = DepositPartsFragment;
export type Config = DepositConfigQuery['depositConfig'];
export type Network = Config['networks'][number];
export type Channel = Config['channels'][number];
export type BankAccount = Config['bankAccounts'][number];

/** A network with a deposit address assigned. */
export type OpenNetwork = Network & { readonly address: string };

export const isOpenNetwork = (network: Network): network is OpenNetwork => network.address !== null;

/** Unit of the sent amount. */
export const unitOf = ({ method }: Pick<Deposit, 'method'>): AmountUnit => unitOfMethod(method);

/** What becomes of the amount: of a rejected deposit nothing is credited, and nothing is beyond a multiple. */
export const creditsOf = (
  deposit: Deposit,
): Pick<Deposit, 'remainder' | 'remainderState' | 'remainderCreditedAmount' | 'remainderCreditedAt'> & {
  readonly creditedAmount: string | null;
} =>
  deposit.status === 'REJECTED'
    ? {
        creditedAmount: null,
        remainder: null,
        remainderState: null,
        remainderCreditedAmount: null,
        remainderCreditedAt: null,
      }
    : deposit;

/** Whether an account belongs to a channel. One whose channel the platform does not return is for all. */
export const isOfChannel = ({ channelId }: BankAccount, channel: string): boolean =>
  channelId === null || channelId === channel;

/** Channels with at least one account. */
export const openChannels = ({ channels, bankAccounts }: Config): readonly Channel[] =>
  channels.filter(({ id }) => bankAccounts.some((account) => isOfChannel(account, id)));

/** Form values of an on-chain deposit, as typed. */
export type OnChainValues = Record<
  | 'network'
  /** The network whose rules the member accepted. */
  | 'accepted'
  | 'amount'
  | 'reference',
  string
>;

/** Form values of a bank deposit, as typed. */
export type BankValues = Record<'channel' | 'account' | 'amount' | 'reference', string>;

interface DraftParts {
  /** In USDT or US dollars. */
  readonly amount: string;
  /** In cash credits. */
  readonly credited: string;
  /** Left out of an order that was kept on the device by an earlier release. */
  readonly remainder?: Remainder | null;
  readonly reference: string;
  readonly picture: HeldPicture | null;
}

/** An on-chain deposit as reviewed and sent. */
export interface OnChainDraft extends DraftParts {
  readonly method: 'ON_CHAIN';
  readonly network: WalletNetwork;
  readonly address: string;
}

/** A bank deposit as reviewed and sent, at the rate shown when the review opened. */
export interface BankDraft extends DraftParts {
  readonly method: 'BANK';
  readonly channelId: string;
  readonly channel: string;
  readonly account: BankAccount;
  readonly rate: string;
}

export type DepositDraft = OnChainDraft | BankDraft;

/** A way to deposit: what it asks of an amount. */
export type AmountRules = Pick<Network, 'minimum' | 'multiple' | 'remainder'>;

/** The remainder above a multiple in the unit that was sent, and what happens to it. */
export interface Remainder {
  readonly amount: string;
  readonly rule: NonNullable<AmountRules['remainder']>;
}

const larger = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return compareAmounts(one, other) < 0 ? other : one;
};

/** Limits of an amount. Any sent amount is accepted if the platform states what happens to the remainder. */
export const getLimits = ({ minimum, multiple, remainder }: AmountRules) =>
  remainder === null
    ? { minimum, multiple }
    : // Less than one multiple would be credited as nothing.
      { minimum: larger(minimum, multiple) };

/** The rule that a typed amount breaks; null for none, and for what is no amount. */
export function getAmountProblem(typed: string, way: AmountRules): 'minimum' | 'multiple' | null {
  const parsed = parseAmount(typed);
  const problem = parsed.ok ? limitProblem(parsed.value, getLimits(way)) : null;
  return problem === 'minimum' || problem === 'multiple' ? problem : null;
}

/** The credited amount and the remainder; null unless `typed` is an amount that can be credited. */
export function calculateCredit(
  typed: string,
  rate: string,
  way: AmountRules,
): Required<Pick<DraftParts, 'amount' | 'credited' | 'remainder'>> | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isZero(parsed.value) || getAmountProblem(typed, way) !== null) return null;
  const { multiple, remainder: rule } = way;
  const whole = rule === null || multiple === null ? parsed.value : wholeOf(parsed.value, multiple);
  const rest = subtract(parsed.value, whole);
  return {
    amount: parsed.value,
    credited: atRate(whole, rate),
    remainder: rule === null || isZero(rest) ? null : { amount: rest, rule },
  };
}

/** Cash credits per USDT. */
export const onChainRate = '1';

/** Null when the amount is invalid. */
export function toOnChainDraft(
  { amount, reference }: OnChainValues,
  way: OpenNetwork,
  picture: HeldPicture | null,
): OnChainDraft | null {
  const figures = calculateCredit(amount, onChainRate, way);
  if (figures === null) return null;
  const { network, address } = way;
  return { method: 'ON_CHAIN', network, address, reference: trimReference(reference), ...figures, picture };
}

/** Null when the amount is invalid. */
export function toBankDraft(
  { amount, reference }: BankValues,
  channel: Channel,
  account: BankAccount,
  picture: HeldPicture | null,
): BankDraft | null {
  const figures = calculateCredit(amount, channel.rate, channel);
  if (figures === null) return null;
  return {
    method: 'BANK',
    channelId: channel.id,
    channel: channel.name,
    account,
    rate: channel.rate,
    reference: reference.trim(),
    ...figures,
    picture,
  };
}

export const applyNewRate = (draft: BankDraft, rate: string): BankDraft => ({
  ...draft,
  rate,
  credited: atRate(
    draft.remainder == null ? draft.amount : subtract(draft.amount, draft.remainder.amount),
    rate,
  ),
});
