import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { transferConfigOf } from './config.ts';
import { makeOver } from './make-over.ts';
import { ordersOf } from './orders.ts';

/** Transfers between members; the platform calls them makeOver. */
export function transferDomain(services: Services): Implementation<typeof domains.transfer> {
  return implement(domains.transfer, {
    makeOver: ({ member, data }) => makeOver(services, member, data),
    makeOverOrderList: ({ member, data }) => ordersOf(services.database, member.id, data),
    makeOverConfigList: ({ member }) => transferConfigOf(services, member.id),
  });
}
