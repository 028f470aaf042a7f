import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { waysOf } from '../ways.ts';
import { configOf, infoOf } from './config.ts';
import { ordersOf } from './list.ts';
import { methodOf, withdraw } from './withdraw.ts';

export { makePayable } from './payable.ts';

/** Credits going out. */
export function withdrawalDomain(services: Services): Implementation<typeof domains.withdrawal> {
  const { database } = services;
  return implement(domains.withdrawal, {
    // async: a method that is missing is a refusal, not a crash on the way.
    withdrawal: async ({ member, data }) => withdraw(services, member.id, data, methodOf(data)),
    bscWithdrawal: ({ member, data }) =>
      withdraw(services, member.id, data, { way: 'BEP20', id: BigInt(data.walletAddressId) }),
    withdrawalOrderList: ({ member, data }) =>
      ordersOf(database, member.id, { ...data, ways: waysOf(data.type, data.walletType) }),
    withdrawalBankOrderList: ({ member, data }) => ordersOf(database, member.id, { ...data, ways: ['BANK'] }),
    bscWithdrawalOrderList: ({ member, data }) => ordersOf(database, member.id, { ...data, ways: ['BEP20'] }),
    configList: () => configOf(services),
    withdrawalInfo: ({ member }) => infoOf(services, member.id),
  });
}
