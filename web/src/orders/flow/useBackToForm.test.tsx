import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { FlowState } from './flowState.ts';
import { useBackToForm } from './useBackToForm.ts';

type Step = FlowState<unknown, unknown>['step'];

/** Renders a flow at `/convert` that was opened from `/wallet`. */
function openFlow(initial: Step = 'edit', place: { state?: unknown } = {}) {
  const change = vi.fn();
  const startOver = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter
      initialEntries={['/wallet', { pathname: '/convert', search: '?a=1', ...place }]}
      initialIndex={1}
    >
      {children}
    </MemoryRouter>
  );
  const flow = renderHook(
    ({ step, isSending }: { step: Step; isSending: boolean }) => {
      useBackToForm(step, isSending, { change, startOver });
      return { location: useLocation(), navigate: useNavigate() };
    },
    { wrapper, initialProps: { step: initial, isSending: false } },
  );
  return {
    change,
    startOver,
    at: () => `${flow.result.current.location.pathname}${flow.result.current.location.search}`,
    enter: (step: Step, isSending = false) => flow.rerender({ step, isSending }),
    back: () => act(() => void flow.result.current.navigate(-1)),
  };
}

describe('the browser’s back button', () => {
  it('leads from the review to the form, and from the form out of the flow', () => {
    const { change, at, enter, back } = openFlow();
    enter('review');
    expect(at()).toBe('/convert?a=1');
    back();
    expect(change).toHaveBeenCalledOnce();
    expect(at()).toBe('/convert?a=1');
    enter('edit');
    back();
    expect(at()).toBe('/wallet');
  });

  it('leaves the flow in one step after the form’s own back button', async () => {
    const { at, enter, back, change } = openFlow();
    for (let i = 0; i < 3; i++) {
      enter('review');
      enter('edit');
    }
    await waitFor(() => expect(at()).toBe('/convert?a=1'));
    expect(change).not.toHaveBeenCalled();
    back();
    expect(at()).toBe('/wallet');
  });

  it('leads from the result to an empty form', () => {
    const { startOver, enter, back } = openFlow();
    enter('review');
    enter('review', true);
    enter('result');
    back();
    expect(startOver).toHaveBeenCalledOnce();
  });

  it.each(['review', 'unknown'] as const)('leaves an order in progress untouched: %s', (step) => {
    const { change, startOver, enter, back, at } = openFlow();
    enter('review');
    enter(step, step === 'review');
    back();
    expect(change).not.toHaveBeenCalled();
    expect(startOver).not.toHaveBeenCalled();
    expect(at()).toBe('/convert?a=1');
  });

  it('leads from the review to the form also when it was pressed while an order was sent that is refused', () => {
    const { change, at, enter, back } = openFlow();
    enter('review');
    enter('review', true);
    back();
    expect(change).not.toHaveBeenCalled();
    enter('review');
    back();
    expect(change).toHaveBeenCalledOnce();
    expect(at()).toBe('/convert?a=1');
    enter('edit');
    back();
    expect(at()).toBe('/wallet');
  });

  it('takes no extra step after a reload of the review', () => {
    const { at, back } = openFlow('edit', { state: { behindForm: true } });
    back();
    expect(at()).toBe('/wallet');
  });
});
