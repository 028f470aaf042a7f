import { parseMatchingCode, maximumMatchingCodes } from '@portal/schema/rules';
import { isSameAmount, sumOf } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import type { Recipient } from '../../orders/recipients/recipient.ts';
import type {
  MatchingCodePartsFragment,
  MatchingCodeRecordPartsFragment,
  MatchingCodeSummaryQuery,
} from './matching-codes.generated.ts';

export type MatchingCode = MatchingCodePartsFragment;
export type MatchingCodeRecord = MatchingCodeRecordPartsFragment;
export type CataloguePackage = MatchingCodeSummaryQuery['insurancePackages'][number];

/** What the flow depends on. */
export interface MatchingCodeSummary {
  /** By price. */
  readonly offers: readonly CataloguePackage[];
  /** Codes that can be used, newest first. */
  readonly codes: readonly MatchingCode[];
  /** Whether there are more of them than `codes` has. */
  readonly hasMore: boolean;
}

export const toMatchingCodeSummary = ({
  insurancePackages,
  matchingCodes,
}: MatchingCodeSummaryQuery): MatchingCodeSummary => ({
  offers: insurancePackages,
  codes: matchingCodes.edges.map(({ node }) => node),
  hasMore: matchingCodes.pageInfo.hasNextPage,
});

/**
 * What the forms keep, as typed: the package and the number of codes to buy, the id of the code that is transferred,
 * and to whom. A code itself is a secret and not kept.
 */
export type CodeValues = Record<'packageId' | 'quantity' | 'transferring' | 'to', string>;

/** What the member is about to do. Amounts in insurance credits. */
export type CodeDraft =
  | {
      readonly kind: 'buy';
      readonly packageId: string;
      readonly name: string;
      readonly price: string;
      readonly quantity: number;
      /** The price of all together. */
      readonly pays: string;
    }
  | { readonly kind: 'activate'; readonly id: string; readonly name: string; readonly amount: string }
  | {
      readonly kind: 'transfer';
      readonly id: string;
      readonly name: string;
      readonly amount: string;
      readonly to: string;
      readonly memberSince: string | null;
      /** Whether the name was to be looked up and could not be. */
      readonly lookUpFailed: boolean;
    };

/** How many codes to buy; null unless it is 1 to 20. */
export function parseQuantity(typed: string): number | null {
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= maximumMatchingCodes ? quantity : null;
}

export const toCodePurchase = (
  { id, name, amount }: CataloguePackage,
  quantity: number,
): CodeDraft & { kind: 'buy' } => ({
  kind: 'buy',
  packageId: id,
  name,
  price: amount,
  quantity,
  pays: sumOf(Array.from({ length: quantity }, () => amount)),
});

export const toCodeActivation = ({ id, name, amount }: MatchingCode): CodeDraft => ({
  kind: 'activate',
  id,
  name,
  amount,
});

export const toCodeTransfer = ({ id, name, amount }: MatchingCode, to: Recipient): CodeDraft => ({
  kind: 'transfer',
  id,
  name,
  amount,
  to: to.userName,
  memberSince: to.memberSince,
  lookUpFailed: to.lookUpFailed ?? false,
});

/** The code that was typed, among those that can be used; what is wrong with it otherwise. */
export function normalizeCode(
  typed: string,
  codes: readonly MatchingCode[],
): MatchingCode | 'required' | 'invalid' | 'unknown' {
  if (typed.trim() === '') return 'required';
  const code = parseMatchingCode(typed);
  if (code === undefined) return 'invalid';
  return codes.find((one) => one.code === code) ?? 'unknown';
}

/** What has changed since the review opened. */
export function getCodeChange(
  draft: CodeDraft,
  { offers, codes, hasMore }: MatchingCodeSummary,
): DraftChange<CodeDraft> {
  if (draft.kind === 'buy') {
    const offer = offers.find(({ id }) => id === draft.packageId);
    if (offer === undefined) return { kind: 'closed' };
    const now = toCodePurchase(offer, draft.quantity);
    return isSameAmount(now.pays, draft.pays) ? { kind: 'none' } : { kind: 'terms', draft: now };
  }
  const code = codes.find(({ id }) => id === draft.id);
  if (code === undefined) return hasMore ? { kind: 'none' } : { kind: 'closed' };
  return draft.kind === 'activate' && code.blockingReason !== null ? { kind: 'closed' } : { kind: 'none' };
}
