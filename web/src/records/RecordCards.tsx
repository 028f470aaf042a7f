import { styled } from '@mui/material/styles';
import { memo, useMemo, type ReactNode } from 'react';
import { useLocale } from '../i18n/useLocale.ts';
import { businessZoneName, formatBusinessDay } from '../lib/time.ts';
import { color, text, visuallyHidden } from '../theme/css.ts';
import { partByDay, type BatchOfDays } from './batches.ts';
import type { ListColumn } from './columns.ts';
import { RowButton } from './RecordTable.tsx';
import { rowHeights, type RecordViewProps } from './types.ts';
import { Windowed } from './Windowed.tsx';

const Day = styled('h2')({
  ...text.label,
  padding: '16px 0 4px',
  color: color.ink.secondary,
  '& small': { ...text.label, fontWeight: 400, color: color.ink.muted },
});

const Cards = styled('ul')({
  '& > li': {
    ...text.dense,
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: 4,
    minHeight: rowHeights.card,
    padding: '10px 0',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  '& [data-line]': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  // The right side wraps when it would leave less than this to the left.
  '& [data-place="title"], & [data-place="meta"]': { flex: '1 1 76px', minWidth: 0 },
  '& [data-place="title"]': { fontWeight: 500 },
  '& [data-place="figure"], & [data-place="state"]': { marginInlineStart: 'auto', textAlign: 'end' },
  '& [data-place="figure"]': { fontWeight: 500 },
  '& [data-place="meta"], & [data-place="state"]': {
    ...text.label,
    fontWeight: 400,
    color: color.ink.secondary,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& [data-place="meta"] > [data-cell] + [data-cell]:not(:empty)::before': { content: '" · "' },
});

const Name = styled('span')(visuallyHidden);

const lines = [
  ['title', 'figure'],
  ['meta', 'state'],
] as const;

function CardPart<Row>({
  place,
  row,
  columns,
}: {
  place: ListColumn<Row>['phone'];
  row: Row;
  columns: readonly ListColumn<Row>[];
}) {
  return columns
    .filter((column) => column.phone === place)
    .map(({ id, title, cell }) => {
      const content = cell(row, true);
      if (content === null || content === undefined || content === false) return null;
      return (
        <span key={id} data-cell>
          {place !== 'title' && <Name>{`${title}: `}</Name>}
          {content}
        </span>
      );
    });
}

interface BatchProps<Row> extends Pick<RecordViewProps<Row>, 'columns' | 'rowId' | 'onOpen'> {
  batch: BatchOfDays<Row>;
}

function BatchCards<Row>({ batch, columns, rowId, onOpen }: BatchProps<Row>) {
  const locale = useLocale();
  return batch.days.map(({ day, continues, rows }) => (
    <section key={day}>
      {!continues && (
        <Day>
          {formatBusinessDay(day, locale)} <small>{businessZoneName}</small>
        </Day>
      )}
      <Cards>
        {rows.map((row) => (
          <li key={rowId(row)}>
            {lines.map((places) => (
              <div key={places[0]} data-line>
                {places.map((place) => (
                  <div key={place} data-place={place}>
                    {place === 'title' ? (
                      <RowButton type="button" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                        <CardPart {...{ place, row, columns }} />
                      </RowButton>
                    ) : (
                      <CardPart {...{ place, row, columns }} />
                    )}
                  </div>
                ))}
              </div>
            ))}
          </li>
        ))}
      </Cards>
    </section>
  ));
}

/** Memoised, so that loading more pages does not re-render earlier ones. */
const Batch = memo(function Batch<Row>(props: BatchProps<Row>) {
  return (
    <Windowed>
      {(ref, height) =>
        height === null ? (
          <div ref={ref}>
            <BatchCards {...props} />
          </div>
        ) : (
          <div ref={ref} aria-hidden style={{ height }} />
        )
      }
    </Windowed>
  );
}) as <Row>(props: BatchProps<Row>) => ReactNode;

/** Records as two-line cards, where a table does not fit. */
export function RecordCards<Row>(props: RecordViewProps<Row>) {
  const { label, columns, pages, occurredAt, rowId, onOpen } = props;
  const part = useMemo(() => partByDay(occurredAt, rowId), [occurredAt, rowId]);
  const batches = useMemo(() => part(pages.batches), [part, pages.batches]);
  return (
    <section aria-label={label}>
      {batches.map((batch) => (
        <Batch<Row> key={batch.id} {...{ batch, columns, rowId, onOpen }} />
      ))}
    </section>
  );
}
