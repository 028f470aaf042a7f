import { expect, it } from 'vitest';
import { indexByName } from './index-by-name.ts';

it('rejects a name that two domains declare and names both', () => {
  const named = (name: string) => name;
  expect([
    ...indexByName(
      'the job',
      [
        ['a', ['one']],
        ['b', ['two']],
      ],
      named,
    ).keys(),
  ]).toEqual(['one', 'two']);
  expect(() =>
    indexByName(
      'the job',
      [
        ['a', ['one']],
        ['b', ['one']],
      ],
      named,
    ),
  ).toThrow('the job one is declared twice: by a and by b');
});
