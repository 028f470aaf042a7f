import type { ReactNode } from 'react';
import type { Detail } from '../../design/ui/DetailList.tsx';
import type { FileColumn, RecordColumn, ShownColumn } from '../records/columns.ts';

/** The screens that list the fields of one order: before it is sent, right after, and from then on. */
export type Place = 'review' | 'result' | 'details';

/** A field of an order, declared once for its review, result, details, list and exported file. */
export interface OrderField<Facts> {
  readonly id: string;
  /** Localised. Heading of the list's column, too. */
  readonly label: string;
  /** The label on `Place`s where it depends on the order. */
  readonly labelOf?: (facts: Facts) => string;
  /** Value on the `Place`s, which omit the field if it is null or undefined; leave out for lists and files only. */
  readonly value?: (facts: Facts, place: Place) => ReactNode;
  /** All by default. */
  readonly places?: readonly Place[] | undefined;
  /** Text for a copy button. */
  readonly copy?: ((facts: Facts, place: Place) => string | null | undefined) | undefined;
  /** Highlights the most important field. */
  readonly emphasis?: boolean | undefined;
  /** Leave out for fields that are not exported. */
  readonly file?: FileColumn<Facts> | undefined;
  /** Leave out for fields that are not listed. */
  readonly shown?: ShownColumn<Facts> | undefined;
}

/** The fields that one of these screens lists, in their order. */
export const toDetails = <Facts>(
  fields: readonly OrderField<Facts>[],
  facts: Facts,
  place: Place,
): readonly Detail[] =>
  fields.flatMap(({ label, labelOf, value, places, copy, emphasis }) =>
    value === undefined || places?.includes(place) === false
      ? []
      : [
          {
            label: labelOf?.(facts) ?? label,
            value: value(facts, place),
            copy: copy?.(facts, place) ?? undefined,
            ...(emphasis !== undefined && { emphasis }),
          },
        ],
  );

/** A listed field comes before one that is only in the file. */
const listedFirst = <Facts>(one: OrderField<Facts>, other: OrderField<Facts>): number =>
  (one.shown?.place ?? Infinity) - (other.shown?.place ?? Infinity) || 0;

/** The columns of list and file. A file starts with what the table shows. */
export const toColumns = <Row, Facts>(
  fields: readonly OrderField<Facts>[],
  toFacts: (row: Row) => Facts,
): readonly RecordColumn<Row>[] =>
  fields.toSorted(listedFirst).flatMap(({ id, label, file, shown }) => [
    ...(shown === undefined
      ? []
      : [
          {
            id,
            title: label,
            shown: { ...shown, cell: (row: Row, onCard: boolean) => shown.cell(toFacts(row), onCard) },
          },
        ]),
    ...(file === undefined ? [] : [{ id, title: file.title, value: (row: Row) => file.value(toFacts(row)) }]),
  ]);
