import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../data/graphql/errors.ts';
import { startTexts } from '../../test/portal.tsx';
import type { RecordColumn } from './columns.ts';
import { RecordsList } from './RecordsList.tsx';
import type { RecordPages } from './useRecordPages.ts';

beforeAll(() => startTexts('records'));

interface Row {
  readonly id: string;
  readonly receiptNumber: string;
  readonly at: string;
  readonly what: string;
}

const rows: Row[] = [
  { id: '3', receiptNumber: 'R3', at: '2026-11-21T03:00:00.000Z', what: 'Transfer' },
  { id: '2', receiptNumber: 'R2', at: '2026-11-20T16:00:00.000Z', what: 'Deposit' },
  { id: '1', receiptNumber: 'R1', at: '2026-11-20T15:59:59.999Z', what: 'Fee' },
];

interface ListProps {
  of: Partial<RecordPages<Row>>;
  isFiltered?: boolean;
  onReset?: () => void;
}

const occurredAt = (row: Row) => row.at;

const columns: RecordColumn<Row>[] = [
  { id: 'at', title: 'Time', shown: { place: 2, cell: (row) => row.at, phone: 'meta' } },
  { id: 'what', title: 'Type', shown: { place: 1, cell: (row) => row.what, phone: 'title' } },
];

const loaded: RecordPages<Row> = {
  rows,
  batches: [rows],
  isLoading: false,
  isStale: false,
  error: null,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  loadMore: vi.fn(),
  reload: vi.fn(),
  newRows: null,
  checkForUpdates: vi.fn(),
  showNewRows: vi.fn(),
};

function List({ of, isFiltered = false, onReset = vi.fn() }: ListProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <RecordsList<Row>
        label="Credit records"
        columns={columns}
        pages={{ ...loaded, ...of }}
        occurredAt={occurredAt}
        detailTitle={(row) => row.what}
        detail={(row) => <p>{`Details of ${row.id}`}</p>}
        isFiltered={isFiltered}
        onReset={onReset}
        empty={{ title: 'No records yet', action: <button>Deposit</button> }}
      />
      <code>{search}</code>
      <button onClick={() => void navigate('?receipt=R2')}>Follow the link</button>
    </>
  );
}

const listAt = (address: string, props: ListProps) => (
  <MemoryRouter initialEntries={[address]}>
    <List {...props} />
  </MemoryRouter>
);

function show(of: ListProps['of'] = {}, isFiltered = false) {
  const onReset = vi.fn();
  render(listAt('/', { of, isFiltered, onReset }));
  return { onReset };
}

it('reloads after a failure without connection once the connection is back', () => {
  const reload = vi.fn();
  show({ rows: [], batches: [], error: new PortalError('NETWORK_LOST'), reload });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

describe('the records list', () => {
  it('groups by the business day, which ends at 16:00 UTC', () => {
    show();
    const [, ...lines] = within(screen.getByRole('table', { name: 'Credit records' })).getAllByRole('row');
    expect(lines.map((line) => line.textContent.replace(/2026-.*/, ''))).toEqual([
      'Sat, Nov 21, 2026 GMT+8',
      'Transfer',
      'Deposit',
      'Fri, Nov 20, 2026 GMT+8',
      'Fee',
    ]);
  });

  it('opens the details by keyboard, and returns the focus', async () => {
    const user = userEvent.setup();
    show();
    const row = screen.getByRole('button', { name: 'Deposit' });
    row.focus();
    await user.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Deposit' });
    expect(drawer).toHaveTextContent('Details of 2');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), 8_000);
    expect(row).toHaveFocus();
  });

  it('opens the row named in the URL once it is loaded, and forgets it when it closes', async () => {
    const user = userEvent.setup();
    const list = (of: ListProps['of']) => listAt('/?tab=records&receipt=R2', { of });
    const { rerender } = render(list({ rows: [], batches: [], isLoading: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(list({}));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toHaveTextContent('Details of 2');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), 8_000);
    expect(document.querySelector('code')).toHaveTextContent(/^\?tab=records$/);
    rerender(list({ rows: [...rows] }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Following the same link again.
    await user.click(screen.getByRole('button', { name: 'Follow the link' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('names the open row in the URL until it closes, so that a reload opens it again', async () => {
    const user = userEvent.setup();
    show();
    const press = async () => user.click(screen.getByRole('button', { name: 'Deposit' }));
    await press();
    await screen.findByRole('dialog', { name: 'Deposit' });
    expect(document.querySelector('code')).toHaveTextContent(/^\?receipt=R2$/);
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), 8_000);
    expect(document.querySelector('code')).toBeEmptyDOMElement();
    await press();
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toHaveTextContent('Details of 2');
  });

  it('opens the row that was pressed where another has the same receipt number, also after a reload', async () => {
    const fee = { id: '4', receiptNumber: 'R2', at: '2026-11-20T16:00:00.000Z', what: 'Gas fee' };
    const both = rows.flatMap((row) => (row.receiptNumber === 'R2' ? [row, fee] : [row]));
    show({ rows: both, batches: [both] });
    await userEvent.click(screen.getByRole('button', { name: 'Gas fee' }));
    expect(await screen.findByRole('dialog', { name: 'Gas fee' })).toHaveTextContent('Details of 4');
    expect(document.querySelector('code')).toHaveTextContent(/^\?receipt=R2&record=4$/);
    cleanup();
    render(listAt('/?receipt=R2&record=4', { of: { rows: both, batches: [both] } }));
    expect(await screen.findByRole('dialog', { name: 'Gas fee' })).toHaveTextContent('Details of 4');
  });

  it('loads further pages until the row named in the URL is there', () => {
    const loadMore = vi.fn();
    const list = (of: ListProps['of']) => listAt('/?receipt=R9', { of: { hasMore: true, loadMore, ...of } });
    const { rerender } = render(list({}));
    expect(loadMore).toHaveBeenCalledTimes(1);
    rerender(list({ isLoadingMore: true }));
    expect(loadMore).toHaveBeenCalledTimes(1);
    const named = { id: '9', receiptNumber: 'R9', at: '2026-11-20T15:00:00.000Z', what: 'Refund' };
    rerender(list({ rows: [...rows, named], batches: [rows, [named]] }));
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('looks no further than ten pages for the row named in the URL', () => {
    const loadMore = vi.fn();
    const list = (pages: number) => {
      const batches = Array.from({ length: pages }, (_, page) =>
        rows.map((row) => ({ ...row, id: `${row.id}-${page}` })),
      );
      return listAt('/?receipt=R9', { of: { hasMore: true, loadMore, batches } });
    };
    const { rerender } = render(list(9));
    expect(loadMore).toHaveBeenCalledTimes(1);
    rerender(list(10));
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('opens nothing when the row named in the URL is missing', () => {
    render(listAt('/?receipt=R9', { of: {} }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('announces what is loading', () => {
    show({ rows: [], isLoading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading records');
  });

  it('distinguishes an empty list from filters without matches, and offers the next step', async () => {
    show({ rows: [] });
    expect(screen.getByText('No records yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  });

  it('offers to reset filters without matches', async () => {
    const { onReset } = show({ rows: [] }, true);
    expect(screen.getByText('Nothing matches these filters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('shows an error with request ID and retry button', async () => {
    const reload = vi.fn();
    show({ rows: [], error: new PortalError('SERVICE_UNAVAILABLE', '', { requestId: 'req-7' }), reload });
    expect(screen.getByRole('alert')).toHaveTextContent('Service unavailable');
    expect(screen.getByRole('alert')).toHaveTextContent('req-7');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps its rows when the next page fails to load', async () => {
    const loadMore = vi.fn();
    show({ hasMore: true, moreError: new PortalError('SERVER_BUSY'), loadMore });
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });
});
