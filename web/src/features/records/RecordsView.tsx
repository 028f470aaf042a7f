import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CoinBadge } from '../../components/CoinBadge.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { Card, Stack } from '../../components/surface.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { creditTypes } from '../../lib/credits.ts';
import { kindGroups, kindsOf } from '../../lib/recordKinds.ts';
import { businessZoneName, formatTime } from '../../lib/time.ts';
import { useIsWide } from '../../lib/useWidth.ts';
import { paths } from '../../paths.ts';
import { CsvExport } from '../../records/CsvExport.tsx';
import { DayPresets, DayRange } from '../../records/DayRange.tsx';
import { FilterBar } from '../../records/FilterBar.tsx';
import { KindPicker } from '../../records/KindPicker.tsx';
import type { LoadPage } from '../../records/pages.ts';
import { RecordsList } from '../../records/RecordsList.tsx';
import type { RecordColumn } from '../../records/types.ts';
import type { RecordPages } from '../../records/useRecordPages.ts';
import { color, tabular, visuallyHidden } from '../../theme/css.ts';
import type { RecordFilters } from './filters.ts';
import type { CreditRecord } from './record.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { useRecordCsv } from './useRecordCsv.ts';

const Kind = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontWeight: 500,
});

const Quiet = styled('span')({ ...tabular, whiteSpace: 'nowrap', color: color.ink.secondary });

const Name = styled('span')(visuallyHidden);

const rowId = (record: CreditRecord) => record.id;
const occurredAt = (record: CreditRecord) => record.occurredAt;

function useColumns(): readonly RecordColumn<CreditRecord>[] {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const locale = useLocale();
  const isWide = useIsWide();
  return [
    {
      id: 'kind',
      header: t('columns.kind'),
      phone: 'title',
      cell: ({ type, status }) => (
        <Kind>
          {t(`recordTypes:${type}`)}
          {status === 'REVERSED' && <StatusChip status={status} />}
        </Kind>
      ),
    },
    {
      id: 'time',
      header: `${t('columns.time')} (${businessZoneName})`,
      width: '116px',
      phone: 'meta',
      cell: (record) => <Quiet>{formatTime(new Date(record.occurredAt), locale)}</Quiet>,
    },
    {
      id: 'counterparty',
      header: t('columns.counterparty'),
      width: '16%',
      phone: 'meta',
      cell: ({ counterparty }) => counterparty,
    },
    {
      id: 'coin',
      header: t('columns.coin'),
      width: isWide ? '19%' : '92px',
      phone: 'none',
      cell: ({ coin }) =>
        isWide ? (
          <CoinBadge coin={coin} size={24} />
        ) : (
          <>
            <CoinBadge coin={coin} size={24} iconOnly />
            <Name>{t(`common:credits.${coin}`)}</Name>
          </>
        ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      width: isWide ? '17%' : '20%',
      align: 'end',
      phone: 'figure',
      cell: ({ amount, coin }, onCard) => <Money value={amount} {...(onCard && { coin })} signed />,
    },
    {
      id: 'balanceAfter',
      header: t('columns.balanceAfter'),
      width: isWide ? '15%' : '18%',
      align: 'end',
      phone: 'state',
      cell: ({ balanceAfter, coin }, onCard) => (
        <Quiet>
          <Money value={balanceAfter} {...(onCard && { coin })} />
        </Quiet>
      ),
    },
  ];
}

export interface RecordsViewProps {
  filters: RecordFilters;
  pages: RecordPages<CreditRecord>;
  /** Fetches pages for the export: what fails says so itself. */
  exportPage: LoadPage<CreditRecord>;
}

/** The member's records: what of them, the list by day, and all of them as a file. */
export function RecordsView({ filters, pages, exportPage }: RecordsViewProps) {
  const { t } = useTranslation(['records', 'common', 'recordTypes']);
  const columns = useColumns();
  const csv = useRecordCsv();
  const { values, set, reset, isFiltered } = filters;
  const days = { from: values.from, to: values.to };
  return (
    <Stack>
      <Card>
        <Stack>
          <FilterBar
            isFiltered={isFiltered}
            onReset={reset}
            presets={<DayPresets {...days} onChange={set} />}
            end={
              <CsvExport
                {...csv}
                load={exportPage}
                fileName="records"
                days={days}
                disabled={pages.rows.length === 0 || pages.isStale}
              />
            }
          >
            <SelectField
              name="coin"
              label={t('columns.coin')}
              optional="unmarked"
              value={values.coin}
              empty={t('filters.all')}
              options={creditTypes.map((coin) => ({ value: coin, label: t(`common:credits.${coin}`) }))}
              onChange={(coin) => set({ coin })}
            />
            <KindPicker
              label={t('columns.kind')}
              groups={kindGroups.map((group) => ({
                id: group,
                label: t(`groups.${group}`),
                kinds: kindsOf(group).map((kind) => ({ value: kind, label: t(`recordTypes:${kind}`) })),
              }))}
              value={values.type}
              onChange={(type) => set({ type })}
            />
            <DayRange {...days} onChange={set} />
          </FilterBar>
        </Stack>
      </Card>
      <Card>
        <RecordsList<CreditRecord>
          label={t('list.label')}
          columns={columns}
          pages={pages}
          rowId={rowId}
          occurredAt={occurredAt}
          detailTitle={({ type }) => t(`recordTypes:${type}`)}
          detail={(record) => <RecordDetails record={record} />}
          isFiltered={isFiltered}
          onReset={reset}
          empty={{
            title: t('empty.title'),
            hint: t('empty.hint'),
            action: (
              <Button component={Link} to={paths.index()} variant="outlined">
                {t('empty.action')}
              </Button>
            ),
          }}
        />
      </Card>
    </Stack>
  );
}
