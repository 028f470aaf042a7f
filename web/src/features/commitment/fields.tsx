import { useTranslation } from 'react-i18next';
import type { OrderField } from '../../orders/fields/field.ts';
import { fileField, textField, titleField, useFieldKinds } from '../../orders/fields/kinds.tsx';
import type { ReceiptFacts } from '../../orders/receipt/receipt.ts';
import type { Application } from './order.ts';

/** The fields of an application; drafts and results have some of it. */
export function useApplicationFields(): readonly OrderField<Partial<Application>>[] {
  const { t } = useTranslation(['commitment', 'common']);
  const { instant, time, status } = useFieldKinds();
  return [
    {
      ...textField('name', t('figures.commitment')),
      ...titleField(t('figures.commitment'), ({ name }) => name),
      emphasis: true,
    },
    status('24%', []),
    {
      id: 'free',
      label: t('figures.free'),
      shown: {
        place: 4,
        width: '24%',
        align: 'end',
        phone: 'figure',
        cell: (application) =>
          application.status === 'APPROVED' &&
          t(application.claimedAt === null ? 'records.open' : 'records.claimed'),
      },
    },
    fileField('statement', t('figures.statement'), ({ statement }) => statement),
    fileField('reason', t('figures.reason'), ({ reason }) => reason),
    time('createdAt', t('figures.createdAt')),
    instant('decidedAt', t('figures.decidedAt')),
    instant('claimedAt', t('figures.claimedAt')),
    textField('receiptNumber', t('common:order.receiptNumber'), { isCopied: true }),
  ];
}

/** The short facts of an application's receipt. */
export function useApplicationReceipt(): (application: Application) => ReceiptFacts {
  const { t } = useTranslation(['shell', 'common']);
  return ({ receiptNumber, status, createdAt }) => ({
    receiptNumber,
    kind: t('shell:features.commitment.title'),
    amount: null,
    state: t(`common:status.${status}`),
    at: createdAt,
  });
}
