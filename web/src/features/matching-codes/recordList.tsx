import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import type { MatchingCodeEvent } from '../../generated/schema.ts';
import { toColumns, toDetails } from '../../orders/fields/field.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { ChoiceFilter, chosen } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { useEventLabel, useRecordFields, useRecordReceipt } from './fields.tsx';
import { MatchingCodeRecordsDocument, type MatchingCodeRecordsQuery } from './matching-codes.generated.ts';
import type { MatchingCodeRecord } from './order.ts';
import { matchingCodesPath } from './paths.ts';

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

/** All details of what happened to codes. */
function RecordDetails({ record }: { record: MatchingCodeRecord }) {
  const fields = useRecordFields();
  const toReceipt = useRecordReceipt();
  return (
    <Receipt {...toReceipt(record)}>
      <DetailList details={toDetails(fields, record, 'details')} />
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
      columns={toColumns(useRecordFields(), (record) => record)}
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
