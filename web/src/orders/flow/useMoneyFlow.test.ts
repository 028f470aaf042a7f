import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PortalError, type PortalErrorCode } from '../../data/graphql/errors.ts';
import { session } from '../../data/session/session.ts';
import { storedAttempt } from './attempt.ts';
import { useMoneyFlow, type Confirmation } from './useMoneyFlow.ts';

interface Draft {
  readonly amount: string;
}

const draft: Draft = { amount: '25' };
const password = 'Credits2026';

/** A `send` whose promises the test settles. */
function pending() {
  const answers: { resolve: (order: string) => void; reject: (error: unknown) => void }[] = [];
  const send = vi.fn(
    (_draft: Draft, _confirmation: Confirmation) =>
      new Promise<string>((resolve, reject) => answers.push({ resolve, reject })),
  );
  return { send, answers };
}

function openFlow(send: (draft: Draft, confirmation: Confirmation) => Promise<string>) {
  const onDone = vi.fn();
  const flow = renderHook(() =>
    useMoneyFlow<Draft, string>({
      name: 'transfer',
      send,
      find: async () => null,
      onDone,
    }),
  );
  const review = (inputs?: ReadonlySet<string>) => act(() => flow.result.current.review(draft, inputs));
  return { flow, onDone, review };
}

const failing = (code: PortalErrorCode) => new PortalError(code, 'words', { requestId: 'req-1' });
const keyOf = (send: ReturnType<typeof pending>['send'], call: number) =>
  send.mock.calls[call]?.[1].idempotencyKey;

describe('a money flow', () => {
  it('stores the attempt when it is confirmed, and keeps the key of one that was not', async () => {
    const { send, answers } = pending();
    const { flow, review } = openFlow(send);
    review();
    let onConfirmed: () => void = () => undefined;
    const confirming = (confirmed: () => void) => {
      onConfirmed = confirmed;
      return 'proof';
    };
    act(() => void flow.result.current.confirm(confirming));
    expect(storedAttempt('transfer')).toBeNull();
    await act(async () => answers[0]?.reject(failing('NETWORK_LOST')));
    expect(flow.result.current.state).toMatchObject({ step: 'review', problem: { code: 'NETWORK_LOST' } });
    act(() => void flow.result.current.confirm(confirming));
    expect(keyOf(send, 1)).toBe(keyOf(send, 0));
    onConfirmed();
    expect(storedAttempt('transfer')).toMatchObject({ key: keyOf(send, 1), order: draft });
    await act(async () => answers[1]?.reject(failing('NETWORK_LOST')));
    expect(flow.result.current.state).toMatchObject({ step: 'unknown', answer: null });
  });

  it('sends once, no matter how often confirm is pressed', async () => {
    const { send, answers } = pending();
    const { flow, onDone, review } = openFlow(send);
    review();
    const { confirm } = flow.result.current;
    act(() => {
      void confirm(password);
      void confirm(password);
    });
    act(() => void flow.result.current.confirm(password));
    expect(send).toHaveBeenCalledOnce();
    await act(async () => answers[0]?.resolve('R-1'));
    expect(flow.result.current.state).toEqual({ step: 'result', draft, order: 'R-1' });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('R-1', draft);
  });

  it('stores the attempt without the password before sending it, and forgets it when done', async () => {
    let stored: unknown;
    const { flow, review } = openFlow(async () => {
      stored = sessionStorage.getItem('attempt.transfer');
      return 'R-1';
    });
    review();
    expect(sessionStorage.getItem('attempt.transfer')).toBeNull();
    await act(() => flow.result.current.confirm(password));
    expect(stored).toContain('"amount":"25"');
    expect(stored).not.toContain(password);
    expect(sessionStorage.getItem('attempt.transfer')).toBeNull();
  });

  it('makes a new key for every review', async () => {
    const { send } = pending();
    const { flow, review } = openFlow(send);
    review();
    act(() => flow.result.current.change());
    expect(flow.result.current.state).toEqual({ step: 'edit', refusal: null });
    review();
    act(() => void flow.result.current.confirm(password));
    expect(keyOf(send, 0)).toMatch(/^[\w-]{16,64}$/);
    expect(storedAttempt<Draft>('transfer')?.key).toBe(keyOf(send, 0));
  });

  it('moves nothing after a refusal, keeps the message, and uses another key for the next try', async () => {
    const { send, answers } = pending();
    const { flow, onDone, review } = openFlow(send);
    review();
    act(() => void flow.result.current.confirm('wrong'));
    await act(async () => answers[0]?.reject(failing('PLATFORM_MESSAGE')));
    expect(flow.result.current.state).toMatchObject({ step: 'review', problem: { message: 'words' } });
    expect(storedAttempt('transfer')).toBeNull();
    act(() => void flow.result.current.confirm(password));
    expect(keyOf(send, 1)).not.toBe(keyOf(send, 0));
    await act(async () => answers[1]?.resolve('R-2'));
    expect(onDone).toHaveBeenCalledExactlyOnceWith('R-2', draft);
  });

  it('goes back to the form when one of its fields is refused', async () => {
    const refusal = new PortalError('BAD_USER_INPUT', '', { field: 'input.amount' });
    const { flow, review } = openFlow(() => Promise.reject(refusal));
    review(new Set(['amount']));
    // With other figures it is still the form that led here.
    review();
    await act(() => flow.result.current.confirm(password));
    expect(flow.result.current.state).toEqual({ step: 'edit', refusal });
  });

  it('stays at the review when what led there has no field for what is refused', async () => {
    const problem = new PortalError('BAD_USER_INPUT', '', { field: 'input.amount' });
    const { flow, review } = openFlow(() => Promise.reject(problem));
    review(new Set(['toUserName']));
    await act(() => flow.result.current.confirm(password));
    expect(flow.result.current.state).toMatchObject({ step: 'review', problem });
    act(() => flow.result.current.change());
    review();
    await act(() => flow.result.current.confirm(password));
    expect(flow.result.current.state).toMatchObject({ step: 'review', problem });
  });

  it('keeps what is under review when the form comes with something else too late', () => {
    const { flow, review } = openFlow(async () => 'R-1');
    const { review: late } = flow.result.current;
    review();
    const { state } = flow.result.current;
    act(() => late({ amount: '90' }));
    expect(flow.result.current.state).toBe(state);
  });

  it('sends nothing while the device is offline', async () => {
    const { send } = pending();
    const { flow, review } = openFlow(send);
    review();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => flow.result.current.confirm(password));
    expect(send).not.toHaveBeenCalled();
    expect(flow.result.current.state).toMatchObject({ step: 'review', problem: 'offline' });
  });
});

describe('an unknown outcome', () => {
  it.each([
    'OUTCOME_UNKNOWN',
    'GATEWAY_TIMEOUT',
    'NETWORK_LOST',
    'INTERNAL_SERVER_ERROR',
    'SERVER_BUSY',
  ] as const)('follows %s, and asking again sends the same order under the same key', async (code) => {
    const { send, answers } = pending();
    const { flow, onDone, review } = openFlow(send);
    review();
    act(() => void flow.result.current.confirm(password));
    await act(async () => answers[0]?.reject(failing(code)));
    expect(flow.result.current.state).toMatchObject({ step: 'unknown', attempt: { order: draft } });
    expect(onDone).not.toHaveBeenCalled();

    act(() => void flow.result.current.retry(password));
    act(() => void flow.result.current.retry(password));
    expect(send).toHaveBeenCalledTimes(2);
    expect(keyOf(send, 1)).toBe(keyOf(send, 0));
    expect(send.mock.calls[1]?.[0]).toEqual(draft);
    await act(async () => answers[1]?.resolve('R-1'));
    expect(flow.result.current.state).toMatchObject({ step: 'result', order: 'R-1' });
  });

  it('stays unknown when a retry is refused, since that proves nothing about the first attempt', async () => {
    const { send, answers } = pending();
    const { flow, review } = openFlow(send);
    review();
    act(() => void flow.result.current.confirm(password));
    await act(async () => answers[0]?.reject(failing('OUTCOME_UNKNOWN')));
    act(() => void flow.result.current.retry('wrong'));
    await act(async () => answers[1]?.reject(failing('PLATFORM_MESSAGE')));
    expect(flow.result.current.state).toMatchObject({
      step: 'unknown',
      answer: { code: 'PLATFORM_MESSAGE' },
    });
    expect(storedAttempt('transfer')).not.toBeNull();
  });

  it('reports a retry without an answer', async () => {
    const { send, answers } = pending();
    const { flow, review } = openFlow(send);
    review();
    act(() => void flow.result.current.confirm(password));
    await act(async () => answers[0]?.reject(failing('OUTCOME_UNKNOWN')));
    expect(flow.result.current.state).toMatchObject({ step: 'unknown', answer: null });
    act(() => void flow.result.current.retry(password));
    await act(async () => answers[1]?.reject(failing('OUTCOME_UNKNOWN')));
    expect(flow.result.current.state).toMatchObject({ step: 'unknown', answer: { mayHaveMoved: true } });
  });

  it.each(['edit', 'review'] as const)(
    'restores the unknown outcome once the same member is back, replacing what was started: %s',
    async (begun) => {
      session.start('first');
      session.setMember('1', 'first');
      const first = pending();
      const before = openFlow(first.send);
      before.review();
      act(() => void before.flow.result.current.confirm(password));
      await act(async () => first.answers[0]?.reject(failing('OUTCOME_UNKNOWN')));
      session.end('invalid');
      before.flow.unmount();

      session.start('second');
      const second = pending();
      const after = openFlow(second.send);
      expect(after.flow.result.current.state.step).toBe('edit');
      if (begun === 'review') after.review();
      act(() => session.setMember('1', 'second'));
      expect(after.flow.result.current.state).toMatchObject({ step: 'unknown', attempt: { order: draft } });
      act(() => void after.flow.result.current.retry(password));
      expect(keyOf(second.send, 0)).toBe(keyOf(first.send, 0));
      await act(async () => second.answers[0]?.resolve('R-1'));
      expect(storedAttempt('transfer')).toBeNull();
      session.end('loggedOut');
    },
  );

  it('survives a reload with its key until the member starts over', async () => {
    const first = pending();
    const before = openFlow(first.send);
    before.review();
    act(() => void before.flow.result.current.confirm(password));
    // The page unloads while the order is being sent.
    before.flow.unmount();

    const second = pending();
    const after = openFlow(second.send);
    expect(after.flow.result.current.state).toMatchObject({ step: 'unknown', attempt: { order: draft } });
    act(() => void after.flow.result.current.retry(password));
    expect(keyOf(second.send, 0)).toBe(keyOf(first.send, 0));
    await act(async () => second.answers[0]?.reject(failing('OUTCOME_UNKNOWN')));
    act(() => after.flow.result.current.startOver());
    expect(after.flow.result.current.state).toEqual({ step: 'edit', refusal: null });
    expect(storedAttempt('transfer')).toBeNull();
  });
});
