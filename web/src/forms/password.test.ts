import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordRules, passwordStrength } from './password.ts';

describe('the rule for new passwords', () => {
  it.each([
    ['', 'tooShort'],
    ['abc1234', 'tooShort'],
    ['a1'.repeat(33), 'tooLong'],
    ['12345678', 'noLetter'],
    ['abcdefgh', 'noDigit'],
    ['abcdefg1', null],
    ['пароль12', null],
    // The platform counts ASCII digits only.
    ['abcdefg１', 'noDigit'],
    // Seven visible characters, although some are two code units.
    ['🔑🔑🔑🔑🔑a1', 'tooShort'],
  ])('finds in %j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

describe('the individual rules', () => {
  it.each([
    ['', []],
    ['a', ['letter']],
    ['abcdefgh', ['length', 'letter']],
    ['12345678', ['length', 'digit']],
    ['abcdefg1', ['length', 'letter', 'digit']],
    ['a1'.repeat(33), ['letter', 'digit']],
  ])('checks %j: %j', (password, met) => {
    expect(passwordRules(password).flatMap(({ rule, isMet }) => (isMet ? [rule] : []))).toEqual(met);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['abc123', 'weak'],
    ['password1', 'weak'],
    ['rivers42', 'fair'],
    ['Quiet-river7', 'good'],
    ['Quiet-harbor7-lanterns', 'strong'],
  ])('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
