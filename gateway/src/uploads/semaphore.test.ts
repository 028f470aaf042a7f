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
    const leave = await semaphore.enter(connection(), 'a');
    const order: number[] = [];
    const waiting = [1, 2].map(async (n) => {
      const leaveAgain = await semaphore.enter(connection(), 'a');
      order.push(n);
      leaveAgain();
    });
    expect(semaphore.inUse).toBe(1);
    leave();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2]);
    expect(semaphore.inUse).toBe(0);
  });

  it('refuses a request after 20 seconds and drops one whose connection ended', async () => {
    const semaphore = new Semaphore(1);
    const leave = await semaphore.enter(connection(), 'a');
    const gone = connection();
    const [cut, late] = [codeOf(semaphore.enter(gone, 'a')), codeOf(semaphore.enter(connection(), 'a'))];
    gone.emit('close');
    expect(await cut).toBe('cut');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toBe('SERVICE_UNAVAILABLE');
    leave();
    expect(semaphore.inUse).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses a request whose connection has already ended, and the 101st waiting request', async () => {
    const semaphore = new Semaphore(1);
    expect(await codeOf(semaphore.enter(connection(true), 'a'))).toBe('cut');
    await semaphore.enter(connection(), 'a');
    const waiting = Array.from({ length: 100 }, () => codeOf(semaphore.enter(connection(), 'a')));
    expect(await codeOf(semaphore.enter(connection(), 'a'))).toBe('SERVICE_UNAVAILABLE');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['SERVICE_UNAVAILABLE']));
  });

  it('gives one party a quarter of the slots, and the next free slot to the party that has fewer', async () => {
    const semaphore = new Semaphore(8);
    const order: string[] = [];
    const leaves: (() => void)[] = [];
    const enter = (party: string) =>
      semaphore.enter(connection(), party).then((leave) => {
        order.push(party);
        leaves.push(leave);
      });
    for (let n = 0; n < 6; n += 1) void enter('flood');
    await vi.advanceTimersByTimeAsync(0);
    expect(order, 'the others keep six places').toEqual(['flood', 'flood']);
    for (const party of ['b', 'b', 'c', 'c', 'd', 'd']) await enter(party);
    void enter('e');
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toHaveLength(8);
    leaves[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(order.at(-1), 'not the flood, which waited longer').toBe('e');
    leaves[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(order.at(-1)).toBe('flood');
    expect(semaphore.inUse).toBe(8);
  });
});
