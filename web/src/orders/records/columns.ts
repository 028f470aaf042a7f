import { useState, type ReactNode } from 'react';
import type { BatchOfDays } from './batches.ts';
import type { RecordPages } from './useRecordPages.ts';

/** How the list renders a column; on smaller screens the same cells form a card. */
export interface ShownColumn<Row> {
  /** 1-based position in the table. The cell of the first opens the details. */
  readonly place: number;
  /** Must depend only on its arguments and the column's other fields, because rendered rows are memoised. */
  readonly cell: (row: Row, onCard: boolean) => ReactNode;
  /** Share of the table's width in CSS: `22%`. Other columns share the rest. */
  readonly width?: string;
  /** For amounts. */
  readonly align?: 'end';
  /** Position on a card: left or right of the first or second line, or hidden. */
  readonly phone: 'title' | 'figure' | 'meta' | 'state' | 'none';
}

/** A column of an exported file. */
export interface FileColumn<Row> {
  /** Localised; titles of times name the zone, GMT+8. */
  readonly title: string;
  /** Amounts verbatim, times by `businessStamp`; null for an empty field. */
  readonly value: (row: Row) => string | null;
}

/** A column for table, cards and file. Lists declare them in the file's order. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Omitted for columns of the file only. */
  readonly shown?: ShownColumn<Row> | undefined;
  /** Omitted for columns that are not exported. */
  readonly value?: FileColumn<Row>['value'];
}

/** A column as table and cards render it. */
export interface ListColumn<Row> extends ShownColumn<Row> {
  readonly id: string;
  readonly title: string;
}

/** What every row has. */
export interface ListedRow {
  readonly id: string;
  readonly receiptNumber: string;
}

/** Props of table and cards. */
export interface RecordViewProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly ListColumn<Row>[];
  pages: Pick<RecordPages<Row>, 'batches' | 'hasMore'>;
  occurredAt: (row: Row) => string;
  onOpen: (row: Row) => void;
}

/** Props of a batch of rows, which is memoised: loading more pages does not re-render earlier ones. */
export interface BatchProps<Row> extends Pick<RecordViewProps<Row>, 'columns' | 'onOpen'> {
  batch: BatchOfDays<Row>;
}

/** In px, for rows and their skeletons. */
export const rowHeights = { table: 52, card: 76, tableHead: 40, day: 40 } as const;

export const fileColumns = <Row>(columns: readonly RecordColumn<Row>[]): readonly FileColumn<Row>[] =>
  columns.flatMap(({ title, value }) => (value === undefined ? [] : [{ title, value }]));

const listColumns = <Row>(columns: readonly RecordColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns
    .flatMap(({ id, title, shown }) => (shown === undefined ? [] : [{ id, title, ...shown }]))
    .sort((one, other) => one.place - other.place);

const isSameColumn = <Row>(one: ListColumn<Row>, other: ListColumn<Row> | undefined): boolean =>
  one.id === other?.id &&
  one.title === other.title &&
  one.width === other.width &&
  one.align === other.align &&
  one.phone === other.phone;

/** The visible columns in order. Keeps its identity while they are equal, so that rows stay memoised. */
export function useListColumns<Row>(columns: readonly RecordColumn<Row>[]): readonly ListColumn<Row>[] {
  const next = listColumns(columns);
  const [kept, setKept] = useState(next);
  if (kept.length === next.length && kept.every((column, i) => isSameColumn(column, next[i]))) return kept;
  setKept(next);
  return next;
}
