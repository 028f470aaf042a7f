import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { toDetails } from '../../orders/fields/field.ts';
import { ChangeNotice } from '../../orders/flow/ChangeNotice.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { Outdated } from '../../orders/flow/Outdated.tsx';
import { onScreen } from '../../orders/receipt/onScreen.tsx';
import { toSaleFacts, useOrderReceipt, usePurchaseFields, useSaleFields } from './fields.tsx';
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
import { formatPriceAmount, formatOfferAmount } from './words.tsx';

/** Amounts as the texts contain them. */
const toAmounts = ({ amount, total }: Readonly<Record<'amount' | 'total', string>>) => ({
  amount: formatOfferAmount(amount),
  total: formatPriceAmount(total),
});

/** Review of a purchase. An offer never changes, but it may be gone by now. */
export function usePurchaseReview(gone: ReadonlySet<string>): (draft: PurchaseDraft) => ReviewContent {
  const { t } = useTranslation('otc');
  const fields = usePurchaseFields();
  return (draft) => ({
    details: toDetails(fields, draft, 'review'),
    notice: gone.has(draft.id) && (
      <ChangeNotice title={t('review.gone.title')} renewal={null}>
        {t('review.gone.body')}
      </ChangeNotice>
    ),
    consequence: t('review.buy.consequence', toAmounts(draft)),
    confirm: t('review.buy.confirm', toAmounts(draft)),
  });
}

/** Result of a purchase. */
export function usePurchaseResult(available: string | null): (order: OwnOrder) => ResultContent {
  const { t } = useTranslation('otc');
  const fields = usePurchaseFields();
  const toReceipt = useOrderReceipt();
  return (order) => ({
    title: t('result.bought', { amount: formatOfferAmount(order.amount) }),
    receipt: toReceipt(order),
    details: [
      ...toDetails(fields, order, 'result'),
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

/** Review of an offer: the figures as they were when it opened, and what has changed since. */
export function useSaleReview(
  rules: Rules | null,
): (draft: SaleDraft, renew: (draft: SaleDraft) => void) => ReviewContent {
  const { t } = useTranslation('otc');
  const fields = useSaleFields();
  return (draft, renew) => ({
    details: toDetails(fields, draft, 'review'),
    notice: rules && <Outdated change={getSaleChange(draft, rules)} onRenew={renew} />,
    consequence: t('review.sell.consequence', { amount: formatOfferAmount(draft.amount) }),
    confirm: t('review.sell.confirm', toAmounts(draft)),
  });
}

/** Result of publishing an offer. */
export function useSaleResult(available: string | null): (order: OwnOrder) => ResultContent {
  const { t } = useTranslation('otc');
  const fields = useSaleFields();
  const toReceipt = useOrderReceipt();
  return (order) => ({
    title: t('result.published', toAmounts(order)),
    outcome: 'waiting',
    receipt: toReceipt(order),
    details: [
      ...toDetails(fields, toSaleFacts(order), 'result'),
      {
        label: t('figures.usdtAvailable'),
        value: onScreen(available && <Money value={available} coin={offerCoin} live />),
      },
    ],
    again: t('result.another'),
    next: { label: t('result.sale'), to: otcPath({ tab: 'sales', receipt: order.receiptNumber }) },
  });
}
