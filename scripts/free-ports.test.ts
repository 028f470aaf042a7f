import { expect, test } from 'vitest';
import { freePorts } from './free-ports.ts';

test('free ports are handed out once, even while nothing listens on them', async () => {
  // Enough that random choice alone would repeat some.
  const ports = [...(await freePorts(300)), ...(await freePorts(300))];

  expect(new Set(ports).size).toBe(600);
});
