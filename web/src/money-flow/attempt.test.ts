import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { forgetAttempt, storeAttempt, storedAttempt, subscribeToAttempts, type Attempt } from './attempt.ts';

const attempt: Attempt<{ amount: string; to: string }> = {
  key: 'k'.repeat(20),
  order: { amount: '25', to: 'maria' },
  sentAt: new Date().toISOString(),
};

let sessions = 0;
/** A member signs in, and the platform says who it is. */
function signIn(memberId: string): void {
  const token = `token-${++sessions}`;
  session.start(token);
  session.know(memberId, token);
}

afterEach(() => {
  vi.useRealTimers();
  session.end('loggedOut');
});

describe('an order whose outcome is unknown', () => {
  it.each(['expired', 'invalid', 'loggedOut', 'passwordChanged'] as const)(
    'is there again for the same member after a session that ended: %s',
    (end) => {
      signIn('1');
      storeAttempt('transfer', attempt);
      session.end(end);
      expect(storedAttempt('transfer'), 'nobody is signed in').toBeNull();
      signIn('1');
      expect(storedAttempt('transfer')).toEqual(attempt);
    },
  );

  it('is never another member’s, and still there when its own comes back', () => {
    signIn('1');
    storeAttempt('transfer', attempt);
    session.end('invalid');

    session.start('token of 11');
    expect(storedAttempt('transfer'), 'it is not known yet who this is').toBeNull();
    session.know('11', 'token of 11');
    expect(storedAttempt('transfer')).toBeNull();
    storeAttempt('transfer', { ...attempt, key: 'o'.repeat(20) });
    forgetAttempt('transfer', { key: 'o'.repeat(20) });
    session.end('loggedOut');

    signIn('1');
    expect(storedAttempt('transfer')).toEqual(attempt);
  });

  it('is not given to a new session by an answer to the one before', () => {
    signIn('1');
    storeAttempt('transfer', attempt);
    session.end('expired');
    session.start('token of another');
    session.know('1', 'token-1');
    expect(session.memberId()).toBeNull();
    expect(storedAttempt('transfer')).toBeNull();
  });

  it('sent before it was known who sent it goes with its session', () => {
    session.start('early');
    storeAttempt('transfer', attempt);
    expect(storedAttempt('transfer')).toEqual(attempt);
    session.know('1', 'early');
    expect(storedAttempt('transfer')).toEqual(attempt);
    session.end('expired');
    signIn('1');
    expect(storedAttempt('transfer')).toBeNull();
  });

  it('is forgotten when its answer comes after its session, and another order of the flow is not', () => {
    signIn('1');
    storeAttempt('transfer', attempt);
    session.end('invalid');
    signIn('2');
    storeAttempt('transfer', { ...attempt, key: 'other' });
    forgetAttempt('transfer', attempt);
    expect(storedAttempt('transfer')?.key).toBe('other');
    session.end('loggedOut');
    signIn('1');
    expect(storedAttempt('transfer')).toBeNull();
  });

  it('is kept for seven days', () => {
    signIn('1');
    storeAttempt('convert', attempt);
    vi.setSystemTime(Date.parse(attempt.sentAt) + 7 * 86_400_000 - 1000);
    expect(storedAttempt('convert')).toEqual(attempt);
    vi.setSystemTime(Date.parse(attempt.sentAt) + 7 * 86_400_000 + 1000);
    expect(storedAttempt('convert')).toBeNull();
  });

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '{"key":1,"sentAt":"","order":{}}',
    '{"key":"k","sentAt":"x","order":{}}',
  ])('that was tampered with is none: %s', (stored) => {
    signIn('1');
    sessionStorage.setItem(session.keptName('1', 'attempt.transfer'), stored);
    expect(storedAttempt('transfer')).toBeNull();
  });

  it('says so where it is shown', () => {
    const told = vi.fn();
    const stop = subscribeToAttempts(told);
    signIn('1');
    told.mockClear();
    storeAttempt('transfer', attempt);
    forgetAttempt('transfer', attempt);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    storeAttempt('transfer', attempt);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
