import { defineDomain } from '../../domain.ts';
import { audit } from './audit.ts';
import { add, refill, upgrade } from './change.ts';
import { bonusSources } from './bonus-sources.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { commands, gauges } from './operator.ts';
import { getCurrent, listOrders, setCompounds } from './orders.ts';
import { buy } from './place.ts';
import { payPremium } from './premium.ts';
import { checkPremium, countPremiums, listPremiums, listRounds, totalPremiums } from './premiums.ts';
import { refusals } from './refusals.ts';
import { listOffered } from './rules.ts';
import { pauseAfterRedemption, quoteRedemption, redeem, trialsEnd } from './settle.ts';
import { dailyTrade } from './trade.ts';

/** Insurance packages, called matching in the REST contract, and their premiums. */
export const insurance = defineDomain({
  name: 'insurance',
  refusals,
  fields,
  routes: (services) => ({
    matchingList: ({ member }) => listOffered(services.database, member.id),
    buyMatchingList: ({ member, data }) =>
      listOrders(services.database, member.id, data, services.clock.now()),
    getCurrentBuyMatching: ({ member }) => getCurrent(services, member.id),
    buyMatching: ({ member, data }) => buy(services, member.id, data),
    upgradeMatching: ({ member, data }) => upgrade(services, member.id, data),
    fillingPositions: ({ member, data }) => refill(services, member.id, data),
    addWarehouse: ({ member, data }) => add(services, member.id, data),
    redeemFee: ({ member, data }) => quoteRedemption(services, member.id, BigInt(data.id)),
    redeem: ({ member, data }) => redeem(services, member.id, data),
    updateInsuranceAutoAddWarehouseStatus: async ({ member, data }) => {
      await setCompounds(services.database, member.id, data.autoAddWarehouseStatus === 1);
      return {};
    },
    buyInsurance: ({ member, data }) => payPremium(services, member.id, data),
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
});
