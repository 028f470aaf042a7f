import { useTranslation } from 'react-i18next';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { toColumns } from '../../orders/fields/field.ts';
import { NamedStatusFilter } from '../../orders/records/orderFilters.tsx';
import { OrdersScreen } from '../../orders/records/RecordsScreen.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { oneOf } from '../../orders/records/useUrlFilters.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { useEntryFields } from './fields.tsx';
import { JackpotOrdersDocument, type JackpotOrdersQuery } from './jackpot.generated.ts';
import type { JackpotEntry } from './order.ts';
import { jackpotPath } from './paths.ts';
import { useEntryLabel } from './words.tsx';

/** Entries that won, and the others. */
const results = ['won', 'notWon'] as const;

const query = {
  document: JackpotOrdersDocument,
  connection: ({ jackpotOrders }: JackpotOrdersQuery) => jackpotOrders,
  kinds: { status: oneOf(results) },
  toFilter: ({ status }: { readonly status: (typeof results)[number] | '' }) =>
    status === '' ? {} : { won: status === 'won' },
};

/** The member's entries with a filter and CSV export. */
export default function EntryList() {
  const { t } = useTranslation('jackpot');
  const orderWords = useEntryLabel();
  const list = useRecordList(query);
  useBalanceChange(list.pages.checkForUpdates);
  return (
    <OrdersScreen<JackpotEntry>
      list={list}
      label={t('records.label')}
      fileName="jackpot"
      columns={toColumns(useEntryFields(), (entry: JackpotEntry) => entry)}
      detailTitle={orderWords}
      detail={(order) => <EntryDetails order={order} />}
      filters={
        <NamedStatusFilter list={list} statuses={results} nameOf={(result) => t(`records.${result}`)} />
      }
      empty={{
        title: t('recent.empty'),
        hint: t('recent.emptyHint'),
        action: { label: t('records.enter'), to: jackpotPath() },
      }}
    />
  );
}
