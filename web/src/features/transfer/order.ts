import type { CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { feeOf, isSameAmount, subtract, parseAmount } from '../../money/decimal.ts';
import { isSameName, type Recipient } from '../../orders/recipients/recipient.ts';
import type { TransferConfigQuery, TransferPartsFragment } from './transfer.generated.ts';

export type Transfer = TransferPartsFragment;
export type Rule = Omit<TransferConfigQuery['transferConfig']['rules'][number], '__typename'>;

/** In characters. */
export const maxNoteLength = 100;

/** Form values, as typed. */
export type TransferValues = Record<'coin' | 'to' | 'amount' | 'note', string>;

/** Form values after following a link; what it does not name stays as typed. */
export function prefillTransfer(
  values: TransferValues,
  link: { readonly coin: string | null; readonly to: string | null },
): TransferValues {
  const coin = creditTypes.find((type) => type === link.coin) ?? values.coin;
  return { ...values, coin, to: link.to ?? values.to };
}

/** The member's previous outgoing transfers. */
export interface SentBefore {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** False when there are more. */
  readonly isComplete: boolean;
}

/** Whether the member has transferred to this recipient before, as far as is known. */
export type RecipientHistory = 'known' | 'first' | 'notRecent' | 'unchecked';

/** A transfer as reviewed and sent, with the figures shown when the review opened. */
export interface TransferDraft {
  readonly coin: CreditType;
  /** Debited from the sender. */
  readonly amount: string;
  /** Null where the platform does not return it, as are the two that follow from it. */
  readonly feeRate: string | null;
  readonly fee: string | null;
  /** Credited to the recipient. */
  readonly arrives: string | null;
  readonly to: string;
  /** Business day on which the recipient joined; null where that is not known. */
  readonly memberSince: string | null;
  /** Whether the name was to be looked up and could not be. */
  readonly lookUpFailed: boolean;
  readonly note: string | null;
  readonly recipientHistory: RecipientHistory;
}

/** Distinct recipients, latest first. */
export function listRecentRecipients(sent: readonly Transfer[], limit = 5): readonly string[] {
  return [...new Set(sent.map((transfer) => transfer.counterparty))].slice(0, limit);
}

export function getRecipientHistory(to: string, sent: SentBefore | null): RecipientHistory {
  if (sent === null) return 'unchecked';
  if (sent.transfers.some(({ counterparty }) => isSameName(counterparty, to))) return 'known';
  return sent.isComplete ? 'first' : 'notRecent';
}

/** Fee and arrival, null where the platform does not return the rate; null unless `typed` is a positive amount. */
export function previewTransfer(
  typed: string,
  rule: Rule,
): Pick<TransferDraft, 'amount' | 'fee' | 'arrives'> | null {
  const parsed = parseAmount(typed);
  if (!parsed.ok || isSameAmount(parsed.value, '0')) return null;
  if (rule.feeRate === null) return { amount: parsed.value, fee: null, arrives: null };
  const fee = feeOf(parsed.value, rule.feeRate);
  return { amount: parsed.value, fee, arrives: subtract(parsed.value, fee) };
}

/** Null when the amount is invalid. */
export function toTransferDraft(
  values: TransferValues,
  rule: Rule,
  sent: SentBefore | null,
  { userName, memberSince, lookUpFailed = false }: Recipient,
): TransferDraft | null {
  const figures = previewTransfer(values.amount, rule);
  if (figures === null) return null;
  const known = sent?.transfers.find(({ counterparty }) => isSameName(counterparty, userName));
  const note = values.note.trim();
  return {
    coin: rule.coin,
    ...figures,
    feeRate: rule.feeRate,
    // In the recipient's own spelling, when known.
    to: known?.counterparty ?? userName,
    memberSince,
    lookUpFailed,
    note: note === '' ? null : note,
    recipientHistory: getRecipientHistory(userName, sent),
  };
}
