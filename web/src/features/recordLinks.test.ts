import { expect, it } from 'vitest';
import type { LinkedRecord } from '../extension-points/recordLinks.ts';
import { features } from './index.ts';

const record: LinkedRecord = {
  type: 'TRANSFER',
  status: 'COMPLETED',
  coin: 'CASH_POINT',
  receiptNumber: 'R-1',
  counterparty: null,
};

it.each([
  [{ counterparty: 'maria' }, 'detail.transferTo', '/transfer?coin=CASH_POINT&to=maria'],
  [{}, 'detail.transferTo', null],
  [{ type: 'DEPOSIT' }, 'detail.deposit', '/recharge?tab=records&receipt=R-1'],
  [{ type: 'WITHDRAW' }, 'detail.withdrawal', '/withdraw?tab=records&receipt=R-1'],
  [{ type: 'WITHDRAW', status: 'REJECTED' }, 'detail.withdrawalAgain', '/withdraw?tab=records&receipt=R-1'],
  [{ type: 'WITHDRAW', status: 'FAILED' }, 'detail.withdrawalAgain', '/withdraw?tab=records&receipt=R-1'],
] as const)('links a record with %o as %j to %j', (changes, label, path) => {
  const shown: LinkedRecord = { ...record, ...changes };
  const link = features
    .flatMap(({ recordLinks = [] }) => recordLinks)
    .find(({ type }) => type === shown.type);
  expect(link?.labelFor(shown)).toBe(label);
  expect(link?.pathFor(shown)).toBe(path);
});
