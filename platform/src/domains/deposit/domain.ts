import { defineDomain } from '../../domain.ts';
import { pageExplainedIn } from '../../messages/index.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { refusePlatformAddress } from './addresses.ts';
import { depositsCheck } from './chain-check.ts';
import { getConfig, listSystemBankAccounts, depositSteps } from './rules.ts';
import { commands, gauges } from './operator.ts';
import { listOrders } from './orders.ts';
import { depositReviews } from './reviews.ts';
import { depositByBank, depositOnChain } from './place.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

/** Deposits: paying in for credits on a chain or through a bank. */
export const deposit = defineDomain({
  name: 'deposit',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    deposit: ({ member, data, locale }) => depositOnChain(services, { memberId: member.id, locale }, data),
    bankDeposit: ({ member, data, locale }) => depositByBank(services, { memberId: member.id, locale }, data),
    depositRecordList: ({ member, data, locale }) =>
      pageExplainedIn(locale, listOrders(services.database, member.id, data, locale)),
    depositBankOrderList: ({ member, data, locale }) =>
      pageExplainedIn(locale, listOrders(services.database, member.id, { ...data, type: 'BANK' }, locale)),
    bscDepositRecordList: ({ member, data, locale }) =>
      pageExplainedIn(
        locale,
        listOrders(services.database, member.id, { ...data, walletType: 'BEP20' }, locale),
      ),
    depositBankConfigList: ({ member, locale }) => getConfig(services, member.id, locale),
    sysBankAccountList: () => listSystemBankAccounts(services.database),
  }),
  jobs: [depositsCheck],
  reviews: depositReviews,
  commands,
  gauges,
  addressChecks: [refusePlatformAddress],
  audit,
  demo,
  valueSteps: [depositSteps],
});
