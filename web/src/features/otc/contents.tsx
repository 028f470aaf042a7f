import { useTranslation } from 'react-i18next';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { isZero, percentOf } from '../../money/decimal.ts';
import { ChangeNotice } from '../../orders/flow/ChangeNotice.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import {
  getSaleChange,
  priceCoin,
  offerCoin,
  type OwnOrder,
  type PurchaseDraft,
  type Rules,
  type SaleDraft,
} from './order.ts';
import { otcPath } from './paths.ts';
import { priceMoney, formatPriceAmount, formatPrice, offerMoney, formatOfferAmount } from './words.tsx';

/** Review of a purchase. An offer never changes, but it may be gone by now. */
export function usePurchaseReview(gone: ReadonlySet<string>): (draft: PurchaseDraft) => ReviewContent {
  const { t } = useTranslation('otc');
  return ({ id, seller, amount, price, total }) => ({
    details: [
      { label: t('figures.pays'), value: priceMoney(total), emphasis: true },
      { label: t('figures.gets'), value: offerMoney(amount), emphasis: true },
      { label: t('figures.price'), value: formatPrice(price) },
      { label: t('figures.seller'), value: seller },
    ],
    notice: gone.has(id) && (
      <ChangeNotice title={t('review.gone.title')} renewal={null}>
        {t('review.gone.body')}
      </ChangeNotice>
    ),
    consequence: t('review.buy.consequence', {
      amount: formatOfferAmount(amount),
      total: formatPriceAmount(total),
    }),
    confirm: t('review.buy.confirm', { amount: formatOfferAmount(amount), total: formatPriceAmount(total) }),
  });
}

/** Result of a purchase. */
export function usePurchaseResult(available: string | null): (order: OwnOrder) => ResultContent {
  const { t } = useTranslation(['otc', 'common', 'shell']);
  return (order) => ({
    title: t('result.bought', { amount: formatOfferAmount(order.amount) }),
    receipt: {
      receiptNumber: order.receiptNumber,
      kind: t('shell:features.otc.title'),
      amount: { value: order.total, unit: priceCoin },
      state: t(`common:status.${order.status}`),
      at: order.endedAt ?? order.createdAt,
    },
    details: [
      copied(t('common:order.transactionNumber'), order.transactionNumber),
      { label: t('figures.pays'), value: priceMoney(order.total) },
      { label: t('figures.gets'), value: offerMoney(order.amount) },
      { label: t('figures.price'), value: formatPrice(order.price) },
      { label: t('figures.seller'), value: order.seller },
      {
        label: t('figures.cashAvailable'),
        value: onScreen(available && <Money value={available} coin={priceCoin} live />),
      },
    ],
    again: t('result.toLobby'),
    next: {
      label: t('result.purchase'),
      to: otcPath({ tab: 'purchases', receipt: order.receiptNumber }),
    },
  });
}

/** The figures of an offer as its seller agrees to them. */
export function useSaleFigures(): (draft: SaleDraft) => readonly Detail[] {
  const { t } = useTranslation('otc');
  return ({ amount, price, total, fee, feeRate, arrives }) => [
    { label: t('figures.offers'), value: offerMoney(amount), emphasis: true },
    { label: t('figures.price'), value: formatPrice(price) },
    { label: t('figures.total'), value: priceMoney(total) },
    {
      label:
        feeRate === null || isZero(feeRate)
          ? t('figures.fee')
          : t('figures.feeOf', { percent: percentOf(feeRate) }),
      value: fee && priceMoney(fee),
    },
    { label: t('figures.arrives'), value: priceMoney(arrives), emphasis: true },
  ];
}

/** Review of an offer: the figures as they were when it opened, and what has changed since. */
export function useSaleReview(
  rules: Rules | null,
): (draft: SaleDraft, renew: (draft: SaleDraft) => void) => ReviewContent {
  const { t } = useTranslation('otc');
  const figures = useSaleFigures();
  return (draft, renew) => ({
    details: figures(draft),
    notice: rules && <Outdated change={getSaleChange(draft, rules)} onRenew={renew} />,
    consequence: t('review.sell.consequence', { amount: formatOfferAmount(draft.amount) }),
    confirm: t('review.sell.confirm', {
      amount: formatOfferAmount(draft.amount),
      total: formatPriceAmount(draft.total),
    }),
  });
}

/** Result of publishing an offer. */
export function useSaleResult(available: string | null): (order: OwnOrder) => ResultContent {
  const { t } = useTranslation(['otc', 'common', 'shell']);
  return (order) => ({
    title: t('result.published', {
      amount: formatOfferAmount(order.amount),
      total: formatPriceAmount(order.total),
    }),
    outcome: 'waiting',
    receipt: {
      receiptNumber: order.receiptNumber,
      kind: t('shell:features.otc.title'),
      amount: { value: order.amount, unit: offerCoin },
      state: t(`common:status.${order.status}`),
      at: order.createdAt,
    },
    details: [
      copied(t('common:order.transactionNumber'), order.transactionNumber),
      { label: t('figures.price'), value: formatPrice(order.price) },
      { label: t('figures.arrives'), value: order.actualAmount && priceMoney(order.actualAmount) },
      { label: t('figures.createdAt'), value: <DateTime value={order.createdAt} zone="both" /> },
      {
        label: t('figures.usdtAvailable'),
        value: onScreen(available && <Money value={available} coin={offerCoin} live />),
      },
    ],
    again: t('result.another'),
    next: { label: t('result.sale'), to: otcPath({ tab: 'sales', receipt: order.receiptNumber }) },
  });
}
