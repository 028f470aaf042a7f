import { defineDomain } from '../../declaration/domain.ts';
import { selectPaymentMethods } from '../payment-method.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands, gauges } from './operator.ts';
import { listWithdrawals } from './orders.ts';
import { requireMethod, withdraw } from './place.ts';
import { refusals } from './refusals.ts';
import { withdrawalReviews } from './reviews.ts';
import { getConfig, getInfo, listOpenRules, withdrawalSteps } from './rules.ts';
import { cancelWithdrawal, withdrawalsPayable } from './settle.ts';

/** Withdrawals: paying credits out on a chain or through a bank. */
export const withdrawal = defineDomain({
  name: 'withdrawal',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    // async, so that a missing method rejects with its refusal instead of throwing synchronously.
    withdrawal: async ({ member, data }) => withdraw(services, member.id, data, requireMethod(data)),
    bscWithdrawal: ({ member, data }) =>
      withdraw(services, member.id, data, { way: 'BEP20', id: BigInt(data.walletAddressId) }),
    cancelWithdrawal: ({ member, data }) => cancelWithdrawal(services, member.id, data),
    withdrawalOrderList: ({ member, data, locale }) =>
      listWithdrawals(
        services.database,
        member.id,
        { ...data, methods: selectPaymentMethods(data.type, data.walletType) },
        { locale, now: services.clock.now() },
      ),
    withdrawalBankOrderList: ({ member, data, locale }) =>
      listWithdrawals(
        services.database,
        member.id,
        { ...data, methods: ['BANK'] },
        { locale, now: services.clock.now() },
      ),
    bscWithdrawalOrderList: ({ member, data, locale }) =>
      listWithdrawals(
        services.database,
        member.id,
        { ...data, methods: ['BEP20'] },
        { locale, now: services.clock.now() },
      ),
    configList: () => getConfig(services),
    withdrawalInfo: ({ member }) => getInfo(services, member.id),
  }),
  jobs: [withdrawalsPayable],
  openNetworks: async (db) => (await listOpenRules(db)).flatMap(({ way }) => (way === 'BANK' ? [] : [way])),
  reviews: withdrawalReviews,
  commands,
  gauges,
  audit,
  demo,
  valueSteps: [withdrawalSteps],
});
