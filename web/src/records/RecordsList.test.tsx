import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../graphql/errors.ts';
import { startTexts } from '../test/portal.tsx';
import type { RecordColumn } from './columns.ts';
import { RecordsList } from './RecordsList.tsx';
import type { NamedRow } from './types.ts';
import type { RecordPages } from './useRecordPages.ts';

beforeAll(() => startTexts('records'));

interface Row {
  readonly id: string;
  readonly at: string;
  readonly what: string;
}

const rows: Row[] = [
  { id: '3', at: '2026-11-21T03:00:00.000Z', what: 'Transfer' },
  { id: '2', at: '2026-11-20T16:00:00.000Z', what: 'Deposit' },
  { id: '1', at: '2026-11-20T15:59:59.999Z', what: 'Fee' },
];

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
  news: null,
  checkNews: vi.fn(),
  showNews: vi.fn(),
};

function show(pages: Partial<RecordPages<Row>> = {}, isFiltered = false) {
  const onReset = vi.fn();
  render(listOf(pages, isFiltered, onReset));
  return { onReset };
}

function listOf(
  pages: Partial<RecordPages<Row>>,
  isFiltered = false,
  onReset = vi.fn(),
  named: NamedRow<Row> | null = null,
) {
  return (
    <RecordsList
      label="Credit records"
      columns={columns}
      pages={{ ...loaded, ...pages }}
      rowId={(row) => row.id}
      occurredAt={(row) => row.at}
      detailTitle={(row) => row.what}
      detail={(row) => <p>{`Details of ${row.id}`}</p>}
      isFiltered={isFiltered}
      onReset={onReset}
      empty={{ title: 'No records yet', action: <button>Deposit</button> }}
      named={named}
    />
  );
}

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

  it('opens the row named in the URL once it is loaded, and reports its closing', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    const named = { name: '2', isIt: (row: Row) => row.id === '2', onClose };
    const list = (pages: Partial<RecordPages<Row>>, of: NamedRow<Row> | null) =>
      listOf(pages, false, undefined, of);
    const { rerender } = render(list({ rows: [], batches: [], isLoading: true }, named));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(list({}, named));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toHaveTextContent('Details of 2');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), 8_000);
    expect(onClose).toHaveBeenCalledOnce();
    rerender(list({ rows: [...rows] }, null));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Following the same link again.
    rerender(list({}, named));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('opens nothing when the row named in the URL is missing', () => {
    render(listOf({}, false, undefined, { name: '9', isIt: (row: Row) => row.id === '9', onClose: vi.fn() }));
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
    show({ rows: [], error: new PortalError('SERVICE_UNAVAILABLE', '', 'req-7'), reload });
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
