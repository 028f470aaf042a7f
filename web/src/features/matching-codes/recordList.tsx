import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import type { MatchingCodeEvent } from '../../generated/schema.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import type { RecordColumn } from '../../orders/records/columns.ts';
import {
  figure,
  fileColumn,
  RowTitle,
  useTimeColumn,
  WithReason,
} from '../../orders/records/orderColumns.tsx';
import { ChoiceFilter, chosen } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { MatchingCodeRecordsDocument, type MatchingCodeRecordsQuery } from './matching-codes.generated.ts';
import type { MatchingCodeRecord } from './order.ts';
import { matchingCodesPath } from './paths.ts';
import { codeCoin } from './words.ts';

/** In the order of the schema. */
const types = [
  'PURCHASE',
  'ACTIVATE',
  'SEND',
  'RECEIVE',
  'RETURN',
] as const satisfies readonly MatchingCodeEvent[];

const query = {
  document: MatchingCodeRecordsDocument,
  connection: ({ matchingCodeRecords }: MatchingCodeRecordsQuery) => matchingCodeRecords,
  kinds: { type: oneOf(types) },
  toFilter: chosen,
};

/** `Sent to budi`, `Bought` */
function useEventLabel(): (record: Pick<MatchingCodeRecord, 'type' | 'counterparty'>) => string {
  const { t } = useTranslation('matching-codes');
  return ({ type, counterparty }) => {
    const name = counterparty ?? '';
    if (type === 'SEND') return t('happened.sentTo', { name });
    return type === 'RECEIVE' ? t('happened.receivedFrom', { name }) : t(`kinds.${type}`);
  };
}

function useColumns(): readonly RecordColumn<MatchingCodeRecord>[] {
  const { t } = useTranslation(['matching-codes', 'common']);
  const wordsOf = useEventLabel();
  return [
    {
      id: 'type',
      title: t('figures.event'),
      value: ({ type }) => t(`kinds.${type}`),
      shown: {
        place: 1,
        phone: 'title',
        cell: (record) => (
          <WithReason reason={record.reason}>
            <RowTitle>{wordsOf(record)}</RowTitle>
          </WithReason>
        ),
      },
    },
    useTimeColumn('createdAt', t('figures.at')),
    {
      id: 'package',
      title: t('figures.package'),
      value: ({ name }) => name,
      shown: {
        place: 3,
        width: '24%',
        phone: 'state',
        cell: ({ name, quantity }) => t('happened.codes', { name, count: quantity }),
      },
    },
    { id: 'quantity', title: t('buy.quantity'), value: ({ quantity }) => String(quantity) },
    {
      ...fileColumn('amount', t('figures.amount')),
      shown: {
        place: 4,
        width: '24%',
        align: 'end',
        phone: 'figure',
        cell: ({ amount }, onCard) => figure({ value: amount, coin: codeCoin }, onCard),
      },
    },
    fileColumn('counterparty', t('figures.counterparty')),
    fileColumn('reason', t('figures.reason')),
    fileColumn('receiptNumber', t('common:order.receiptNumber')),
    fileColumn('transactionNumber', t('common:order.transactionNumber')),
  ];
}

/** All details of what happened to codes. */
function RecordDetails({ record }: { record: MatchingCodeRecord }) {
  const { t } = useTranslation(['matching-codes', 'common', 'shell']);
  return (
    <Receipt
      kind={`${t('shell:features.matching-codes.title')} · ${t(`kinds.${record.type}`)}`}
      receiptNumber={record.receiptNumber}
      amount={{ value: record.amount, unit: codeCoin }}
      state={null}
      at={record.createdAt}
    >
      <DetailList
        details={[
          { label: t('figures.event'), value: t(`kinds.${record.type}`), emphasis: true },
          { label: t('figures.package'), value: record.name },
          { label: t('buy.quantity'), value: String(record.quantity) },
          { label: t('figures.amount'), value: <Money value={record.amount} coin={codeCoin} exact /> },
          { label: t('figures.counterparty'), value: record.counterparty },
          { label: t('figures.reason'), value: record.reason },
          { label: t('figures.at'), value: <DateTime value={record.createdAt} zone="both" /> },
          copied(t('common:order.receiptNumber'), record.receiptNumber),
          copied(t('common:order.transactionNumber'), record.transactionNumber),
        ]}
      />
    </Receipt>
  );
}

/** What happened to the member's codes, with a filter and CSV export. */
export default function RecordList() {
  const { t } = useTranslation(['matching-codes', 'records', 'common']);
  const list = useRecordList(query);
  const wordsOf = useEventLabel();
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<MatchingCodeRecord>
      list={list}
      label={t('tabs.records')}
      fileName="pin-code-records"
      columns={useColumns()}
      detailTitle={wordsOf}
      detail={(record) => <RecordDetails record={record} />}
      filters={
        <ChoiceFilter
          list={list}
          name="type"
          label={t('figures.event')}
          choices={types}
          nameOf={(type) => t(`kinds.${type}`)}
        />
      }
      empty={{
        title: t('happened.none'),
        hint: t('happened.noneHint'),
        action: { label: t('buy.title'), to: matchingCodesPath() },
      }}
    />
  );
}
