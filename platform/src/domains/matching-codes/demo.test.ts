import { domains, matchingCodeEvents, matchingCodeStatuses } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { 'matching-codes': matchingCodes } = domains;

onDemonstration("the demonstration's PIN codes", (suite, { signIn, listRecords, listBalances }) => {
  it('cover every state and every event', async () => {
    const token = await signIn('aiko');
    const page = { pageSize: 50, cursor: null };
    const codes = (await suite.client.call(matchingCodes.matchingCodeList, page, { token })).result?.records;
    expect(new Set(codes?.map(({ status }) => status))).toEqual(new Set(matchingCodeStatuses));
    for (const { status, code } of codes ?? []) expect(code !== null).toBe(status === 'PENDING');
    const { result } = await suite.client.call(matchingCodes.matchingCodeRecordList, page, { token });
    expect(new Set(result?.records.map(({ type }) => type))).toEqual(new Set(matchingCodeEvents));
    const types = new Set((await listRecords('aiko')).map(({ recordType }) => recordType));
    for (const type of ['PIN_PURCHASE', 'PIN_ACTIVATE', 'PIN_TRANSFER'] as const)
      expect(types).toContain(type);
  });

  it('match the locked amount in the wallet', async () => {
    const insurance = (await listBalances('aiko')).find(({ coinName }) => coinName === 'INSURANCE_POINT');
    expect(insurance?.holds).toContainEqual({
      reason: 'PIN_CODE',
      balanceState: 'LOCKED',
      amount: '300',
    });
  });
});
