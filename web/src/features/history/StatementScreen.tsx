import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { hasError } from '../../browser/loaded.ts';
import { useShown } from '../../browser/useShown.ts';
import { useExtension } from '../../data/extensions/useExtension.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { PrintIcon } from '../../design/icons/print.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Actions, Card, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { notFoundPath } from '../../extension-points/paths.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CsvExport } from '../../orders/records/CsvExport.tsx';
import type { LoadPage } from '../../orders/records/pages.ts';
import { recordsPath } from '../../orders/records/paths.ts';
import { useUrlFilters } from '../../orders/records/useUrlFilters.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { businessDayOrNull } from '../../time/time.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { useColumns } from './columns.tsx';
import type { RecordsScope } from './filters.ts';
import { useMonthlyStatementQuery } from './statement.generated.ts';
import { formatMonth, month, listMonths } from './statement.ts';
import { toStatementLines, useFileColumns, type StatementLine } from './statementFile.ts';
import { StatementSheet } from './StatementSheet.tsx';

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'end',
  justifyContent: 'space-between',
  '& > :first-of-type': { flex: '1 1 220px', maxWidth: 320 },
});

const filters = { month };
const everything: RecordsScope = {};
const noLines: LoadPage<StatementLine> = async () => ({ rows: [], endCursor: null, hasNextPage: false });

/** A month of the member's credits: what was there, what moved, what is left. To read, to print, and as a file. */
export default function StatementScreen() {
  const { t } = useTranslation(['history', 'records', 'receipt']);
  const locale = useLocale();
  const me = useOverview()?.me;
  const today = useBusinessDay();
  const { values, set } = useUrlFilters(filters);
  const months = listMonths(today, businessDayOrNull(me?.registeredAt ?? null) ?? today);
  const chosen = values.month === '' ? today.slice(0, 7) : values.month;
  const isThere = useExtension('statement');
  const statement = toPanel(
    useMonthlyStatementQuery({
      ...panelOptions,
      variables: { month: useShown(chosen) },
      skip: isThere !== true,
    }),
  );
  const columns = useFileColumns(useColumns(everything));
  useBalanceChange(statement.reload);
  const shown = statement.data?.statement;
  const isStale = shown?.from.slice(0, chosen.length) !== chosen;
  const days = shown && { from: shown.from, to: shown.to };
  if (isThere === false) return <Navigate to={notFoundPath} replace />;
  return (
    <Stack>
      <Card>
        <Controls>
          <SelectField
            name="month"
            label={t('statement.month')}
            optional="unmarked"
            value={chosen}
            options={[...new Set([chosen, ...months])]
              .sort()
              .reverse()
              .map((value) => ({ value, label: formatMonth(value, locale) }))}
            onChange={(value) => set({ month: value })}
          />
          <Actions>
            <Button
              variant="outlined"
              startIcon={<PrintIcon size={18} />}
              disabled={isStale}
              onClick={() => window.print()}
            >
              {t('receipt:print')}
            </Button>
            <CsvExport<StatementLine>
              fileName="statement"
              days={days}
              disabled={isStale}
              load={shown === undefined ? noLines : toStatementLines(shown)}
              columns={columns}
            />
          </Actions>
        </Controls>
        <p style={{ marginTop: 12 }}>
          <TextLink to={recordsPath(days)}>{t('statement.records')}</TextLink>
        </p>
      </Card>
      {shown === undefined ? (
        <Card>
          {hasError(statement) ? (
            <ErrorPanel error={statement.error} onRetry={statement.reload} />
          ) : (
            <SkeletonRows count={6} height={52} />
          )}
        </Card>
      ) : (
        <div aria-busy={isStale} style={{ opacity: isStale ? 0.55 : 1 }}>
          <StatementSheet statement={shown} userName={me?.userName ?? ''} />
        </div>
      )}
    </Stack>
  );
}
