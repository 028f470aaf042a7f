import { describe, expect, it } from 'vitest';
import { noneDismissed, readDismissed, withDismissed } from './dismissed.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

describe('readDismissed', () => {
  it('survives being written down', () => {
    const dismissed = withDismissed(noneDismissed, { id: 'bind' }, now);
    expect(readDismissed(JSON.stringify(dismissed))).toEqual(dismissed);
  });

  it.each([null, '', '{', 'null', '[]', '{"ids":"bind","rejectedUntil":"soon"}', '{"ids":[1,null]}'])(
    'reads nothing from %j',
    (kept) => {
      expect(readDismissed(kept)).toEqual(noneDismissed);
    },
  );

  it('never grows beyond sixty lines, and keeps the latest', () => {
    let dismissed = noneDismissed;
    for (let id = 1; id <= 200; id++) {
      dismissed = withDismissed(dismissed, { id: `deposit:${id}` }, now);
    }
    expect(dismissed.ids).toHaveLength(60);
    expect(dismissed.ids.at(-1)).toBe('deposit:200');
  });
});
