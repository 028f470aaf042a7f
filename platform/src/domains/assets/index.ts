import { domains, recordTypes } from '@portal/schema/rest';

import { implement, type Implementation } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { assetsOf } from './balances.ts';
import { earningsOf } from './earnings.ts';
import { recordsOf } from './records.ts';

/** What a member holds, and how it came about. */
export function assetsDomain(services: Services): Implementation<typeof domains.assets> {
  return implement(domains.assets, {
    assetsList: ({ member }) => assetsOf(services, member.id),
    assetsRecordList: ({ member, data }) => recordsOf(services, member.id, data),
    bonusEarned: ({ member, data }) => earningsOf(services, member.id, data),
    recordTypeList: () => ({ records: recordTypes.map((recordType) => ({ recordType })) }),
  });
}
