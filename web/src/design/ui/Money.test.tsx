import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../test/portal.tsx';
import { useHideAmounts } from './hiddenAmounts.tsx';
import { Money } from './Money.tsx';

beforeAll(() => startTexts());

const textOf = (container: HTMLElement) => container.textContent;

describe('an amount', () => {
  it('truncates the amount and shows the exact value on hover', () => {
    const { container } = render(<Money value="12840.50999999" coin="CASH_POINT" />);
    expect(textOf(container)).toBe('12,840.50 CASH');
    expect(screen.getByTitle('12,840.50999999 CASH')).toBeInTheDocument();
  });

  it('copies its exact value without grouping', () => {
    const { container } = render(<Money value="12840.50999999" />);
    const figure = container.firstElementChild as HTMLElement;
    const copy = createEvent.copy(figure, { clipboardData: { setData: vi.fn() } });
    fireEvent(figure, copy);
    expect(
      (copy as unknown as { clipboardData: { setData: unknown } }).clipboardData.setData,
    ).toHaveBeenCalledWith('text/plain', '12840.50999999');
    expect(copy.defaultPrevented).toBe(true);
  });

  it.each([
    ['25', '+25.00', 'gain'],
    ['-25.5', '−25.50', 'loss'],
    ['0', '0.00', null],
  ])('shows the movement %s as %s by sign, arrow and tone', (value, shown, tone) => {
    const { container } = render(<Money value={value} signed />);
    expect(textOf(container)).toBe(shown);
    expect(container.querySelector('svg') !== null).toBe(tone !== null);
    expect(container.firstElementChild?.getAttribute('data-tone')).toBe(tone);
  });

  it('animates once when a live balance changes', () => {
    const { container, rerender } = render(<Money value="25" live />);
    expect(container.querySelector('[data-rolls]')).toBeNull();
    rerender(<Money value="25" live />);
    expect(container.querySelector('[data-rolls]')).toBeNull();
    rerender(<Money value="24" live />);
    expect(container.querySelector('[data-rolls]')).not.toBeNull();
  });

  it('hides all amounts at once, except where the member confirms one', () => {
    let hide: (hidden: boolean) => void = () => undefined;
    function Switch() {
      [, hide] = useHideAmounts();
      return null;
    }
    const { container } = render(
      <>
        <Switch />
        <Money value="12840.5" coin="CASH_POINT" />
        <Money value="25" alwaysShown />
      </>,
    );
    act(() => hide(true));
    expect(textOf(container)).not.toContain('12,840');
    expect(container.innerHTML).not.toContain('12840');
    expect(textOf(container)).toContain('••••');
    expect(screen.getByText('Amount hidden')).toBeInTheDocument();
    expect(textOf(container)).toContain('25.00');
    act(() => hide(false));
    expect(textOf(container)).toContain('12,840.50');
  });
});
