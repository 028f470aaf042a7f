import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gate } from './gate.ts';

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

it('lets in whoever has waited longest', async () => {
  const gate = new Gate(1);
  const leave = await gate.enter(connection());
  const order: number[] = [];
  const waiting = [1, 2].map(async (n) => {
    const leaveAgain = await gate.enter(connection());
    order.push(n);
    leaveAgain();
  });
  expect(gate.taken).toBe(1);
  leave();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2]);
  expect(gate.taken).toBe(0);
});

it('keeps nobody waiting for ever, and forgets whose connection ended', async () => {
  const gate = new Gate(1);
  const leave = await gate.enter(connection());
  const gone = connection();
  const [cut, late] = [codeOf(gate.enter(gone)), codeOf(gate.enter(connection()))];
  gone.emit('close');
  expect(await cut).toBe('cut');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await late).toBe('SERVICE_UNAVAILABLE');
  leave();
  expect(gate.taken).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('has no place for who is gone already, nor for more than a hundred who wait', async () => {
  const gate = new Gate(1);
  expect(await codeOf(gate.enter(connection(true)))).toBe('cut');
  await gate.enter(connection());
  const waiting = Array.from({ length: 100 }, () => codeOf(gate.enter(connection())));
  expect(await codeOf(gate.enter(connection()))).toBe('SERVICE_UNAVAILABLE');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['SERVICE_UNAVAILABLE']));
});
