import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { hasError, type Loaded } from '../../browser/loaded.ts';
import { color, focusRing, text, wholeWords } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';

const Head = styled('div')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginBottom: 4,
});

const rowHeight = 76;

/** Limit next to the form; the history has the rest. */
const maxRows = 5;

const List = styled('ul')({
  marginBottom: -8,
  '& > li': {
    ...text.dense,
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    gap: 4,
    minHeight: rowHeight,
    padding: '8px 0',
    borderBottom: `1px solid ${color.line.soft}`,
    '&:hover button': { color: color.accent.main },
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  // The right side wraps when it would leave less than this to the left.
  '& > li > div > :first-child': { ...wholeWords, flex: '1 1 96px' },
  '& > li > div > span': { marginInlineStart: 'auto' },
  '& strong': { fontWeight: 500 },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.secondary },
  // A long status makes the time wrap.
  '& small > time': { whiteSpace: 'normal' },
  '& p': { ...text.label, fontWeight: 400, color: color.ink.secondary },
});

/** Makes the whole row clickable while keyboards and screen readers see one button. */
const Opener = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 500,
  color: 'inherit',
  textAlign: 'start',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing, outlineOffset: -2, borderRadius: radius.control },
});

/** One row. */
export interface RecentOrder {
  readonly id: string;
  /** Counterparty, network or credit pair. */
  readonly title: ReactNode;
  readonly amount: ReactNode;
  /** ISO 8601. */
  readonly at: string;
  /** Status of the order. */
  readonly state?: ReactNode;
  /** Why it was rejected or failed. */
  readonly reason?: string | null;
}

export interface RecentOrdersProps<Order> {
  title: string;
  /** Link to the full history. */
  all: { readonly label: string; readonly to: string };
  empty: { readonly title: string; readonly hint: string };
  /** Newest first. */
  orders: Loaded<readonly Order[]>;
  row: (order: Order) => RecentOrder;
  /** Opens the details of an order; without it rows are not clickable. */
  onOpen?: (order: Order) => void;
}

/** The member's latest orders of one kind, next to its form. */
export function RecentOrders<Order>(props: RecentOrdersProps<Order>) {
  const { title, all, orders } = props;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {orders.data !== null && orders.data.length > 0 && <TextLink to={all.to}>{all.label}</TextLink>}
      </Head>
      <Rows {...props} />
    </Card>
  );
}

function Rows<Order>({ orders: loaded, empty, row, onOpen }: RecentOrdersProps<Order>) {
  const { data: orders, error, reload } = loaded;
  if (orders === null) {
    return hasError(loaded) ? (
      <ErrorPanel error={error} onRetry={reload} />
    ) : (
      <SkeletonRows count={3} height={rowHeight} />
    );
  }
  if (orders.length === 0) return <EmptyState {...empty} />;
  return (
    <List>
      {orders.slice(0, maxRows).map((order) => {
        const { id, title, amount, at, state, reason } = row(order);
        return (
          <li key={id}>
            <div>
              {onOpen === undefined ? (
                <strong>{title}</strong>
              ) : (
                <Opener type="button" aria-haspopup="dialog" onClick={() => onOpen(order)}>
                  {title}
                </Opener>
              )}
              <span>{amount}</span>
            </div>
            <div>
              <small>
                <DateTime value={at} />
              </small>
              {state !== undefined && <span>{state}</span>}
            </div>
            {reason !== undefined && reason !== null && <p>{reason}</p>}
          </li>
        );
      })}
    </List>
  );
}
