import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './password.ts';

describe('the rule for new passwords', () => {
  it.each([
    ['', 'tooShort'],
    ['abc1234', 'tooShort'],
    ['a1'.repeat(33), 'tooLong'],
    ['12345678', 'noLetter'],
    ['abcdefgh', 'noDigit'],
    ['abcdefg1', null],
    ['пароль12', null],
  ])('finds in %j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

describe('the word for a password', () => {
  it.each([
    ['abc123', 'weak'],
    ['password1', 'weak'],
    ['rivers42', 'fair'],
    ['Quiet-harbor7', 'good'],
    ['Quiet-harbor7-lanterns', 'strong'],
  ])('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
