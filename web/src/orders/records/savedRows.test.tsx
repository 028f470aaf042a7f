import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import type { LoadPage } from './pages.ts';
import { useSavedRows } from './savedRows.ts';
import type { LoadedPages } from './usePages.ts';
import { useRecordPages } from './useRecordPages.ts';

const query = {};
const rowId = (row: string) => row;

/** Pages of two rows: a and b, c and d, e and f. Rows in front of them are new. */
let newer: string[] = [];
const load = vi.fn<LoadPage<string>>(async ({ after }) => {
  const rows = [...newer, 'a', 'b', 'c', 'd', 'e', 'f'];
  const start = after === null ? 0 : rows.indexOf(after) + 1;
  const page = rows.slice(start, start + 2);
  const last = page.at(-1) ?? null;
  return { rows: page, endCursor: last, hasNextPage: last !== 'f' };
});

function List({ filter }: { filter: string }) {
  const navigate = useNavigate();
  const pages = useRecordPages(filter, load, rowId, useSavedRows<LoadedPages<string>>(query));
  return (
    <>
      <p role="status">{pages.isLoading ? 'Loading' : (pages.newRows?.rows.join() ?? 'No news')}</p>
      <ul>
        {pages.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <button onClick={pages.loadMore}>More</button>
      <Link to="/details">Details</Link>
      <Link replace to="?receipt=R1">
        Another address
      </Link>
      <button onClick={() => void navigate(-1)}>Back to the details</button>
    </>
  );
}

function Details() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/list">A new list</Link>
    </>
  );
}

const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
    .join('');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** Shows a list, loads its second page, and opens another screen. */
async function leaveList() {
  const show = (filter: string) => (
    <MemoryRouter initialEntries={['/start']}>
      <Routes>
        <Route path="/start" element={<Link to="/list">To the list</Link>} />
        <Route path="/list" element={<List filter={filter} />} />
        <Route path="/details" element={<Details />} />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(show('all'));
  await follow('To the list');
  await waitFor(() => expect(rows()).toBe('ab'));
  await press('More');
  await waitFor(() => expect(rows()).toBe('abcd'));
  await follow('Details');
  return { filterBy: (filter: string) => rerender(show(filter)) };
}

beforeEach(() => session.start('token'));
afterEach(() => {
  newer = [];
  session.end('expired');
});

describe('returning to a list', () => {
  it('shows the loaded rows at once and continues from there', async () => {
    await leaveList();
    await press('Back');
    expect(rows()).toBe('abcd');
    await press('More');
    await waitFor(() => expect(rows()).toBe('abcdef'));
  });

  it('announces new rows without moving', async () => {
    await leaveList();
    newer = ['x'];
    await press('Back');
    expect(await screen.findByText('x')).toBe(screen.getByRole('status'));
    expect(rows()).toBe('abcd');
  });

  it('starts from scratch when opened again', async () => {
    await leaveList();
    await follow('A new list');
    await waitFor(() => expect(rows()).toBe('ab'));
  });

  it('keeps the rows however often the address of another list was replaced', async () => {
    await leaveList();
    await follow('A new list');
    await waitFor(() => expect(rows()).toBe('ab'));
    for (let times = 0; times < 25; times += 1) await follow('Another address');
    await press('Back to the details');
    await press('Back');
    await waitFor(() => expect(rows()).toBe('abcd'));
  });

  it('starts from scratch for other filters', async () => {
    const { filterBy } = await leaveList();
    filterBy('some');
    await press('Back');
    await waitFor(() => expect(rows()).toBe('ab'));
  });

  it('loads the rows of filters that are set before it has heard what is new', async () => {
    const { filterBy } = await leaveList();
    load.mockRejectedValueOnce(new Error('away'));
    await press('Back');
    filterBy('some');
    await waitFor(() => expect(rows()).toBe('ab'));
  });

  it('forgets the rows of an ended session', async () => {
    await leaveList();
    act(() => session.end('expired'));
    await press('Back');
    await waitFor(() => expect(rows()).toBe('ab'));
  });
});
