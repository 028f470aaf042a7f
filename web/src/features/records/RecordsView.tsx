import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/field/SelectField.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { creditTypes } from '../../lib/credits.ts';
import { keepTrying } from '../../lib/lazyPart.ts';
import { kindGroups, kindsOf } from '../../lib/recordKinds.ts';
import { useLoaded, useLoadedWhen } from '../../lib/useLoaded.ts';
import { paths } from '../../paths.ts';
import { DayPresets, DayRange } from '../../records/DayRange.tsx';
import { KindPicker } from '../../records/KindPicker.tsx';
import type { LoadPage } from '../../records/pages.ts';
import { RecordsScreen, type EmptyRecords } from '../../records/RecordsScreen.tsx';
import type { RecordPages } from '../../records/useRecordPages.ts';
import type { RecordFilters, RecordsScope } from './filters.ts';
import type { CreditRecord } from './record.ts';
import { useColumns } from './useColumns.tsx';
import { useRecordCsv } from './useRecordCsv.ts';

/** The details of a record are fetched when the list has been there for a moment. */
const fetchDetails = () =>
  keepTrying(() => import('./RecordDetails.tsx')).then(({ RecordDetails }) => RecordDetails);

function Details({ record }: { record: CreditRecord }) {
  const { part: RecordDetails } = useLoadedWhen(true, fetchDetails);
  return RecordDetails === null ? (
    <SkeletonRows count={9} height={41} gap={0} />
  ) : (
    <RecordDetails record={record} />
  );
}

const rowId = (record: CreditRecord) => record.id;
const occurredAt = (record: CreditRecord) => record.occurredAt;

/** The kinds that can be chosen, in their groups; groups without any are left out. */
const groupsOf = (kinds: RecordsScope['kinds']) =>
  kindGroups
    .map((id) => ({ id, kinds: kindsOf(id).filter((kind) => kinds?.includes(kind) ?? true) }))
    .filter((group) => group.kinds.length > 0);

export interface RecordsViewProps {
  /** Which records these are: what is settled is neither a filter nor a column. */
  scope: RecordsScope;
  filters: RecordFilters;
  pages: RecordPages<CreditRecord>;
  /** Fetches pages for the export. */
  exportPage: LoadPage<CreditRecord>;
  /** Begins the name of an exported file. */
  fileName?: string;
  /** What stands there before there is any record. */
  empty?: EmptyRecords;
}

/** The member's records: what of them, the list by day, and all of them as a file. */
export function RecordsView({
  scope,
  filters,
  pages,
  exportPage,
  fileName = 'records',
  empty,
}: RecordsViewProps) {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const columns = useColumns(scope);
  const csv = useRecordCsv();
  useLoaded(fetchDetails);
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
      csv={{ ...csv, load: exportPage, fileName, days }}
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
          action: { label: t('empty.action'), to: paths.index() },
        }
      }
    />
  );
}
