import { useState } from 'react';
import type { RecordColumn } from './types.ts';

const isAlike = <Row>(one: RecordColumn<Row>, other: RecordColumn<Row> | undefined): boolean =>
  one.id === other?.id &&
  one.header === other.header &&
  one.width === other.width &&
  one.align === other.align &&
  one.phone === other.phone;

/** The columns of the render before as long as they are alike. */
export function useSteadyColumns<Row>(columns: readonly RecordColumn<Row>[]): readonly RecordColumn<Row>[] {
  const [kept, setKept] = useState(columns);
  const isSame = kept.length === columns.length && kept.every((column, i) => isAlike(column, columns[i]));
  if (isSame) return kept;
  setKept(columns);
  return columns;
}
