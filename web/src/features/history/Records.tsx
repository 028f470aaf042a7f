import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/field/SelectField.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { creditTypes } from '../../lib/credits.ts';
import { kindGroups, kindsOf } from '../../lib/recordKinds.ts';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { homePath } from '../../lib/paths.ts';
import { DayPresets, DayRange } from '../../records/DayRange.tsx';
import { KindPicker } from '../../records/KindPicker.tsx';
import { pageLoader } from '../../records/pages.ts';
import { RecordsScreen, type EmptyRecords } from '../../records/RecordsScreen.tsx';
import { useRecordPages } from '../../records/useRecordPages.ts';
import { useUrlFilters } from '../../records/useUrlFilters.ts';
import { useColumns, type CreditRecord } from './columns.tsx';
import { filterKindsOf, queryFilter, type RecordsScope } from './filters.ts';
import { CreditRecordsDocument } from './records.generated.ts';

/** The details of a record are fetched when the list has been there for a moment. */
const loadDetails = lazyImport(() => import('./RecordDetails.tsx'));

function Details({ record }: { record: CreditRecord }) {
  const details = useLazyImport(loadDetails, true);
  return details === null ? (
    <SkeletonRows count={9} height={41} gap={0} />
  ) : (
    <details.RecordDetails record={record} />
  );
}

const rowId = (record: CreditRecord) => record.id;
const occurredAt = (record: CreditRecord) => record.occurredAt;

/** The kinds that can be chosen, in their groups; groups without any are left out. */
const groupsOf = (kinds: RecordsScope['kinds']) =>
  kindGroups
    .map((id) => ({ id, kinds: kindsOf(id).filter((kind) => kinds?.includes(kind) ?? true) }))
    .filter((group) => group.kinds.length > 0);

/** Everything of the member's. */
const everything: RecordsScope = {};

export interface RecordsProps {
  /** Which records these are: what is settled is neither a filter nor a column. A constant of the caller's. */
  scope?: RecordsScope;
  /** Begins the name of an exported file. */
  fileName?: string;
  /** What stands there before there is any record. */
  empty?: EmptyRecords;
}

/** The movements of the member's credits: filters, the list by day, and all of them as a file. */
export default function Records({ scope = everything, fileName = 'records', empty }: RecordsProps) {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const columns = useColumns(scope);
  const filterKinds = useMemo(() => filterKindsOf(scope), [scope]);
  const filters = useUrlFilters(filterKinds);
  const load = pageLoader(
    CreditRecordsDocument,
    queryFilter(filters.values, scope),
    ({ creditRecords }) => creditRecords,
  );
  const pages = useRecordPages(filters.key, load, rowId);
  useBalanceChange(pages.checkNews);
  useLazyImport(loadDetails, false);
  const { values, set, reset, isFiltered } = filters;
  const days = { from: values.from, to: values.to };
  return (
    <RecordsScreen<CreditRecord>
      label={t('list.label')}
      columns={columns}
      pages={pages}
      rowId={rowId}
      occurredAt={occurredAt}
      detailTitle={({ type }) => t(`recordTypes:${type}`)}
      detail={(record) => <Details record={record} />}
      isFiltered={isFiltered}
      onReset={reset}
      csv={{ load, fileName, days }}
      presets={<DayPresets {...days} onChange={set} />}
      filters={
        <>
          {scope.coin === undefined && (
            <SelectField
              name="coin"
              label={t('columns.coin')}
              optional="unmarked"
              value={values.coin}
              empty={t('filters.all')}
              options={creditTypes.map((coin) => ({ value: coin, label: t(`common:credits.${coin}`) }))}
              onChange={(coin) => set({ coin })}
            />
          )}
          <KindPicker
            label={t('columns.kind')}
            groups={groupsOf(scope.kinds).map(({ id, kinds }) => ({
              id,
              label: t(`groups.${id}`),
              kinds: kinds.map((kind) => ({ value: kind, label: t(`recordTypes:${kind}`) })),
            }))}
            value={values.type}
            onChange={(type) => set({ type })}
          />
          <DayRange {...days} onChange={set} />
        </>
      }
      empty={
        empty ?? {
          title: t('empty.title'),
          hint: t('empty.hint'),
          action: { label: t('empty.action'), to: homePath },
        }
      }
    />
  );
}
