import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { DateTime } from '../components/DateTime.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { Card, SectionTitle } from '../components/surface.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { color, focusRing, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';

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

/** So many stand beside the form; the others are in the history. */
const most = 5;

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
  // What stands on the right takes a line of its own where it would leave less than this to the left.
  '& > li > div > :first-child': { flex: '1 1 96px', minWidth: 0 },
  '& > li > div > span': { marginInlineStart: 'auto' },
  '& strong': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.secondary },
  // Beside a long state a time takes a second line.
  '& small > time': { whiteSpace: 'normal' },
  '& p': { ...text.label, fontWeight: 400, color: color.ink.secondary, overflowWrap: 'anywhere' },
});

/** The whole row answers to the pointer, one button in it to the keyboard. */
const Opener = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 500,
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing, outlineOffset: -2, borderRadius: radius.control },
});

/** What one row shows of an order. */
export interface RecentOrder {
  readonly id: string;
  /** What it was: a member, a network, a pair of credits. */
  readonly title: ReactNode;
  readonly amount: ReactNode;
  /** ISO 8601. */
  readonly at: string;
  /** How far it has come, or what came of it. */
  readonly state?: ReactNode;
  /** Why it came to nothing. */
  readonly reason?: string | null;
}

export interface RecentOrdersProps<Order> {
  title: string;
  /** Leads to all of them. */
  all: { readonly label: string; readonly to: string };
  empty: { readonly title: string; readonly hint: string };
  /** Newest first; null while they load. */
  orders: readonly Order[] | null;
  error: unknown;
  onRetry: () => void;
  row: (order: Order) => RecentOrder;
  /** Opens the details of one; without it the rows are no buttons. */
  onOpen?: (order: Order) => void;
}

/** A member's latest orders of one kind, beside the form that makes another. */
export function RecentOrders<Order>(props: RecentOrdersProps<Order>) {
  const { title, all, orders } = props;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {orders !== null && orders.length > 0 && <TextLink to={all.to}>{all.label}</TextLink>}
      </Head>
      <Rows {...props} />
    </Card>
  );
}

function Rows<Order>({ orders, error, onRetry, empty, row, onOpen }: RecentOrdersProps<Order>) {
  if (orders === null) {
    return error === undefined || error === null ? (
      <SkeletonRows count={3} height={rowHeight} />
    ) : (
      <ErrorPanel error={error} onRetry={onRetry} />
    );
  }
  if (orders.length === 0) return <EmptyState {...empty} />;
  return (
    <List>
      {orders.slice(0, most).map((order) => {
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
