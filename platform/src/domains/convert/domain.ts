import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { commands } from './operator.ts';
import { listConverts } from './orders.ts';
import { convert as convertCredits } from './place.ts';
import { refusals } from './refusals.ts';
import { convertSteps, getConfig } from './rules.ts';
import { cancelConvert, convertSettle } from './settle.ts';

export const convert = defineDomain({
  name: 'convert',
  refusals,
  fields,
  routes: (services) => ({
    convert: ({ member, data }) => convertCredits(services, member.id, data),
    cancelConvert: ({ member, data }) => cancelConvert(services, member.id, data),
    convertOrderList: ({ member, data }) => listConverts(services.database, member.id, data),
    convertConfigList: () => getConfig(services),
  }),
  jobs: [convertSettle],
  commands,
  audit,
  demo,
  valueSteps: [convertSteps],
});
