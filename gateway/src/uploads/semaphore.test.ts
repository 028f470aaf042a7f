import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Semaphore } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const connection = (destroyed = false): Socket =>
  Object.assign(new EventEmitter(), { destroyed }) as unknown as Socket;
const codeOf = async (entering: Promise<unknown>): Promise<unknown> => {
  try {
    await entering;
    return 'in';
  } catch (error) {
    const { extensions, fault } = error as { extensions?: { code: string }; fault?: string };
    return extensions?.code ?? fault;
  }
};

describe('a semaphore', () => {
  it('admits the request that has waited longest', async () => {
    const semaphore = new Semaphore(1);
    const leave = await semaphore.enter(connection());
    const order: number[] = [];
    const waiting = [1, 2].map(async (n) => {
      const leaveAgain = await semaphore.enter(connection());
      order.push(n);
      leaveAgain();
    });
    expect(semaphore.taken).toBe(1);
    leave();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2]);
    expect(semaphore.taken).toBe(0);
  });

  it('refuses a request after 20 seconds, and forgets one whose connection ended', async () => {
    const semaphore = new Semaphore(1);
    const leave = await semaphore.enter(connection());
    const gone = connection();
    const [cut, late] = [codeOf(semaphore.enter(gone)), codeOf(semaphore.enter(connection()))];
    gone.emit('close');
    expect(await cut).toBe('cut');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toBe('SERVICE_UNAVAILABLE');
    leave();
    expect(semaphore.taken).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses a request whose connection has ended already, and the 101st waiting request', async () => {
    const semaphore = new Semaphore(1);
    expect(await codeOf(semaphore.enter(connection(true)))).toBe('cut');
    await semaphore.enter(connection());
    const waiting = Array.from({ length: 100 }, () => codeOf(semaphore.enter(connection())));
    expect(await codeOf(semaphore.enter(connection()))).toBe('SERVICE_UNAVAILABLE');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['SERVICE_UNAVAILABLE']));
  });
});
