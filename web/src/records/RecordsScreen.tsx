import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, Stack } from '../components/surface.tsx';
import { CsvExport, type CsvExportProps } from './CsvExport.tsx';
import { FilterBar } from './FilterBar.tsx';
import { RecordsList } from './RecordsList.tsx';
import type { RecordsListProps } from './types.ts';
import { useNamedReceipt } from './useNamedReceipt.ts';

/** What an empty list says, and where it leads. */
export interface EmptyRecords {
  readonly title: string;
  readonly hint: string;
  readonly action?: { readonly label: string; readonly to: string };
}

export interface RecordsScreenProps<Row> extends Omit<RecordsListProps<Row>, 'empty' | 'named'> {
  /** The fields of the filter bar. */
  filters: ReactNode;
  /** Filters to set with one press. */
  presets?: ReactNode;
  csv: Omit<CsvExportProps<Row>, 'disabled'>;
  empty: EmptyRecords;
}

/**
 * A list of movements or orders as a screen has it: what of them, the list by day, and all of them as a file. An address
 * with a receipt number opens what it names.
 */
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
            end={<CsvExport {...csv} disabled={pages.rows.length === 0 || pages.isStale} />}
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
