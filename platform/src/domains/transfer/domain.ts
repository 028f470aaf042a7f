import { defineDomain } from '../../declaration/domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { listTransfers } from './orders.ts';
import { transfer as transferCredits } from './place.ts';
import { lookUpRecipient } from './recipient.ts';
import { refusals } from './refusals.ts';
import { getConfig } from './rules.ts';
import { listSaved, removeRecipient, saveRecipient } from './saved.ts';

/** Transfers between members, called makeOver in the REST API. */
export const transfer = defineDomain({
  name: 'transfer',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    makeOver: ({ member, data }) => transferCredits(services, member, data),
    makeOverOrderList: ({ member, data }) => listTransfers(services.database, member.id, data),
    makeOverConfigList: () => getConfig(services.database),
    recipient: ({ member, data }) => lookUpRecipient(services, member.id, data),
    savedRecipients: ({ member }) => listSaved(services.database, member.id),
    saveRecipient: ({ member, data }) => saveRecipient(services, member.id, data),
    removeRecipient: ({ member, data }) => removeRecipient(services, member.id, data),
  }),
  audit,
  demo,
});
