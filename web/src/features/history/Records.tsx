import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { homePath } from '../../lib/paths.ts';
import { useRecordKinds } from '../../catalog/catalog.ts';
import type { CreditRecordType } from '../../generated/schema.ts';
import { kindGroups, kindsOf } from '../../lib/recordKinds.ts';
import { lazyImport, useLazyImport } from '../../lib/lazyImport.ts';
import { useBalanceChange } from '../../overview/useBalanceChange.ts';
import { DayPresets, DayRange } from '../../records/DayRange.tsx';
import { KindPicker } from '../../records/KindPicker.tsx';
import { CreditFilter } from '../../records/orderFilters.tsx';
import { RecordsScreen, type EmptyRecords } from '../../records/RecordsScreen.tsx';
import { useRecordList } from '../../records/useRecordList.ts';
import { useColumns, type CreditRecord } from './columns.tsx';
import { filterKindsOf, queryFilter, type RecordsScope } from './filters.ts';
import { CreditRecordsDocument, type CreditRecordsQuery } from './records.generated.ts';

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

const connection = ({ creditRecords }: CreditRecordsQuery) => creditRecords;
const occurredAt = (record: CreditRecord) => record.occurredAt;

/** The kinds that can be chosen, in their groups; groups without any are left out. */
const groupsOf = (offered: readonly CreditRecordType[], kinds: RecordsScope['kinds']) =>
  kindGroups
    .map((id) => ({ id, kinds: kindsOf(id, offered).filter((kind) => kinds?.includes(kind) ?? true) }))
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
  const { t } = useTranslation(['records', 'recordTypes']);
  const list = useRecordList({
    document: CreditRecordsDocument,
    connection,
    kinds: useMemo(() => filterKindsOf(scope), [scope]),
    toFilter: (values) => queryFilter(values, scope),
  });
  useBalanceChange(list.pages.checkNews);
  useLazyImport(loadDetails, false);
  const { values, set } = list;
  const offered = useRecordKinds();
  const days = { from: values.from, to: values.to };
  return (
    <RecordsScreen<CreditRecord>
      {...{ list, fileName, days, occurredAt }}
      label={t('list.label')}
      columns={useColumns(scope)}
      detailTitle={({ type }) => t(`recordTypes:${type}`)}
      detail={(record) => <Details record={record} />}
      presets={<DayPresets {...days} onChange={set} />}
      filters={
        <>
          {scope.coin === undefined && <CreditFilter list={list} />}
          <KindPicker
            label={t('columns.kind')}
            groups={groupsOf(offered, scope.kinds).map(({ id, kinds }) => ({
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
