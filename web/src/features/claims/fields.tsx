import { useTranslation } from 'react-i18next';
import { Money } from '../../design/ui/Money.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import type { OrderField } from '../../orders/fields/field.ts';
import {
  moneyField,
  shownIf,
  textField,
  titleField,
  useFieldKinds,
  wordsField,
} from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import { formatBusinessDay } from '../../time/time.ts';
import type { Claim, ClaimDraft } from './order.ts';
import { claimCoin, useTradeLabel } from './words.ts';

/** A claim, or the draft of one. */
type ClaimFacts = Partial<Claim & Pick<ClaimDraft, 'picture'>> &
  Pick<Claim, 'name' | 'position' | 'number' | 'amount'>;

/** The fields of a claim. */
export function useClaimFields(): readonly OrderField<ClaimFacts>[] {
  const { t } = useTranslation('claims');
  const { instant, time, status, numbers } = useFieldKinds();
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  return [
    { ...titleField(t('figures.order'), tradeLabel), value: tradeLabel, places: ['review', 'result'] },
    shownIf(({ status: state }) => state !== 'REJECTED', {
      ...moneyField('amount', t('figures.amount'), claimCoin, { place: 4, width: '22%', phone: 'figure' }),
      labelOf: ({ status: state }) => t(state === 'APPROVED' ? 'figures.paid' : 'figures.willBePaid'),
      emphasis: true,
    }),
    {
      id: 'lost',
      label: t('figures.lost'),
      value: (claim) => <Money value={claim.amount} coin="INSURANCE_POINT" exact />,
      places: ['details'],
    },
    {
      ...textField('date', t('figures.day')),
      value: ({ date }) => date && formatBusinessDay(date, locale),
    },
    textField('name', t('figures.package'), { places: ['details'] }),
    wordsField('position', t('figures.round'), ({ position }) => position?.toString(), ['details']),
    wordsField('number', t('figures.number'), ({ number }) => String(number), ['details']),
    { id: 'picture', label: t('picture.label'), value: ({ picture }) => picture?.name },
    status('20%', ['result']),
    textField('reason', t('figures.reason'), { places: ['result'] }),
    time('createdAt', t('figures.createdAt')),
    instant('decidedAt', t('figures.decidedAt'), ['details']),
    ...numbers,
  ];
}

/** The short facts of a claim's receipt. */
export function useClaimReceipt(): (claim: Claim) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);
  return ({ receiptNumber, amount, status, createdAt }) => ({
    kind: t('shell:features.claims.title'),
    receiptNumber,
    amount: { value: amount, unit: claimCoin },
    state: t(`common:status.${status}`),
    at: createdAt,
  });
}
