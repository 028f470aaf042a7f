import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';

import { onDemonstration } from '../../../test/demonstration.ts';
import { expectCleanBooks } from '../../../test/ledger.ts';
import { seedDemo } from '../../demo/seed.ts';
import { demoTransactionPassword } from '../member/demo.ts';

const { transfer } = domains;

onDemonstration("the demonstration's transfers", (suite, { signIn, recordsOf }) => {
  it('are closed for dana until midnight GMT+8, again at each start', async () => {
    const token = await signIn('dana');
    const closedUntil = async () =>
      (await suite.client.call(transfer.makeOverConfigList, {}, { token })).result?.closedUntil;
    expect(await closedUntil()).toBe(Date.parse('2026-11-21T16:00:00Z'));
    suite.platform.clock.set('2026-11-21T16:00:00Z');
    expect(await closedUntil()).toBeNull();
    await seedDemo(suite.platform.services);
    expect(await closedUntil()).toBe(Date.parse('2026-11-22T16:00:00Z'));
  });

  it('can be made with the known passwords', async () => {
    const { result } = await suite.client.call(
      transfer.makeOver,
      {
        idempotencyKey: 'demo-transfer-0001',
        coinName: 'CASH_POINT',
        amount: '25',
        toUserName: 'budi',
        remark: null,
        transactionPassword: demoTransactionPassword,
      },
      { token: await signIn('aiko') },
    );
    expect(result).toMatchObject({ counterparty: 'budi', amount: '25', direction: 'OUT' });
    expect((await recordsOf('budi'))[0]).toMatchObject({
      counterparty: 'aiko',
      amount: '25',
      recordType: 'TRANSFER',
    });
    await expectCleanBooks(suite.platform.services.database);
  });
});
