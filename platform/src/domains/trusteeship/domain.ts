import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { bonusSources } from './bonus-sources.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { commands, gauges } from './operator.ts';
import { getTotals, listTrusteeships } from './orders.ts';
import { buy, upgrade } from './place.ts';
import { refusals } from './refusals.ts';
import { getCatalogue, trusteeshipSteps } from './rules.ts';
import { trusteeshipProfit, trusteeshipRenewal, redeem, setAutoAdd } from './settle.ts';

/** Entrust packages, called trusteeship in the REST API. */
export const trusteeship = defineDomain({
  name: 'trusteeship',
  refusals,
  fields,
  routes: (services) => ({
    matchingList: ({ member }) => getCatalogue(services.database, member.id),
    buyMatching: ({ member, data }) => buy(services, member.id, data),
    upgradeMatching: ({ member, data }) => upgrade(services, member.id, data),
    redeem: ({ member, data }) => redeem(services, member.id, data),
    updateAutoAddWarehouseStatus: ({ member, data }) => setAutoAdd(services, member.id, data),
    buyMatchingList: ({ member, data }) =>
      listTrusteeships(services.database, member.id, data, services.clock.now()),
    totalBuyMatchingAmount: ({ member }) => getTotals(services.database, member.id),
  }),
  jobs: [trusteeshipProfit, trusteeshipRenewal],
  commands,
  gauges,
  audit,
  bonusSources,
  demo,
  valueSteps: [trusteeshipSteps],
});
