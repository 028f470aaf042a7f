import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { FilterBar } from './FilterBar.tsx';

beforeAll(() => startTexts('records'));

function show(activeCount: number, isPhone: boolean) {
  const desktop = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(desktop(query), { matches: isPhone && query.includes('max-width') }),
  );
  const onReset = vi.fn();
  render(
    <FilterBar {...{ activeCount, onReset }} presets={<button>Today</button>} end={<button>Export</button>}>
      <input aria-label="Credit" />
    </FilterBar>,
  );
  return onReset;
}

describe('the filters of a list on a phone', () => {
  it('hides the filters behind a button until it is pressed', async () => {
    show(0, true);
    const button = screen.getByRole('button', { name: 'Filters', expanded: false });
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('search', { name: 'Filters' })).toContainElement(screen.getByLabelText('Credit'));
    expect(screen.getByRole('button', { name: 'Today' })).toBeVisible();
    await userEvent.click(button);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('say while they are folded how many are set, and can be reset there', async () => {
    const onReset = show(2, true);
    expect(screen.getByRole('button', { name: 'Filters (2)', expanded: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(onReset).toHaveBeenCalledOnce();
  });
});

it('shows the filters of a list on a desktop permanently', () => {
  show(2, false);
  expect(screen.getByRole('search', { name: 'Filters' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
});
