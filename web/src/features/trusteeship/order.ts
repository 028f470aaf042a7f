import { atRate, compareAmounts, isSameAmount, subtract } from '../../lib/decimal.ts';
import type { Change } from '../../money-flow/Outdated.tsx';
import type { EntrustOrderPartsFragment, EntrustStandingQuery } from './trusteeship.generated.ts';

export type EntrustOrder = EntrustOrderPartsFragment;
export type Offer = EntrustStandingQuery['entrustOffers'][number];

/** What the flow depends on. */
export interface Standing {
  /** By amount. */
  readonly offers: readonly Offer[];
  /** Newest first. */
  readonly running: readonly EntrustOrder[];
  readonly totals: EntrustStandingQuery['entrustTotals'];
}

interface Terms {
  readonly termDays: number;
  readonly dailyRatio: string;
}

/** What the member is about to do, with the figures shown when the review opened. */
export type EntrustDraft =
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

export const standingOf = (data: EntrustStandingQuery): Standing => ({
  offers: data.entrustOffers,
  running: data.running.edges.map(({ node }) => node),
  totals: data.entrustTotals,
});

export const toPurchase = ({ id, amount, termDays, dailyRatio }: Offer): EntrustDraft => ({
  kind: 'buy',
  offerId: id,
  pays: amount,
  termDays,
  dailyRatio,
});

/** The next larger package; undefined for the largest. */
export const nextOffer = (offers: readonly Offer[], { amount }: EntrustOrder): Offer | undefined =>
  offers.find((offer) => compareAmounts(offer.amount, amount) > 0);

export const toUpgrade = ({ id, amount }: EntrustOrder, next: Offer): EntrustDraft => ({
  kind: 'upgrade',
  id,
  offerId: next.id,
  pays: subtract(next.amount, amount),
  from: amount,
  to: next.amount,
  termDays: next.termDays,
  dailyRatio: next.dailyRatio,
});

export const toRedemption = ({ id, locked, redeemableUntil }: EntrustOrder): EntrustDraft => ({
  kind: 'redeem',
  id,
  locked,
  until: redeemableUntil,
});

/** Whether the member has as many of a package as allowed. */
export const isFull = ({ running, maximum }: Offer): boolean => running >= maximum;

/** What a package earns a day on what it has locked. */
export const profitOf = (locked: string, dailyRatio: string): string => atRate(locked, dailyRatio);

/** The draft as it would be made now; undefined when it no longer can be. */
function renewed(draft: EntrustDraft, { offers, running }: Standing): EntrustDraft | undefined {
  if (draft.kind === 'buy') {
    const offer = offers.find(({ id }) => id === draft.offerId);
    return offer && toPurchase(offer);
  }
  const order = running.find(({ id }) => id === draft.id);
  if (order === undefined) return undefined;
  if (draft.kind === 'redeem') return order.redeemableUntil === draft.until ? toRedemption(order) : undefined;
  const next = nextOffer(offers, order);
  return next && toUpgrade(order, next);
}

/** What has changed since the review opened. */
export function changeOf(draft: EntrustDraft, standing: Standing): Change<EntrustDraft> {
  const now = renewed(draft, standing);
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
