import { expect, it } from 'vitest';

import { byName } from './contributions.ts';
import type { Domains } from './domain.ts';
import { domains } from './domains/index.ts';

const { team, ...others } = domains;

it('a list without one of the domains does not compile, nor does one in the place of another', () => {
  // @ts-expect-error -- team is missing
  const incomplete: Domains = others;
  // @ts-expect-error -- team stands in the place of assets
  const swapped: Domains = { ...domains, assets: team };
  expect(Object.keys(incomplete)).toHaveLength(Object.keys(swapped).length - 1);
});

it('a name that two domains bring to a seam is refused with the names of both', () => {
  const named = (name: string) => name;
  expect([
    ...byName(
      'the job',
      [
        ['a', ['one']],
        ['b', ['two']],
      ],
      named,
    ).keys(),
  ]).toEqual(['one', 'two']);
  expect(() =>
    byName(
      'the job',
      [
        ['a', ['one']],
        ['b', ['one']],
      ],
      named,
    ),
  ).toThrow('the job one comes twice: from a and from b');
});
