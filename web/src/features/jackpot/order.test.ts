import { describe, expect, it } from 'vitest';
import { changeOf, countProblem, hasHidden, priceOf, standingOf, toDraft } from './order.ts';
import { openRound, standingOf as answer } from './rounds.fixture.ts';

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
    expect(priceOf('0.00000001', 100)).toBe('0.000001');
    expect(priceOf('2.5', 3)).toBe('7.5');
  });
});

describe('a draft', () => {
  it('has the round, what it costs, and a word only where there is one', () => {
    const draft = { roundId: '8', round: 8, count: 3, pays: '30', drawsAt: openRound.drawsAt };
    expect(toDraft({ count: ' 3 ', word: ' 桜 ' }, openRound)).toEqual({ ...draft, word: '桜' });
    expect(toDraft({ count: '3', word: '  ' }, openRound)).toEqual({ ...draft, word: null });
  });

  it('is out of date once its round is over', () => {
    const draft = toDraft({ count: '1', word: '' }, openRound);
    expect(changeOf(draft, standingOf(answer()))).toEqual({ kind: 'none' });
    expect(changeOf(draft, standingOf(answer({ ...openRound, id: '9' })))).toEqual({ kind: 'closed' });
    expect(changeOf(draft, standingOf(answer(null)))).toEqual({ kind: 'closed' });
  });
});

it('a word has no characters that cannot be seen', () => {
  expect(['a\u202Eb', 'a\u0000b', 'a\u2028b'].map(hasHidden)).toEqual([true, true, true]);
  expect(['a b', '七転び八起き', ' 龙 '].map(hasHidden)).toEqual([false, false, false]);
});
