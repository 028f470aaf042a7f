import { useTranslation } from 'react-i18next';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  feeField,
  fileField,
  moneyField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import type { ConvertDraft, ConvertOrder } from './order.ts';
import { isCountedDown, TimeToSettle } from './PendingConverts.tsx';
import { formatOrderRate, formatPair } from './words.ts';

/** A convert with what it yields; a draft has only some of it. */
type ConvertFacts = Partial<ConvertOrder> &
  Pick<ConvertOrder, 'from' | 'to' | 'amount' | 'rate'> & {
    /** Undefined for an order. */
    readonly feeRate?: string | null;
  };

/** The facts of a convert order: a cancelled one took no fee and yielded nothing. */
export const toConvertFacts = (order: ConvertOrder): ConvertFacts =>
  order.status === 'CANCELLED' ? { ...order, fee: null, actualAmount: null } : order;

/** The facts of a convert that is reviewed. */
export const toDraftFacts = ({ arrives, ...draft }: ConvertDraft): ConvertFacts => ({
  ...draft,
  actualAmount: arrives,
});

/** The fields of a convert order. */
export function useConvertFields(): readonly OrderField<ConvertFacts>[] {
  const { t } = useTranslation(['convert', 'common']);
  const { instant, time, status, numbers } = useFieldKinds();
  const from = (facts: ConvertFacts) => facts.from;
  const to = (facts: ConvertFacts) => facts.to;
  return [
    titleField(t('history.pair'), formatPair),
    fileField('from', t('csv.from'), (facts) => t(`common:credits.${facts.from}`)),
    fileField('to', t('csv.to'), (facts) => t(`common:credits.${facts.to}`)),
    {
      ...moneyField('amount', t('figures.given'), from, { place: 4, width: '22%', phone: 'figure' }),
      emphasis: true,
    },
    feeField(t('figures.fee'), (percent) => t('preview.fee', { percent }), from),
    {
      ...wordsField('rate', t('figures.rate'), formatOrderRate),
      file: { title: t('figures.rate'), value: ({ rate }) => rate },
    },
    {
      ...moneyField('actualAmount', t('figures.got'), to, { place: 5, width: '22%', phone: 'meta' }),
      emphasis: true,
    },
    status('17%', ['details']),
    {
      id: 'timeLeft',
      label: t('figures.timeLeft'),
      value: (facts) => (isCountedDown(facts) ? <TimeToSettle settlesAt={facts.settlesAt} /> : null),
      places: ['details'],
    },
    time('createdAt', t('figures.createdAt')),
    instant('endedAt', t('figures.endedAt'), []),
    ...numbers,
  ];
}

/** The short facts of a convert's receipt. */
export function useConvertReceipt(): (order: ConvertOrder) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);
  return ({ receiptNumber, amount, from, status, createdAt }) => ({
    kind: t('shell:features.convert.title'),
    receiptNumber,
    amount: { value: amount, unit: from },
    state: t(`common:status.${status}`),
    at: createdAt,
  });
}
