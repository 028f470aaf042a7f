import { styled } from '@mui/material/styles';
import { useLocale } from '../i18n/useLocale.ts';
import { formatBusinessDay } from '../lib/time.ts';
import { color, text } from '../theme/css.ts';
import { groupByDay } from './groupByDay.ts';
import { rowHeights, type RecordColumn, type RecordViewProps } from './types.ts';
import { RowButton } from './RecordTable.tsx';

const Day = styled('h3')({ ...text.label, margin: '16px 0 4px', color: color.ink.secondary });

const Cards = styled('ul')({
  '& > li': {
    ...text.dense,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    gap: '4px 12px',
    minHeight: rowHeights.card,
    padding: '10px 0',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& [data-place="title"]': { fontWeight: 500, minWidth: 0 },
  '& [data-place="figure"], & [data-place="state"]': { textAlign: 'end' },
  '& [data-place="figure"]': { fontWeight: 500 },
  '& [data-place="meta"]': { ...text.label, fontWeight: 400, color: color.ink.secondary, minWidth: 0 },
});

const places = ['title', 'figure', 'meta', 'state'] as const;

/** Records on a phone: a card of two lines each. */
export function RecordCards<Row>({ label, columns, rows, rowId, occurredAt, onOpen }: RecordViewProps<Row>) {
  const locale = useLocale();
  const cellAt = (place: RecordColumn<Row>['phone'], row: Row) =>
    columns
      .filter((column) => column.phone === place)
      .map(({ id, cell }) => <span key={id}>{cell(row)} </span>);
  return (
    <section aria-label={label}>
      {groupByDay(rows, occurredAt).map(({ day, rows: ofDay }) => (
        <section key={day}>
          <Day>{formatBusinessDay(day, locale)}</Day>
          <Cards>
            {ofDay.map((row) => (
              <li key={rowId(row)}>
                {places.map((place) => (
                  <div key={place} data-place={place}>
                    {place === 'title' ? (
                      <RowButton type="button" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                        {cellAt(place, row)}
                      </RowButton>
                    ) : (
                      cellAt(place, row)
                    )}
                  </div>
                ))}
              </li>
            ))}
          </Cards>
        </section>
      ))}
    </section>
  );
}
