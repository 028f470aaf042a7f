import { expect, it } from 'vitest';
import { domains } from '../domains/index.ts';
import type { Domains } from './domain.ts';

const { team, ...others } = domains;

it('does not compile a list with a missing or misplaced domain', () => {
  // @ts-expect-error -- team is missing
  const incomplete: Domains = others;
  // @ts-expect-error -- team instead of assets
  const swapped: Domains = { ...domains, assets: team };
  expect(Object.keys(incomplete)).toHaveLength(Object.keys(swapped).length - 1);
});
