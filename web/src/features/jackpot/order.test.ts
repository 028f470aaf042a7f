import { describe, expect, it } from 'vitest';
import {
  getEntryChange,
  countProblem,
  hasInvisibleCharacters,
  getEntryPrice,
  toJackpotSummary,
  toEntryDraft,
} from './order.ts';
import { openRound, jackpotAnswer as answer } from './rounds.fixture.ts';

describe('the number of entries', () => {
  it.each([
    ['1', null],
    ['10', null],
    ['11', 'notEnough'],
    ['98', 'notEnough'],
    ['99', 'tooMany'],
    ['', 'whole'],
    ['0', 'whole'],
    ['1.5', 'whole'],
    ['-1', 'whole'],
    ['1e2', 'whole'],
    ['9999999', 'whole'],
  ])('%j is %s', (typed, problem) => {
    expect(countProblem(typed, openRound, '109.99')).toBe(problem);
  });

  it('claims nothing about a balance that is not known yet', () => {
    expect(countProblem('98', openRound, undefined)).toBeNull();
  });

  it('costs its exact price', () => {
    expect(getEntryPrice('0.00000001', 100)).toBe('0.000001');
    expect(getEntryPrice('2.5', 3)).toBe('7.5');
  });
});

describe('a draft', () => {
  it('contains the round, the price and, if entered, the word', () => {
    const draft = { roundId: '8', round: 8, count: 3, pays: '30', drawsAt: openRound.drawsAt };
    expect(toEntryDraft({ count: ' 3 ', word: ' 桜 ' }, openRound)).toEqual({ ...draft, word: '桜' });
    expect(toEntryDraft({ count: '3', word: '  ' }, openRound)).toEqual({ ...draft, word: null });
  });

  it('reports that the draft is outdated once its round is over', () => {
    const draft = toEntryDraft({ count: '1', word: '' }, openRound);
    expect(getEntryChange(draft, toJackpotSummary(answer()))).toEqual({ kind: 'none' });
    expect(getEntryChange(draft, toJackpotSummary(answer({ ...openRound, id: '9' })))).toEqual({
      kind: 'closed',
    });
    expect(getEntryChange(draft, toJackpotSummary(answer(null)))).toEqual({ kind: 'closed' });
  });
});

it('rejects invisible characters in the word', () => {
  expect(['a\u202Eb', 'a\u0000b', 'a\u2028b'].map(hasInvisibleCharacters)).toEqual([true, true, true]);
  expect(['a b', '七転び八起き', ' 龙 '].map(hasInvisibleCharacters)).toEqual([false, false, false]);
});
