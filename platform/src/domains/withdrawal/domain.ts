import { defineDomain } from '../../domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { selectPaymentMethods } from '../payment-method.ts';
import { listOrders } from './orders.ts';
import { commands, gauges } from './operator.ts';
import { withdrawalReviews } from './reviews.ts';
import { requireMethod, withdraw } from './place.ts';
import { getConfig, getInfo, withdrawalSteps } from './rules.ts';
import { cancelWithdrawal, withdrawalsPayable } from './settle.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

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
      listOrders(
        services.database,
        member.id,
        { ...data, methods: selectPaymentMethods(data.type, data.walletType) },
        locale,
      ),
    withdrawalBankOrderList: ({ member, data, locale }) =>
      listOrders(services.database, member.id, { ...data, methods: ['BANK'] }, locale),
    bscWithdrawalOrderList: ({ member, data, locale }) =>
      listOrders(services.database, member.id, { ...data, methods: ['BEP20'] }, locale),
    configList: () => getConfig(services),
    withdrawalInfo: ({ member }) => getInfo(services, member.id),
  }),
  jobs: [withdrawalsPayable],
  reviews: withdrawalReviews,
  commands,
  gauges,
  audit,
  demo,
  valueSteps: [withdrawalSteps],
});
