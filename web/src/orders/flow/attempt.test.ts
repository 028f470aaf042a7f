import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/session/session.ts';
import {
  forgetAttempt,
  storeAttempt,
  storedAttempt,
  subscribeToAttempts,
  type Attempt,
  type Flow,
} from './attempt.ts';

const attempt: Attempt<{ amount: string; to: string }> = {
  key: 'k'.repeat(20),
  order: { amount: '25', to: 'maria' },
  sentAt: new Date().toISOString(),
};

// A flow of no feature: what is tested here holds for each.
const flow = 'flow' as string as Flow;

let sessions = 0;
/** A member signs in and is identified by the platform. */
function signIn(memberId: string): void {
  const token = `token-${++sessions}`;
  session.start(token);
  session.setMember(memberId, token);
}

afterEach(() => {
  vi.useRealTimers();
  session.end('loggedOut');
});

describe('an attempt with an unknown outcome', () => {
  it.each(['expired', 'invalid', 'loggedOut', 'passwordChanged'] as const)(
    'restores the attempt for the same member after a session that ended: %s',
    (end) => {
      signIn('1');
      storeAttempt(flow, attempt);
      session.end(end);
      expect(storedAttempt(flow), 'nobody is signed in').toBeNull();
      signIn('1');
      expect(storedAttempt(flow)).toEqual(attempt);
    },
  );

  it('hides the attempt from other members and keeps it for its own', () => {
    signIn('1');
    storeAttempt(flow, attempt);
    session.end('invalid');

    session.start('token of 11');
    expect(storedAttempt(flow), 'the member is not known yet').toBeNull();
    session.setMember('11', 'token of 11');
    expect(storedAttempt(flow)).toBeNull();
    storeAttempt(flow, { ...attempt, key: 'o'.repeat(20) });
    forgetAttempt(flow, { key: 'o'.repeat(20) });
    session.end('loggedOut');

    signIn('1');
    expect(storedAttempt(flow)).toEqual(attempt);
  });

  it('ignores an answer to the previous session', () => {
    signIn('1');
    storeAttempt(flow, attempt);
    session.end('expired');
    session.start('token of another');
    session.setMember('1', 'token-1');
    expect(session.memberId()).toBeNull();
    expect(storedAttempt(flow)).toBeNull();
  });

  it('ends with its session when the member was never known', () => {
    session.start('early');
    storeAttempt(flow, attempt);
    expect(storedAttempt(flow)).toEqual(attempt);
    session.setMember('1', 'early');
    expect(storedAttempt(flow)).toEqual(attempt);
    session.end('expired');
    signIn('1');
    expect(storedAttempt(flow)).toBeNull();
  });

  it('removes only the attempt whose answer comes after its session ended', () => {
    signIn('1');
    storeAttempt(flow, attempt);
    session.end('invalid');
    signIn('2');
    storeAttempt(flow, { ...attempt, key: 'other' });
    forgetAttempt(flow, attempt);
    expect(storedAttempt(flow)?.key).toBe('other');
    session.end('loggedOut');
    signIn('1');
    expect(storedAttempt(flow)).toBeNull();
  });

  it('keeps the attempt for seven days', () => {
    signIn('1');
    storeAttempt(flow, attempt);
    vi.setSystemTime(Date.parse(attempt.sentAt) + 7 * 86_400_000 - 1000);
    expect(storedAttempt(flow)).toEqual(attempt);
    vi.setSystemTime(Date.parse(attempt.sentAt) + 7 * 86_400_000 + 1000);
    expect(storedAttempt(flow)).toBeNull();
  });

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '{"key":1,"sentAt":"","order":{}}',
    '{"key":"k","sentAt":"x","order":{}}',
  ])('ignores a manipulated attempt: %s', (stored) => {
    signIn('1');
    sessionStorage.setItem(session.memberKey('1', 'attempt.flow'), stored);
    expect(storedAttempt(flow)).toBeNull();
  });

  it('notifies subscribers when it is stored or forgotten', () => {
    const told = vi.fn();
    const stop = subscribeToAttempts(told);
    signIn('1');
    told.mockClear();
    storeAttempt(flow, attempt);
    forgetAttempt(flow, attempt);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    storeAttempt(flow, attempt);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
