import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { color, text, visuallyHidden, wholeWords } from '../../design/theme/css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { businessZoneName, formatBusinessDay } from '../../time/time.ts';
import { useBatches } from './batches.ts';
import {
  rowHeights,
  type BatchProps,
  type ListColumn,
  type ListedRow,
  type RecordViewProps,
} from './columns.ts';
import { RowButton } from './RecordTable.tsx';
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
  '& [data-place="title"], & [data-place="meta"]': { flex: '1 1 76px' },
  '& [data-place="title"]': { ...wholeWords, fontWeight: 500 },
  '& [data-place="figure"], & [data-place="state"]': { marginInlineStart: 'auto', textAlign: 'end' },
  '& [data-place="figure"]': { fontWeight: 500 },
  '& [data-place="meta"], & [data-place="state"]': {
    ...text.label,
    ...wholeWords,
    fontWeight: 400,
    color: color.ink.secondary,
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

function BatchCards<Row extends ListedRow>({ batch, columns, onOpen }: BatchProps<Row>) {
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
          <li key={row.id}>
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

const Batch = memo(function Batch<Row extends ListedRow>(props: BatchProps<Row>) {
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
}) as <Row extends ListedRow>(props: BatchProps<Row>) => ReactNode;

/** Records as two-line cards, where a table does not fit. */
export function RecordCards<Row extends ListedRow>(props: RecordViewProps<Row>) {
  const { label, columns, pages, occurredAt, onOpen } = props;
  const batches = useBatches(pages.batches, occurredAt);
  return (
    <section aria-label={label}>
      {batches.map((batch) => (
        <Batch<Row> key={batch.id} {...{ batch, columns, onOpen }} />
      ))}
    </section>
  );
}
