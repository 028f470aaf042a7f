import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { compareAmounts, fractionOf } from '../../money/decimal.ts';
import { color, tabular, text, visuallyHidden } from '../theme/css.ts';
import { Money } from './Money.tsx';

const Table = styled('table')({
  ...text.dense,
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  '& caption, & thead': visuallyHidden,
  '& tr': { height: 32 },
  '& th': { padding: '4px 8px 4px 0', fontWeight: 400, textAlign: 'start' },
  '& td': { padding: '4px 0', textAlign: 'end' },
  '& td[data-bar]': { width: '32%', paddingInline: 8 },
  // Two long amounts do not fit next to each other on a narrow phone.
  '@media (max-width: 479px)': {
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', height: 'auto', minHeight: 32 },
    '& td[data-bar]': { order: 1, flexBasis: '100%', padding: '0 0 8px' },
    '& tbody td:last-child': { marginInlineStart: 'auto' },
  },
});

const Track = styled('div')({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: color.surface.inset,
  '& > div': { height: '100%' },
});

/** A bar filled in part (0 to 1). Decorative, since the figures are shown next to it. */
export function FilledBar({ filled, fill }: { filled: number; fill: string }) {
  return (
    <Track aria-hidden>
      <div style={{ width: `${filled * 100}%`, backgroundColor: fill }} />
    </Track>
  );
}

/** A column of {@link PackageTable}. */
export interface PackageColumn<Item> {
  /** Omitted for a decorative column, which is not read out. */
  readonly title?: string;
  readonly cell: (item: Item) => ReactNode;
}

export interface PackageTableProps<Item> {
  /** What the table shows, for those who hear it. */
  caption: string;
  items: readonly Item[];
  /** The first names the package of its row. */
  columns: readonly [PackageColumn<Item>, ...PackageColumn<Item>[]];
  spaced?: boolean;
}

/** A few packages of the member, a row each, in a panel of the dashboard. */
export function PackageTable<Item extends { readonly id: string }>({
  caption,
  items,
  columns: [name, ...columns],
  spaced = false,
}: PackageTableProps<Item>) {
  return (
    // The roles stay where a narrow phone lays the rows out otherwise.
    <Table role="table" style={{ marginTop: spaced ? 12 : 0 }}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {name.title}
          </th>
          {columns.map(({ title }, nth) =>
            title === undefined ? (
              <td key={nth} role="cell" />
            ) : (
              <th key={nth} scope="col" role="columnheader" children={title} />
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={item.id} role="row">
            <th scope="row" role="rowheader">
              {name.cell(item)}
            </th>
            {columns.map(({ title, cell }, nth) => (
              <td key={nth} role="cell" {...(title === undefined && { 'data-bar': '', 'aria-hidden': true })}>
                {cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export interface EarnedTableProps {
  caption: string;
  /** Titles of the columns. */
  titles: { readonly name: string; readonly earned: string };
  packages: readonly { readonly id: string; readonly name: ReactNode; readonly earned: string }[];
}

/** What each package has earned, the most first, with a bar of its share of the most. */
export function EarnedTable({ caption, titles, packages }: EarnedTableProps) {
  const items = packages.toSorted((one, other) => compareAmounts(other.earned, one.earned));
  const most = items[0]?.earned ?? '0';
  return (
    <PackageTable
      caption={caption}
      items={items}
      columns={[
        { title: titles.name, cell: ({ name }) => name },
        {
          cell: ({ earned }) => (
            <FilledBar filled={Math.max(0, fractionOf(earned, most))} fill={color.positive.main} />
          ),
        },
        { title: titles.earned, cell: ({ earned }) => <Money value={earned} signed /> },
      ]}
    />
  );
}
