import { domains } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { cancelConvert } from './cancel.ts';
import { convertConfigOf } from './config.ts';
import { convert } from './convert.ts';
import { ordersOf } from './list.ts';

export { cancelOrder } from './cancel.ts';
export { cancelSeconds as convertSeconds, convertTerms } from './pairs.ts';
export { placeOrder } from './place.ts';
export { quote } from './quote.ts';
export { settleDue, settleOrder } from './settle.ts';
export {
  changePair,
  keptPairs,
  setCancelSeconds,
  type ChangeOutcome,
  type KeptPair,
  type PairChange,
} from './upkeep.ts';

/** Making credits of one kind into another. */
export function convertDomain(services: Services): Implementation<typeof domains.convert> {
  return implement(domains.convert, {
    convert: ({ member, data }) => convert(services, member.id, data),
    cancelConvert: ({ member, data }) => cancelConvert(services, member.id, data),
    convertOrderList: ({ member, data }) => ordersOf(services.database, member.id, data),
    convertConfigList: () => convertConfigOf(services),
  });
}
