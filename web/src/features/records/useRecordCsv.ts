import { useTranslation } from 'react-i18next';
import { useWriting } from '../../i18n/useWriting.ts';
import { businessZoneName } from '../../lib/time.ts';
import { csvFields, csvHeader, type CreditRecord, type CsvWords } from './record.ts';

/** How records are written to a file, in the member's language. */
export function useRecordCsv(): {
  header: readonly string[];
  toFields: (record: CreditRecord) => readonly string[];
} {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const { withNote } = useWriting();
  const words: CsvWords = {
    time: withNote(t('columns.time'), businessZoneName),
    kind: t('columns.kind'),
    coin: t('columns.coin'),
    state: t('detail.state'),
    amount: t('columns.amount'),
    balanceAfter: t('columns.balanceAfter'),
    fee: t('detail.fee'),
    actualAmount: t('detail.actualAmount'),
    counterparty: t('columns.counterparty'),
    reason: t('detail.reason'),
    status: t('detail.status'),
    receiptNumber: t('detail.receiptNumber'),
    transactionNumber: t('detail.transactionNumber'),
    hash: t('detail.hash'),
    nameOf: ({ type, coin, state, status }) => ({
      kind: t(`recordTypes:${type}`),
      coin: t(`common:credits.${coin}`),
      state: t(`common:balance.${state}`),
      status: t(`common:status.${status}`),
    }),
  };
  return { header: csvHeader(words), toFields: (record) => csvFields(record, words) };
}
