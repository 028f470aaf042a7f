import { defineDomain } from '../../domain.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { listOrders } from './orders.ts';
import { transfer as transferCredits } from './place.ts';
import { lookUpRecipient } from './recipient.ts';
import { getConfig } from './rules.ts';
import { listSaved, removeRecipient, saveRecipient } from './saved.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

/** Transfers between members, called makeOver in the REST contract. */
export const transfer = defineDomain({
  name: 'transfer',
  refusals,
  mails,
  fields,
  routes: (services) => ({
    makeOver: ({ member, data }) => transferCredits(services, member, data),
    makeOverOrderList: ({ member, data }) => listOrders(services.database, member.id, data),
    makeOverConfigList: ({ member }) => getConfig(services, member.id),
    recipient: ({ member, data }) => lookUpRecipient(services, member.id, data),
    savedRecipients: ({ member }) => listSaved(services.database, member.id),
    saveRecipient: ({ member, data }) => saveRecipient(services, member.id, data),
    removeRecipient: ({ member, data }) => removeRecipient(services, member.id, data),
  }),
  audit,
  demo,
});
