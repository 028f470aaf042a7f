import { describe, expect, it } from 'vitest';
import { toMinor } from './amounts.ts';
import { isWinning, roundChoices, roundNumber, roundPayout, roundRate, roundText } from './rounds.ts';

describe('a round', () => {
  it('takes its number from the first eight digits of a hash', () => {
    expect(roundText('ab', 'seed', 3)).toBe('ab:seed:3');
    expect(roundNumber(`0000000a${'f'.repeat(56)}`)).toBe(0);
    expect(roundNumber(`ffffffff${'0'.repeat(56)}`)).toBe(4_294_967_295 % 10);
  });

  it('wins for its number, and for even or odd', () => {
    for (let number = 0; number < 10; number += 1) {
      const winners = roundChoices.filter((choice) => isWinning(choice, number));
      expect(winners).toEqual([number % 2 === 0 ? 'EVEN' : 'ODD', `NUMBER_${number}`]);
    }
  });

  it('pays the odds less the edge, truncated to a minor unit', () => {
    expect(roundRate('ODD', 20_000n)).toBe(toMinor('1.96'));
    expect(roundRate('NUMBER_3', 20_000n)).toBe(toMinor('9.8'));
    expect(roundRate('NUMBER_3', 0n)).toBe(toMinor('10'));
    expect(roundPayout(3n, toMinor('1.96'))).toBe(5n);
  });

  it('keeps the edge on average for every choice', () => {
    for (const choice of roundChoices) {
      const wins = Array.from({ length: 10 }, (_, number) => isWinning(choice, number)).filter(
        Boolean,
      ).length;
      expect(BigInt(wins) * roundPayout(toMinor('10'), roundRate(choice, 20_000n))).toBe(toMinor('98'));
    }
  });
});
