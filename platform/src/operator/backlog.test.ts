import { domains } from '@portal/schema/rest';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';

import { chainDeposit, fillPool } from '../../test/deposits.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import { bringTo, newWithdrawer } from '../../test/withdrawals.ts';
import { registerBacklog } from './backlog.ts';

onOnePlatform('the backlog', (suite) => {
  const told = async (): Promise<string[]> => {
    const registry = new Registry();
    await registerBacklog(registry)(suite.platform.services.database);
    const names = ['deposits_under_way', 'withdrawals_under_way', 'deposit_addresses_free'];
    const texts = await Promise.all(names.map((name) => registry.getSingleMetricAsString(name)));
    const lines = texts.flatMap((text) => text.split('\n').filter((line) => /^\w.* [1-9]/.test(line)));
    return lines.sort();
  };

  it('is what waits for a decision or a step, and the addresses that are left', async () => {
    expect(await told()).toEqual([]);
    await fillPool(suite.platform.services.database, 2);
    const member = await newWithdrawer(suite, 'aiko', '500');
    const token = await member.token();
    await suite.client.call(domains.deposit.depositBankConfigList, {}, { token });
    await suite.client.call(domains.deposit.deposit, chainDeposit(), { token });
    const order = await member.place('TRC20', '100');
    expect(await told()).toEqual([
      'deposit_addresses_free{network="BEP20"} 1',
      'deposit_addresses_free{network="ERC20"} 1',
      'deposit_addresses_free{network="TRC20"} 1',
      'deposits_under_way{status="PENDING_REVIEW"} 1',
      'withdrawals_under_way{status="PENDING_REVIEW"} 1',
    ]);
    await bringTo(suite, order, 'PAYABLE');
    expect(await told()).toContain('withdrawals_under_way{status="PAYABLE"} 1');
    expect((await told()).join()).not.toContain('withdrawals_under_way{status="PENDING_REVIEW"}');
  });
});
