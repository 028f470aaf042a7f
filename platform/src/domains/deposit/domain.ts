import { defineDomain } from '../../declaration/domain.ts';
import { localizePageReasons } from '../../messages/index.ts';
import { refusePlatformAddress } from './addresses.ts';
import { audit } from './audit.ts';
import { depositChecks } from './chain-check.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands, gauges } from './operator.ts';
import { listDeposits } from './orders.ts';
import { depositByBank, depositOnChain } from './place.ts';
import { refusals } from './refusals.ts';
import { depositReviews } from './reviews.ts';
import { getConfig, listOpenNetworks, listSystemBankAccounts, depositSteps } from './rules.ts';

export const deposit = defineDomain({
  name: 'deposit',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    deposit: ({ member, data, locale }) => depositOnChain(services, { memberId: member.id, locale }, data),
    bankDeposit: ({ member, data, locale }) => depositByBank(services, { memberId: member.id, locale }, data),
    depositRecordList: ({ member, data, locale }) =>
      localizePageReasons(locale, listDeposits(services.database, member.id, data, locale)),
    depositBankOrderList: ({ member, data, locale }) =>
      localizePageReasons(
        locale,
        listDeposits(services.database, member.id, { ...data, type: 'BANK' }, locale),
      ),
    bscDepositRecordList: ({ member, data, locale }) =>
      localizePageReasons(
        locale,
        listDeposits(services.database, member.id, { ...data, walletType: 'BEP20' }, locale),
      ),
    depositBankConfigList: ({ member, locale }) => getConfig(services, member.id, locale),
    sysBankAccountList: () => listSystemBankAccounts(services.database),
  }),
  jobs: depositChecks,
  reviews: depositReviews,
  commands,
  gauges,
  openNetworks: async (db) => (await listOpenNetworks(db)).map(({ network }) => network),
  addressChecks: [refusePlatformAddress],
  audit,
  demo,
  valueSteps: [depositSteps],
});
