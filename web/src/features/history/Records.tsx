import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { useRecordKinds } from '../../catalog/catalog.ts';
import { useExtension } from '../../data/extensions/useExtension.ts';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { homePath } from '../../extension-points/paths.ts';
import { kindGroups, kindsOf } from '../../extension-points/recordKinds.ts';
import type { CreditRecordType } from '../../generated/schema.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { DayPresets, DayRange } from '../../orders/records/DayRange.tsx';
import { KindPicker } from '../../orders/records/KindPicker.tsx';
import { CreditFilter } from '../../orders/records/orderFilters.tsx';
import { RecordsScreen, type EmptyRecords } from '../../orders/records/RecordsScreen.tsx';
import { SearchFilter } from '../../orders/records/SearchFilter.tsx';
import { useRecordList } from '../../orders/records/useRecordList.ts';
import { useColumns } from './columns.tsx';
import { getFilterKinds, queryFilter, type RecordsScope } from './filters.ts';
import { useLines, type RecordLine } from './lines.ts';
import { statementPath } from './paths.ts';
import { CreditRecordsDocument, type CreditRecordsQuery } from './records.generated.ts';

/** The details of a record are fetched when the list has been there for a moment. */
const loadDetails = lazyImport(() => import('./RecordDetails.tsx'));

function Details({ record }: { record: RecordLine }) {
  const details = useLazyImport(loadDetails, true);
  return details === null ? (
    <SkeletonRows count={9} height={41} gap={0} />
  ) : (
    <details.RecordDetails record={record} />
  );
}

const connection = ({ creditRecords }: CreditRecordsQuery) => creditRecords;
const occurredAt = (record: RecordLine) => record.occurredAt;

/** The way to the statement of a month, where the platform has one. */
function StatementLink() {
  const { t } = useTranslation('shell');
  const hasStatements = useExtension('statement');
  if (hasStatements === false) return null;
  return (
    <Button
      component={Link}
      to={statementPath()}
      variant="outlined"
      // It has its place until it is known, so that the list does not move.
      style={hasStatements === undefined ? { visibility: 'hidden' } : undefined}
    >
      {t('features.history.statement')}
    </Button>
  );
}

/** The kinds that can be chosen, in their groups; groups without any are left out. */
const groupsOf = (offered: readonly CreditRecordType[], kinds: RecordsScope['kinds']) =>
  kindGroups
    .map((id) => ({ id, kinds: kindsOf(id, offered).filter((kind) => kinds?.includes(kind) ?? true) }))
    .filter((group) => group.kinds.length > 0);

/** What reads like a receipt number or its beginning. */
const receiptNumber = /^R\d{3,6}[0-9A-Z]{0,10}$/i;

/** Everything of the member's. */
const everything: RecordsScope = {};

export interface RecordsProps {
  /** Which records these are: what is settled is neither a filter nor a column. A constant of the caller's. */
  scope?: RecordsScope;
  /** Prefix of an exported file's name. */
  fileName?: string;
  /** Shown before there is any record. */
  empty?: EmptyRecords;
}

/** The movements of the member's credits: filters, the list by day, and all of them as a file. */
export default function Records({ scope = everything, fileName = 'records', empty }: RecordsProps) {
  const { t } = useTranslation(['records', 'recordTypes', 'history']);
  const locale = useLocale();
  const offered = useRecordKinds();
  const canSearch = useExtension('searchRecords') === true;
  const kindsCalled = (text: string) =>
    offered.filter((kind) =>
      t(`recordTypes:${kind}`).toLocaleLowerCase(locale).includes(text.toLocaleLowerCase(locale)),
    );
  const list = useRecordList({
    document: CreditRecordsDocument,
    connection,
    kinds: useMemo(() => getFilterKinds(scope, canSearch), [scope, canSearch]),
    toFilter: (values) => queryFilter(values, scope, kindsCalled),
  });
  useBalanceChange(list.pages.checkForUpdates);
  useLazyImport(loadDetails, false);
  const { values, set } = list;
  const days = { from: values.from, to: values.to };
  return (
    <RecordsScreen<RecordLine>
      {...{ fileName, days, occurredAt }}
      list={{ ...list, pages: useLines(list.pages) }}
      label={t('list.label')}
      columns={useColumns(scope)}
      detailTitle={({ type }) => t(`recordTypes:${type}`)}
      detail={(record) => <Details record={record} />}
      actions={scope === everything && <StatementLink />}
      presets={<DayPresets {...days} onChange={set} />}
      filters={
        <>
          {canSearch && (
            <SearchFilter
              label={t('filters.search')}
              hint={t('filters.searchHint')}
              value={values.search}
              onChange={(search) => set({ search })}
            />
          )}
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
      nothingHint={receiptNumber.test(values.search) ? t('history:noMovement') : undefined}
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
