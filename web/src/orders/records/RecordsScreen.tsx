import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, Stack } from '../../design/ui/surface.tsx';
import { fileColumns, type ListedRow } from './columns.ts';
import { CsvExport, type CsvExportProps } from './CsvExport.tsx';
import { FilterBar } from './FilterBar.tsx';
import { RecordsList, type RecordsListProps } from './RecordsList.tsx';
import type { LoadedRows } from './useRecordList.ts';

/** Content of an empty list, with a link. */
export interface EmptyRecords {
  readonly title: string;
  readonly hint: string;
  readonly action?: { readonly label: string; readonly to: string };
}

export interface RecordsScreenProps<Row>
  extends
    Omit<RecordsListProps<Row>, 'pages' | 'isFiltered' | 'onReset' | 'empty'>,
    Pick<CsvExportProps<Row>, 'fileName' | 'days'> {
  list: LoadedRows<Row>;
  filters: ReactNode;
  /** Shortcut buttons for filters. */
  presets?: ReactNode;
  /** Rendered next to the export. */
  actions?: ReactNode;
  empty: EmptyRecords;
}

/** A screen with filters, a list by day and a CSV export. */
export function RecordsScreen<Row extends ListedRow>({
  list: { pages, load, isFiltered, activeCount, reset },
  filters,
  presets,
  actions,
  fileName,
  days,
  empty: { action, ...empty },
  ...props
}: RecordsScreenProps<Row>) {
  return (
    <Stack>
      <Card>
        <Stack>
          <FilterBar
            activeCount={activeCount}
            onReset={reset}
            presets={presets}
            end={
              <>
                {actions}
                <CsvExport
                  {...{ load, fileName, days }}
                  columns={fileColumns(props.columns)}
                  disabled={pages.rows.length === 0 || pages.isStale}
                />
              </>
            }
          >
            {filters}
          </FilterBar>
        </Stack>
      </Card>
      <Card>
        <RecordsList<Row>
          {...{ ...props, pages, isFiltered }}
          onReset={reset}
          empty={{
            ...empty,
            action: action && (
              <Button component={Link} to={action.to} variant="outlined">
                {action.label}
              </Button>
            ),
          }}
        />
      </Card>
    </Stack>
  );
}

const createdAt = (order: { readonly createdAt: string }) => order.createdAt;

/** The same for orders. */
export function OrdersScreen<Row extends ListedRow & { readonly createdAt: string }>(
  props: Omit<RecordsScreenProps<Row>, 'occurredAt'>,
) {
  return <RecordsScreen<Row> {...props} occurredAt={createdAt} />;
}
