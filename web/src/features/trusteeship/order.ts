import { atRate, compareAmounts, isSameAmount, subtract } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import type { EntrustOrderPartsFragment, TrusteeshipSummaryQuery } from './trusteeship.generated.ts';

export type TrusteeshipOrder = EntrustOrderPartsFragment;
export type CataloguePackage = TrusteeshipSummaryQuery['entrustOffers'][number];

/** What the flow depends on. */
export interface TrusteeshipSummary {
  /** By amount. */
  readonly offers: readonly CataloguePackage[];
  /** Newest first. */
  readonly running: readonly TrusteeshipOrder[];
  readonly totals: TrusteeshipSummaryQuery['entrustTotals'];
}

interface Terms {
  readonly termDays: number;
  readonly dailyRatio: string;
}

/** What the member is about to do, with the figures shown when the review opened. */
export type TrusteeshipDraft =
  | ({ readonly kind: 'buy'; readonly offerId: string; readonly pays: string } & Terms)
  | ({
      readonly kind: 'upgrade';
      readonly id: string;
      readonly offerId: string;
      /** The difference. */
      readonly pays: string;
      /** Of the package before and after. */
      readonly from: string;
      readonly to: string;
    } & Terms)
  | {
      readonly kind: 'redeem';
      readonly id: string;
      /** What comes back. */
      readonly locked: string;
      readonly until: string;
    };

export const toTrusteeshipSummary = (data: TrusteeshipSummaryQuery): TrusteeshipSummary => ({
  offers: data.entrustOffers,
  running: data.running.edges.map(({ node }) => node),
  totals: data.entrustTotals,
});

export const toTrusteeshipPurchase = ({
  id,
  amount,
  termDays,
  dailyRatio,
}: CataloguePackage): TrusteeshipDraft => ({
  kind: 'buy',
  offerId: id,
  pays: amount,
  termDays,
  dailyRatio,
});

/** The next larger package; undefined for the largest. */
export const findNextPackage = (
  offers: readonly CataloguePackage[],
  { amount }: TrusteeshipOrder,
): CataloguePackage | undefined => offers.find((offer) => compareAmounts(offer.amount, amount) > 0);

export const toTrusteeshipUpgrade = (
  { id, amount }: TrusteeshipOrder,
  next: CataloguePackage,
): TrusteeshipDraft => ({
  kind: 'upgrade',
  id,
  offerId: next.id,
  pays: subtract(next.amount, amount),
  from: amount,
  to: next.amount,
  termDays: next.termDays,
  dailyRatio: next.dailyRatio,
});

export const toTrusteeshipRedemption = ({
  id,
  amount,
  locked,
  redeemableUntil,
}: TrusteeshipOrder): TrusteeshipDraft => ({
  kind: 'redeem',
  id,
  locked: locked ?? amount,
  until: redeemableUntil,
});

/** Whether the member has as many of a package as allowed. */
export const isFull = ({ running, maximum }: CataloguePackage): boolean =>
  running !== null && maximum !== null && running >= maximum;

/** What a package earns a day on what it has locked. */
export const calculateProfit = (locked: string, dailyRatio: string): string => atRate(locked, dailyRatio);

/** The draft as it would be made now; undefined when it no longer can be. */
function refreshDraft(
  draft: TrusteeshipDraft,
  { offers, running }: TrusteeshipSummary,
): TrusteeshipDraft | undefined {
  if (draft.kind === 'buy') {
    const offer = offers.find(({ id }) => id === draft.offerId);
    return offer && toTrusteeshipPurchase(offer);
  }
  const order = running.find(({ id }) => id === draft.id);
  if (order === undefined) return undefined;
  if (draft.kind === 'redeem')
    return order.redeemableUntil === draft.until ? toTrusteeshipRedemption(order) : undefined;
  const next = findNextPackage(offers, order);
  return next && toTrusteeshipUpgrade(order, next);
}

/** What has changed since the review opened. */
export function getTrusteeshipChange(
  draft: TrusteeshipDraft,
  summary: TrusteeshipSummary,
): DraftChange<TrusteeshipDraft> {
  const now = refreshDraft(draft, summary);
  if (now === undefined) return { kind: 'closed' };
  // What comes back grows by a day's profit, and the platform pays what there is.
  if (now.kind === 'redeem' || draft.kind === 'redeem') return { kind: 'none' };
  const isSame =
    isSameAmount(now.pays, draft.pays) &&
    isSameAmount(now.dailyRatio, draft.dailyRatio) &&
    now.termDays === draft.termDays &&
    now.offerId === draft.offerId;
  return isSame ? { kind: 'none' } : { kind: 'terms', draft: now };
}
