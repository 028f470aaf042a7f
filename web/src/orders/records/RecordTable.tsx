import { styled } from '@mui/material/styles';
import { Fragment, memo, type ReactNode } from 'react';
import { color, focusRing, text, wholeWords } from '../../design/theme/css.ts';
import { layout, radius } from '../../design/theme/tokens.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { businessZoneName, formatBusinessDay } from '../../time/time.ts';
import { linesOf, useBatches } from './batches.ts';
import { rowHeights, type BatchProps, type ListedRow, type RecordViewProps } from './columns.ts';
import { Windowed } from './Windowed.tsx';

const Table = styled('table')({
  ...text.dense,
  width: '100%',
  // Column widths do not depend on the rendered rows.
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: '0 12px', textAlign: 'start' },
  '& [data-align="end"]': { textAlign: 'end' },
  '& thead th': {
    ...text.label,
    position: 'sticky',
    top: layout.header,
    zIndex: 1,
    height: rowHeights.tableHead,
    color: color.ink.secondary,
    backgroundColor: color.surface.card,
    borderBottom: `1px solid ${color.line.strong}`,
  },
  '& tbody th': {
    ...text.label,
    height: rowHeights.day,
    paddingTop: 12,
    color: color.ink.secondary,
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& tbody th small': { ...text.label, fontWeight: 400, color: color.ink.muted },
  '& tr[data-row] > td': {
    height: rowHeights.table,
    overflowWrap: 'break-word',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& tr[data-row]': { position: 'relative' },
  '& tr[data-row]:hover > td': { backgroundColor: color.surface.inset },
});

/** Makes the whole row clickable while keyboards and screen readers see one button. */
export const RowButton = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  ...wholeWords,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // A focused row stays clear of the sticky header and the tabs.
  scrollMargin: `${layout.header + rowHeights.tableHead + 16}px 0 ${layout.bottomTabs + 32}px`,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing, outlineOffset: -2, borderRadius: radius.control },
});

function BatchLines<Row extends ListedRow>({ batch, columns, onOpen }: BatchProps<Row>) {
  const locale = useLocale();
  // The header is row 1.
  let line = batch.linesBefore + 1;
  return batch.days.map(({ day, continues, rows }) => (
    <Fragment key={day}>
      {!continues && (
        <tr aria-rowindex={++line}>
          <th scope="rowgroup" colSpan={columns.length}>
            {formatBusinessDay(day, locale)} <small>{businessZoneName}</small>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.id} data-row aria-rowindex={++line}>
          {columns.map(({ id, cell, align }, i) => (
            <td key={id} data-align={align}>
              {i === 0 ? (
                <RowButton type="button" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                  {cell(row, false)}
                </RowButton>
              ) : (
                cell(row, false)
              )}
            </td>
          ))}
        </tr>
      ))}
    </Fragment>
  ));
}

const Batch = memo(function Batch<Row extends ListedRow>(props: BatchProps<Row>) {
  return (
    <Windowed>
      {(ref, height) =>
        height === null ? (
          <tbody ref={ref}>
            <BatchLines {...props} />
          </tbody>
        ) : (
          <tbody ref={ref} aria-hidden>
            <tr>
              <td colSpan={props.columns.length} style={{ height, padding: 0 }} />
            </tr>
          </tbody>
        )
      }
    </Windowed>
  );
}) as <Row extends ListedRow>(props: BatchProps<Row>) => ReactNode;

/** Records as a table with a sticky header and a heading per day. */
export function RecordTable<Row extends ListedRow>(props: RecordViewProps<Row>) {
  const { label, columns, pages, occurredAt, onOpen } = props;
  const batches = useBatches(pages.batches, occurredAt);
  return (
    <Table aria-label={label} aria-rowcount={pages.hasMore ? -1 : linesOf(batches) + 1}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ id, title, align }) => (
            <th key={id} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {batches.map((batch) => (
        <Batch<Row> key={batch.id} {...{ batch, columns, onOpen }} />
      ))}
    </Table>
  );
}
