import { expect, describe, it } from 'vitest';
import { done, notDone } from './command.ts';
import { print, printableLine } from './printable.ts';

describe('printable text', () => {
  it.each([
    ['an escape sequence', 'a\u001b[1A\u001b[2Kb', 'a?[1A?[2Kb'],
    ['a C1 control', 'a\u009b2Jb', 'a?2Jb'],
    ['a bidi override', 'a\u202eb', 'a?b'],
    ['a bidi isolate', 'a\u2066b\u2069', 'a?b?'],
    ['a zero-width space', 'a\u200bb', 'a?b'],
    ['line feeds of every kind', 'a\nb\rc\u2028d\u2029e\u0085f\vg', 'a?b?c?d?e?f?g'],
    ['half of a pair', 'a\ud83db', 'a?b'],
  ])('replaces %s', (_, text, expected) => {
    expect(printableLine(text)).toBe(expected);
  });

  it('keeps letters, marks and symbols of every language', () => {
    const text = 'Zoë 田中 김철수 +62 — “1,000.00” 🙂';
    expect(printableLine(text)).toBe(text);
  });

  it('keeps the lines of a result and removes line breaks within a value', () => {
    const forged = 'withdrawal:1  paid\u001b[1A\nwithdrawal:2  paid';
    expect(done([forged, 'withdrawal:3']).text).toBe(
      'withdrawal:1  paid?[1A?withdrawal:2  paid\nwithdrawal:3',
    );
    expect(notDone(`There is no ${forged}.`).text.split('\n')).toHaveLength(1);
    expect(done([], 'There are none.').text).toBe('There are none.');
  });

  it('replaces again on printing, because a running platform of another build may send it', () => {
    let written = '';
    print({ write: (text) => (written += String(text)) !== '' }, 'first\u001b[1A\nsecond\u202e');
    expect(written).toBe('first?[1A\nsecond?\n');
  });
});
