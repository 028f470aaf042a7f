import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { listLobby } from './lobby.ts';
import { mails } from './mails.ts';
import { commands } from './operator.ts';
import { getInfo, listBoughtOffers, listOwnOffers } from './orders.ts';
import { publish } from './place.ts';
import { refusals } from './refusals.ts';
import { buy, cancel } from './settle.ts';

/** Trading between members. */
export const otc = defineDomain({
  name: 'otc',
  refusals,
  fields,
  mails,
  routes: (services) => ({
    publish: ({ member, data }) => publish(services, member.id, data),
    buy: ({ member, data }) => buy(services, member.id, data),
    cancel: ({ member, data }) => cancel(services, member.id, data),
    info: ({ member, data }) => getInfo(services.database, member.id, data),
    otcRecordList: ({ member, data }) =>
      (data.scope === 'OWN' ? listOwnOffers : listLobby)(services.database, member.id, data),
    buyOtcRecordList: ({ member, data }) => listBoughtOffers(services.database, member.id, data),
  }),
  commands,
  audit,
  demo,
});
