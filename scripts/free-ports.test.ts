import { expect, test } from 'vitest';

import { freePorts } from './free-ports.ts';

test('free ports are given once, also while nothing listens on them', async () => {
  // So many that chance alone would give some of them twice.
  const ports = [...(await freePorts(300)), ...(await freePorts(300))];

  expect(new Set(ports).size).toBe(600);
});
