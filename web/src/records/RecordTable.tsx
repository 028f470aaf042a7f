import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useLocale } from '../i18n/useLocale.ts';
import { formatBusinessDay } from '../lib/time.ts';
import { color, focusRing, text } from '../theme/css.ts';
import { frame, radius } from '../theme/tokens.ts';
import { groupByDay } from './groupByDay.ts';
import { rowHeights, type RecordViewProps } from './types.ts';

const Table = styled('table')({
  ...text.dense,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: '0 12px', textAlign: 'start' },
  '& [data-align="end"]': { textAlign: 'end' },
  '& thead th': {
    ...text.label,
    position: 'sticky',
    top: frame.header,
    zIndex: 1,
    height: 40,
    color: color.ink.secondary,
    backgroundColor: color.surface.card,
    borderBottom: `1px solid ${color.line.strong}`,
  },
  '& tbody th': {
    ...text.label,
    height: 36,
    paddingTop: 8,
    color: color.ink.secondary,
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& tbody td': { height: rowHeights.table, borderBottom: `1px solid ${color.line.soft}` },
  '& tbody tr[data-row]': { position: 'relative' },
  '& tbody tr[data-row]:hover > td': { backgroundColor: color.surface.inset },
});

/** The whole row answers to the pointer, one button in it to the keyboard. */
export const RowButton = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing, outlineOffset: -2, borderRadius: radius.control },
});

/** Records as a table: rows of 52, a header that stays, a heading for each day. */
export function RecordTable<Row>({ label, columns, rows, rowId, occurredAt, onOpen }: RecordViewProps<Row>) {
  const locale = useLocale();
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupByDay(rows, occurredAt).map(({ day, rows: ofDay }) => (
          <Fragment key={day}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {formatBusinessDay(day, locale)}
              </th>
            </tr>
            {ofDay.map((row) => (
              <tr key={rowId(row)} data-row>
                {columns.map(({ id, cell, align }, i) => (
                  <td key={id} data-align={align}>
                    {i === 0 ? (
                      <RowButton type="button" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                        {cell(row)}
                      </RowButton>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
