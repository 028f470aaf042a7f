import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { day, manyOf, oneOf, useUrlFilters } from './useUrlFilters.ts';

const kinds = {
  coin: oneOf(['CASH', 'GMT']),
  type: manyOf(['DEPOSIT', 'TRANSFER', 'FEE']),
  from: day,
  to: day,
};

function openAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ filters: useUrlFilters(kinds), search: useLocation().search }), { wrapper });
}

describe('filters in the URL', () => {
  it('parses known values and ignores unknown ones', () => {
    const { result } = openAt('/records?coin=GMT&type=FEE&type=NONSENSE&type=DEPOSIT&from=2026-13-45&x=1');
    expect(result.current.filters.values).toEqual({
      coin: 'GMT',
      type: ['DEPOSIT', 'FEE'],
      from: '',
      to: '',
    });
    expect(result.current.filters.isFiltered).toBe(true);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-31', ''],
    ['2026-2-1', ''],
    ['today', ''],
    ['', ''],
  ])('know of the day %j: %j', (written, read) => {
    expect(openAt(`/records?from=${written}`).result.current.filters.values.from).toBe(read);
  });

  it.each([
    ['', 0],
    ['?coin=GMT&x=1', 1],
    ['?type=FEE&type=DEPOSIT', 1],
    ['?from=2026-11-01&to=2026-11-21', 1],
    ['?coin=CASH&type=FEE&to=2026-11-21', 3],
  ])('counts the filters in %j as %i', (search, count) => {
    expect(openAt(`/records${search}`).result.current.filters.activeCount).toBe(count);
  });

  it('writes the parsed filters back unchanged', () => {
    const { result } = openAt('/records');
    expect(result.current.filters.isFiltered).toBe(false);
    act(() => result.current.filters.set({ coin: 'CASH', from: '2026-11-21' }));
    act(() => result.current.filters.set({ type: ['TRANSFER', 'FEE'] }));
    expect(result.current.search).toBe('?coin=CASH&type=TRANSFER&type=FEE&from=2026-11-21');
    expect(openAt(`/records${result.current.search}`).result.current.filters.values).toEqual(
      result.current.filters.values,
    );
  });

  it('removes the filters on reset', () => {
    const { result } = openAt('/records?coin=GMT');
    act(() => result.current.filters.reset());
    expect(result.current.search).toBe('');
    expect(result.current.filters.key).toBe('');
  });

  it('keep other parameters', () => {
    const { result } = openAt('/withdraw?tab=records&coin=GMT');
    expect(result.current.filters.key).toBe('coin=GMT');
    act(() => result.current.filters.set({ coin: 'CASH' }));
    expect(result.current.search).toBe('?tab=records&coin=CASH');
    act(() => result.current.filters.reset());
    expect(result.current.search).toBe('?tab=records');
    expect(result.current.filters.isFiltered).toBe(false);
  });
});
