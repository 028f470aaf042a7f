import { domains } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';
import { expectCleanBooks } from '../../../test/ledger.ts';
import { demoTransactionPassword } from '../member/demo.ts';

const { transfer } = domains;

onDemonstration("the demonstration's transfers", (suite, { signIn, listRecords }) => {
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
    expect((await listRecords('budi'))[0]).toMatchObject({
      counterparty: 'aiko',
      amount: '25',
      recordType: 'TRANSFER',
    });
    await expectCleanBooks(suite.platform.services.database);
  });
});
