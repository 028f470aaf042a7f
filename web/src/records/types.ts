import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../components/EmptyState.tsx';
import type { ListColumn, RecordColumn } from './columns.ts';
import type { RecordPages } from './useRecordPages.ts';

/** A row selected by the URL. */
export interface NamedRow<Row> {
  name: string;
  isIt: (row: Row) => boolean;
  /** Called when its details close. */
  onClose: () => void;
}

export interface RecordsListProps<Row> {
  /** Accessible name: `Credit records`. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  pages: RecordPages<Row>;
  rowId: (row: Row) => string;
  /** ISO 8601; rows are grouped by its business day. */
  occurredAt: (row: Row) => string;
  detailTitle: (row: Row) => string;
  detail: (row: Row) => ReactNode;
  isFiltered: boolean;
  onReset: () => void;
  /** Row selected by the URL: its details open once it is loaded. */
  named?: NamedRow<Row> | null;
  /** Shown when there are no rows and no filters. */
  empty: EmptyStateProps;
}

/** In px, for rows and their skeletons. */
export const rowHeights = { table: 52, card: 76, tableHead: 40, day: 40 } as const;

/** Props of table and cards. */
export interface RecordViewProps<Row> extends Omit<RecordsListProps<Row>, 'columns'> {
  columns: readonly ListColumn<Row>[];
  onOpen: (row: Row) => void;
}
