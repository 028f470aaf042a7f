import { useTranslation } from 'react-i18next';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  feeField,
  moneyField,
  Quiet,
  textField,
  titleField,
  useFieldKinds,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { getProceeds, offerCoin, priceCoin, type OwnOrder, type Purchase } from './order.ts';
import { formatOfferAmount, formatPrice, formatPriceAmount } from './words.tsx';

type Terms = Partial<Pick<OwnOrder, 'amount' | 'price'>>;

/** The fields of both sides, with what an amount is to the member. */
function useTermFields(side: 'offers' | 'gets') {
  const { t } = useTranslation('otc');
  const label = t('figures.amount');
  const amount: OrderField<Terms> = {
    ...moneyField('amount', label, offerCoin),
    ...titleField(label, (order: Terms) => order.amount && formatOfferAmount(order.amount)),
    labelOf: () => t(`figures.${side}`),
    emphasis: true,
  };
  const price: OrderField<Terms> = {
    ...textField('price', t('figures.price')),
    value: (order) => order.price && formatPrice(order.price),
    shown: {
      place: 4,
      // A price of eight decimals, in one piece.
      width: '156px',
      align: 'end',
      phone: 'none',
      cell: (order) => order.price && <Quiet>{formatPriceAmount(order.price)}</Quiet>,
    },
  };
  return { amount, price };
}

/** The fields of what the member bought; a draft has only some of it. */
export function usePurchaseFields(): readonly OrderField<Partial<Purchase>>[] {
  const { t } = useTranslation('otc');
  const { instant, time, numbers } = useFieldKinds();
  const { amount, price } = useTermFields('gets');
  return [
    {
      ...moneyField('total', t('figures.pays'), priceCoin, { place: 5, width: '20%', phone: 'figure' }),
      emphasis: true,
    },
    amount,
    price,
    {
      ...textField('seller', t('figures.seller')),
      shown: { place: 3, width: '17%', phone: 'meta', cell: ({ seller }) => <Quiet>{seller}</Quiet> },
    },
    { ...time('boughtAt', t('figures.boughtAt')), places: [] },
    { ...instant('createdAt', t('figures.createdAt'), ['details']), file: undefined },
    { ...instant('endedAt', t('figures.endedAt'), ['details']), file: undefined },
    ...numbers,
  ];
}

/** An offer of the member with what it brings; a draft has only some of it. */
interface SaleFacts extends Partial<Omit<OwnOrder, 'total'>> {
  readonly total?: string | null;
  readonly arrives?: string | null;
  /** Undefined for an order. */
  readonly feeRate?: string | null;
}

export const toSaleFacts = (order: OwnOrder): SaleFacts => ({ ...order, ...getProceeds(order) });

/** The fields of an offer of the member. */
export function useSaleFields(): readonly OrderField<SaleFacts>[] {
  const { t } = useTranslation('otc');
  const { instant, time, status, numbers } = useFieldKinds();
  const { amount, price } = useTermFields('offers');
  return [
    { ...amount, places: ['review', 'details'] },
    price,
    { ...moneyField('total', t('figures.total'), priceCoin), places: ['review', 'details'] },
    {
      ...feeField(t('figures.fee'), (percent) => t('figures.feeOf', { percent }), priceCoin),
      places: ['review', 'details'],
    },
    {
      ...moneyField('arrives', t('figures.gets'), priceCoin, { place: 5, width: '20%', phone: 'figure' }),
      labelOf: (sale) => t(sale.status === 'COMPLETED' ? 'figures.gets' : 'figures.arrives'),
      emphasis: true,
    },
    textField('buyer', t('figures.buyer'), { places: ['details'] }),
    status('20%', []),
    time('createdAt', t('figures.createdAt')),
    instant('endedAt', t('figures.endedAt'), ['details']),
    ...numbers,
  ];
}

/** The short facts of an order's receipt: what the member gives, and when. */
export function useOrderReceipt(): (order: OwnOrder) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);
  return ({ receiptNumber, side, status, amount, total, createdAt, endedAt }) => ({
    kind: t('shell:features.otc.title'),
    receiptNumber,
    state: t(`common:status.${status}`),
    ...(side === 'SELL'
      ? { amount: { value: amount, unit: offerCoin }, at: createdAt }
      : { amount: { value: total, unit: priceCoin }, at: endedAt ?? createdAt }),
  });
}
