import { domains, walletTypes } from '@portal/schema/rest';
import { expect, it } from 'vitest';
import { onDemonstration } from '../../../test/demonstration.ts';

const { payout } = domains;

onDemonstration("the demonstration's payout methods", (suite, { signIn }) => {
  it('exist in every kind for aiko, and not for nova', async () => {
    const token = await signIn('aiko');
    const bank = await suite.client.call(payout.bankAccountList, {}, { token });
    const wallets = await suite.client.call(payout.list, {}, { token });
    expect(bank.result?.records).toHaveLength(2);
    expect(new Set(wallets.result?.records.map(({ walletType }) => walletType))).toEqual(
      new Set(walletTypes),
    );
    const { result } = await suite.client.call(payout.list, {}, { token: await signIn('nova') });
    expect(result?.records).toEqual([]);
  });
});
