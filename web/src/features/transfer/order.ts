import { creditTypes } from '../../lib/credits.ts';
import { feeOf, isSameAmount, less, parseAmount } from '../../lib/decimal.ts';
import type { CreditType, TransferRule } from '../../generated/schema.ts';
import type { TransferPartsFragment } from './transfer.generated.ts';

export type Transfer = TransferPartsFragment;
export type Rule = Pick<TransferRule, 'coin' | 'minimum' | 'maximum' | 'multiple' | 'feeRate'>;

/** Longest note, in characters. */
export const longestNote = 100;

/** What a member fills in, as it was typed. */
export type TransferValues = Record<'coin' | 'to' | 'amount' | 'note', string>;

/**
 * The values after a link was followed. Another recipient is another transfer: the amount and the note that were
 * meant for the one before do not stay.
 */
export function prefilled(
  values: TransferValues,
  link: { readonly coin: string | null; readonly to: string | null },
): TransferValues {
  const coin = creditTypes.find((type) => type === link.coin) ?? values.coin;
  if (link.to === null || link.to === values.to) return { ...values, coin };
  return { coin, to: link.to, amount: '', note: '' };
}

/** What is known of the transfers the member sent before. */
export interface SentBefore {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** Whether these are all of them. */
  readonly isComplete: boolean;
}

/** Whether the member has transferred to this recipient before, as far as it could be looked up. */
export type Familiarity = 'known' | 'first' | 'notRecent' | 'unchecked';

/** A transfer as it is reviewed and sent. Its figures are those of the moment the review was opened. */
export interface TransferOrder {
  readonly coin: CreditType;
  /** What the sender pays. */
  readonly amount: string;
  readonly feeRate: string;
  readonly fee: string;
  /** What the receiver gets. */
  readonly arrives: string;
  readonly to: string;
  readonly note: string | null;
  readonly familiarity: Familiarity;
  /** ID of the newest transfer sent before this one; null where there was none or it is not known. */
  readonly sentBefore: string | null;
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The members last transferred to, each once, the latest first. */
export function recentRecipients(sent: readonly Transfer[], most = 5): readonly string[] {
  return [...new Set(sent.map((transfer) => transfer.counterparty))].slice(0, most);
}

export function familiarityOf(to: string, sent: SentBefore | null): Familiarity {
  if (sent === null) return 'unchecked';
  if (sent.transfers.some(({ counterparty }) => isSameName(counterparty, to))) return 'known';
  return sent.isComplete ? 'first' : 'notRecent';
}

/** What is wrong with the recipient; null when nothing is that can be told without asking the platform. */
export function recipientProblem(
  typed: string,
  ownName: string | null,
): 'required' | 'spaces' | 'self' | null {
  const to = typed.trim();
  if (to === '') return 'required';
  if (/\s/.test(to)) return 'spaces';
  return ownName !== null && isSameName(to, ownName) ? 'self' : null;
}

/** What a typed amount costs and brings; null while it cannot be read as one above zero. */
export function previewOf(
  typed: string,
  rule: Rule,
): { amount: string; fee: string; arrives: string } | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isSameAmount(parsed.value, '0')) return null;
  const fee = feeOf(parsed.value, rule.feeRate);
  return { amount: parsed.value, fee, arrives: less(parsed.value, fee) };
}

/** The order that valid values stand for; null when the amount cannot be read. */
export function orderOf(values: TransferValues, rule: Rule, sent: SentBefore | null): TransferOrder | null {
  const figures = previewOf(values.amount, rule);
  if (figures === null) return null;
  const typedName = values.to.trim();
  const known = sent?.transfers.find(({ counterparty }) => isSameName(counterparty, typedName));
  const note = values.note.trim();
  return {
    coin: rule.coin,
    ...figures,
    feeRate: rule.feeRate,
    // As the recipient writes it, where that is known.
    to: known?.counterparty ?? typedName,
    note: note === '' ? null : note,
    familiarity: familiarityOf(typedName, sent),
    sentBefore: sent?.transfers[0]?.id ?? null,
  };
}

/** How far the clocks of this device and of the platform may be apart, in ms, where only time can tell. */
const clockTolerance = 5_000;

/**
 * The transfer that came of an order whose answer was lost: the same recipient, credit, amount and note, newer than
 * what was sent before it. Null while there is none.
 */
export function findTransfer(
  order: TransferOrder,
  sentAt: string,
  sent: readonly Transfer[],
): Transfer | null {
  const known = sent.findIndex(({ id }) => id === order.sentBefore);
  const earliest = Date.parse(sentAt) - clockTolerance;
  const candidates =
    known >= 0 ? sent.slice(0, known) : sent.filter(({ occurredAt }) => Date.parse(occurredAt) >= earliest);
  return (
    candidates.find(
      (transfer) =>
        transfer.coin === order.coin &&
        isSameName(transfer.counterparty, order.to) &&
        isSameAmount(transfer.amount, order.amount) &&
        transfer.note === order.note,
    ) ?? null
  );
}
