import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { depositConfigOf, systemBankAccounts } from './config.ts';
import { ordersOf } from './orders.ts';
import { depositByBank, depositOnChain } from './submit.ts';

export { checkDeposits } from './chain-check.ts';
export { depositReviews } from './reviews.ts';

/** Credits coming in. */
export function depositDomain(services: Services): Implementation<typeof domains.deposit> {
  const { database } = services;
  return implement(domains.deposit, {
    deposit: ({ member, data, locale }) => depositOnChain(services, { memberId: member.id, locale }, data),
    bankDeposit: ({ member, data, locale }) => depositByBank(services, { memberId: member.id, locale }, data),
    depositRecordList: ({ member, data, locale }) => ordersOf(database, member.id, data, locale),
    depositBankOrderList: ({ member, data, locale }) =>
      ordersOf(database, member.id, { ...data, type: 'BANK' }, locale),
    bscDepositRecordList: ({ member, data, locale }) =>
      ordersOf(database, member.id, { ...data, walletType: 'BEP20' }, locale),
    depositBankConfigList: ({ member, locale }) => depositConfigOf(services, member.id, locale),
    sysBankAccountList: () => systemBankAccounts(database),
  });
}
