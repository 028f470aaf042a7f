import { expect, it } from 'vitest';
import { recipientProblem } from './recipient.ts';

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ma ria', 'spaces'],
  [' AIKO ', 'self'],
  ['maria', null],
  [' maria', null],
])('finds in %j: %s', (typed, problem) => {
  expect(recipientProblem(typed, 'aiko')).toBe(problem);
});

it('accepts any name while the member’s own is unknown', () => {
  expect(recipientProblem('aiko', null)).toBeNull();
});
