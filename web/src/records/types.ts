import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../components/EmptyState.tsx';
import type { RecordPages } from './useRecordPages.ts';

/** One column of a list; below a desktop's width the same cells make a card. */
export interface RecordColumn<Row> {
  id: string;
  header: string;
  /**
   * `onCard` where there is no table, and no other column beside it to say more. It depends on nothing but the row and
   * what the other fields of its column say: a row that is there is not drawn again with the list.
   */
  cell: (row: Row, onCard: boolean) => ReactNode;
  /** Share of the table's width, as CSS: `22%`. Columns without one part what is left. */
  width?: string;
  /** Figures stand on the right. */
  align?: 'end';
  /** Where it stands on a card: first line left or right, second line left or right, or not at all. */
  phone: 'title' | 'figure' | 'meta' | 'state' | 'none';
}

/** A row that is asked for by name. */
export interface NamedRow<Row> {
  name: string;
  isIt: (row: Row) => boolean;
  /** Its details were closed. */
  onClose: () => void;
}

export interface RecordsListProps<Row> {
  /** What the rows are, for a screen reader: `Credit records`. */
  label: string;
  /** The first column's cell opens the details. */
  columns: readonly RecordColumn<Row>[];
  pages: RecordPages<Row>;
  rowId: (row: Row) => string;
  /** ISO 8601: rows are grouped by its business day. */
  occurredAt: (row: Row) => string;
  detailTitle: (row: Row) => string;
  detail: (row: Row) => ReactNode;
  isFiltered: boolean;
  onReset: () => void;
  /** The row that the address names: its details open as soon as it is there. Null or left out where it names none. */
  named?: NamedRow<Row> | null;
  /** What stands there before there is any row at all, with the next thing to do. */
  empty: EmptyStateProps;
}

/** Heights in px of a row on desktop and of a card below it; skeletons have the same. */
export const rowHeights = { table: 52, card: 76, tableHead: 40, day: 40 } as const;

/** What the two views of a list take. */
export interface RecordViewProps<Row> extends RecordsListProps<Row> {
  onOpen: (row: Row) => void;
}
