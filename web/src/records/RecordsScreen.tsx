import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, Stack } from '../components/surface.tsx';
import { fileColumns } from './columns.ts';
import { CsvExport, type CsvExportProps } from './CsvExport.tsx';
import { FilterBar } from './FilterBar.tsx';
import { RecordsList } from './RecordsList.tsx';
import type { RecordsListProps } from './types.ts';
import { useNamedReceipt } from './useNamedReceipt.ts';

/** Content of an empty list, with a link. */
export interface EmptyRecords {
  readonly title: string;
  readonly hint: string;
  readonly action?: { readonly label: string; readonly to: string };
}

export interface RecordsScreenProps<Row> extends Omit<RecordsListProps<Row>, 'empty' | 'named'> {
  filters: ReactNode;
  /** Shortcut buttons for filters. */
  presets?: ReactNode;
  /** The CSV export. */
  csv: Omit<CsvExportProps<Row>, 'disabled' | 'columns'>;
  empty: EmptyRecords;
}

/** A screen with filters, a list by day and a CSV export. `?receipt=` in the URL opens that row's details. */
export function RecordsScreen<Row extends { readonly receiptNumber: string }>(
  props: RecordsScreenProps<Row>,
) {
  const { filters, presets, csv, empty, ...list } = props;
  const { pages, isFiltered, onReset } = list;
  const [receiptNumber, forget] = useNamedReceipt();
  return (
    <Stack>
      <Card>
        <Stack>
          <FilterBar
            isFiltered={isFiltered}
            onReset={onReset}
            presets={presets}
            end={
              <CsvExport
                {...csv}
                columns={fileColumns(list.columns)}
                disabled={pages.rows.length === 0 || pages.isStale}
              />
            }
          >
            {filters}
          </FilterBar>
        </Stack>
      </Card>
      <Card>
        <RecordsList<Row>
          {...list}
          named={
            receiptNumber === null
              ? null
              : {
                  name: receiptNumber,
                  isIt: (row) => row.receiptNumber === receiptNumber,
                  onClose: forget,
                }
          }
          empty={{
            title: empty.title,
            hint: empty.hint,
            action: empty.action && (
              <Button component={Link} to={empty.action.to} variant="outlined">
                {empty.action.label}
              </Button>
            ),
          }}
        />
      </Card>
    </Stack>
  );
}
