import { formatAmount as written, quoteOffer, toMinor } from '@portal/schema/rules';
import { isSameAmount, isZero, parseAmount } from '../../money/decimal.ts';
import type { DraftChange } from '../../orders/flow/Outdated.tsx';
import type { OtcOrderPartsFragment, OtcRulesQuery } from './otc.generated.ts';

export type OtcOrder = OtcOrderPartsFragment;

/** An order of the member: it has a receipt. */
export type OwnOrder = OtcOrder & { readonly receiptNumber: string };

/** What holds for offers, and how many the member has published. */
export type Rules = OtcRulesQuery['otcInfo'];

/** What is sold, and what it is paid with. */
export const offerCoin = 'USDT_POINT';
export const priceCoin = 'CASH_POINT';

/** An order that the member bought. */
export type Purchase = OwnOrder & { readonly boughtAt: string };

/** The platform gives a receipt to the members who have a part in an order. */
export const ownOf = (order: OtcOrder): OwnOrder => ({ ...order, receiptNumber: order.receiptNumber ?? '' });

/** The member's orders of a connection. */
export const ownNodes = <Rest extends object>({
  edges,
  ...rest
}: { readonly edges: readonly { readonly node: OtcOrder }[] } & Rest) => ({
  ...rest,
  edges: edges.map(({ node }) => ({ node: ownOf(node) })),
});

/** What a sale brings; nothing is paid for an offer that was cancelled. */
export const getProceeds = ({
  status,
  total,
  fee,
  actualAmount,
}: OtcOrder): Readonly<Record<'total' | 'fee' | 'arrives', string | null>> =>
  status === 'CANCELLED' ? { total: null, fee: null, arrives: null } : { total, fee, arrives: actualAmount };

/** An order is bought when it ends. */
export const previewPurchase = (order: OwnOrder): Purchase => ({
  ...order,
  boughtAt: order.endedAt ?? order.createdAt,
});

/** An offer to buy, as it was shown. */
export interface PurchaseDraft {
  readonly id: string;
  readonly seller: string;
  readonly amount: string;
  readonly price: string;
  readonly total: string;
}

export const toPurchaseDraft = ({ id, seller, amount, price, total }: OtcOrder): PurchaseDraft => ({
  id,
  seller,
  amount,
  price,
  total,
});

/** As typed. */
export interface SaleValues extends Record<string, string> {
  readonly amount: string;
  readonly price: string;
}

/** An offer to publish, with the figures shown when the review opened. */
export interface SaleDraft {
  readonly amount: string;
  readonly price: string;
  readonly total: string;
  /** Null where the platform does not return the rate, and then none is counted. */
  readonly fee: string | null;
  readonly feeRate: string | null;
  /** What the seller gets. */
  readonly arrives: string;
}

/** The total is rounded up, the fee down. */
function quoteFor(amount: string, price: string, feeRate: string | null): SaleDraft {
  const { total, fee, actualAmount } = quoteOffer(toMinor(amount), {
    price: toMinor(price),
    feeRate: toMinor(feeRate ?? '0'),
  });
  return {
    amount,
    price,
    total: written(total),
    fee: feeRate === null ? null : written(fee),
    feeRate,
    arrives: written(actualAmount),
  };
}

/** Null unless amount and price are both above zero. */
export function toSaleDraft(
  { amount, price }: SaleValues,
  { feeRate }: Pick<Rules, 'feeRate'>,
): SaleDraft | null {
  const [of, at] = [parseAmount(amount), parseAmount(price)];
  if (!of.ok || !at.ok || isZero(of.value) || isZero(at.value)) return null;
  return quoteFor(of.value, at.value, feeRate);
}

/** Whether the member has as many published offers as allowed. */
export const isFull = ({ published, maxPublished }: Pick<Rules, 'published' | 'maxPublished'>): boolean =>
  published !== null && maxPublished !== null && published >= maxPublished;

/** What has changed since the review of an offer opened. */
export function getSaleChange(draft: SaleDraft, rules: Rules): DraftChange<SaleDraft> {
  if (!rules.isOpen || isFull(rules)) return { kind: 'closed' };
  const now = quoteFor(draft.amount, draft.price, rules.feeRate);
  return isSameAmount(now.arrives, draft.arrives) ? { kind: 'none' } : { kind: 'terms', draft: now };
}
