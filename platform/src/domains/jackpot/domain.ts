import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands, gauges } from './operator.ts';
import { getTotals, listEntries } from './orders.ts';
import { enter } from './place.ts';
import { refusals } from './refusals.ts';
import { getStatus } from './rounds.ts';
import { jackpotDraw, jackpotPrize, jackpotRounds } from './settle.ts';

export const jackpot = defineDomain({
  name: 'jackpot',
  refusals,
  fields,
  mails,
  routes: (services) => ({
    getGrandPrizeStatus: ({ member, data }) => getStatus(services.database, member.id, data),
    grandPrize: ({ member, data }) => enter(services, member.id, data),
    grandPrizeAmount: ({ member }) => getTotals(services.database, member.id),
    grandPrizeOrderList: ({ member, data }) => listEntries(services.database, member.id, data),
  }),
  jobs: [jackpotRounds, jackpotDraw, jackpotPrize],
  commands,
  gauges,
  audit,
  demo,
});
