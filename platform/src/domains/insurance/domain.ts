import { defineDomain } from '../../declaration/domain.ts';
import type { Services } from '../../services/services.ts';
import { audit } from './audit.ts';
import { bonusSources } from './bonus-sources.ts';
import { add, refill, upgrade } from './change.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { commands, gauges } from './operator.ts';
import { getCurrent, listContracts } from './orders.ts';
import { buy } from './place.ts';
import { payPremium } from './premium.ts';
import { checkPremium, countPremiums, listPremiums, listRounds, totalPremiums } from './premiums.ts';
import { refusals } from './refusals.ts';
import { listOffered, insuranceSteps } from './rules.ts';
import { pauseAfterRedemption, quoteRedemption, redeem, trialsEnd } from './settle.ts';
import { dailyTrade, postTradesBefore, switchCompounds } from './trade.ts';

/** Posts the ended days of a contract, then runs the member's change of it. */
const changed =
  <Data extends { readonly id: string }, Result>(
    services: Services,
    change: (services: Services, memberId: bigint, data: Data) => Promise<Result>,
  ) =>
  async ({
    member,
    data,
  }: {
    readonly member: { readonly id: bigint };
    readonly data: Data;
  }): Promise<Result> => {
    await postTradesBefore(services, member.id, BigInt(data.id));
    return change(services, member.id, data);
  };

/** Insurance packages, called matching in the REST contract, and their premiums. */
export const insurance = defineDomain({
  name: 'insurance',
  refusals,
  fields,
  routes: (services) => ({
    matchingList: ({ member }) => listOffered(services.database, member.id),
    buyMatchingList: ({ member, data }) =>
      listContracts(services.database, member.id, data, services.clock.now()),
    getCurrentBuyMatching: ({ member }) => getCurrent(services, member.id),
    buyMatching: ({ member, data }) => buy(services, member.id, data),
    upgradeMatching: changed(services, upgrade),
    fillingPositions: changed(services, refill),
    addWarehouse: changed(services, add),
    redeemFee: ({ member, data }) => quoteRedemption(services, member.id, BigInt(data.id)),
    redeem: changed(services, redeem),
    updateInsuranceAutoAddWarehouseStatus: async ({ member, data }) => {
      await switchCompounds(services, member.id, data.autoAddWarehouseStatus === 1);
      return {};
    },
    buyInsurance: changed(services, payPremium),
    buyInsuranceRecord: ({ member, data }) => listPremiums(services.database, member.id, data),
    buyInsuranceNumberInfo: ({ member, data }) => listRounds(services.database, member.id, data),
    checkBuyInsurance: ({ member, data }) => checkPremium(services, member.id, data),
    buyInsuranceNumber: ({ member, data }) => countPremiums(services, member.id, data),
    totalBuyInsuranceAmount: ({ member }) => totalPremiums(services, member.id),
  }),
  jobs: [dailyTrade, trialsEnd],
  commands,
  gauges,
  audit,
  sendingPauses: [pauseAfterRedemption],
  bonusSources,
  demo,
  valueSteps: [insuranceSteps],
});
