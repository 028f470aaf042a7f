import { expect, it } from 'vitest';
import { refusals } from '../limits/refusals.ts';
import { readPauses } from './operation-guards.ts';
import type { SendingPause } from './services.ts';

const pauses = (['SECURITY_CHANGE', 'INSURANCE_REDEEMED'] as const).map((reason): SendingPause => ({
  reason,
  scope: 'TRANSFERS',
  until: () => 'null',
  refuse: () => refusals.TOO_MANY_CALLS({ seconds: '1' }),
}));

const [earlier, later] = [new Date('2026-11-21T04:00:00Z'), new Date('2026-11-21T16:00:00Z')];

it.each([
  [
    [earlier, later],
    ['INSURANCE_REDEEMED', 'SECURITY_CHANGE'],
  ],
  [
    [later, earlier],
    ['SECURITY_CHANGE', 'INSURANCE_REDEEMED'],
  ],
  [[null, earlier], ['INSURANCE_REDEEMED']],
  [[null, null], []],
])('lists the pauses that end at %j, latest end first', (ends, reasons) => {
  expect(readPauses(pauses, ends).map(({ reason }) => reason)).toEqual(reasons);
});
