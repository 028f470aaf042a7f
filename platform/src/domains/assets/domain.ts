import { recordTypes } from '@portal/schema/rest';
import { defineDomain } from '../../declaration/domain.ts';
import { answerFromRead } from '../../http/implement.ts';
import { balancesRead, toAssets } from './balances.ts';
import { listMemberEarnings } from './earnings.ts';
import { fields } from './fields.ts';
import { listMemberRecords } from './records.ts';
import { refusals } from './refusals.ts';
import { searchMemberRecords } from './search.ts';
import { readMemberStatement } from './statement.ts';

export const assets = defineDomain({
  name: 'assets',
  refusals,
  fields,
  routes: (services) => ({
    assetsList: answerFromRead(balancesRead, toAssets),
    assetsRecordList: ({ member, data, locale }) => listMemberRecords(services, member.id, data, locale),
    bonusEarned: ({ member, data }) => listMemberEarnings(services, member.id, data),
    searchRecords: ({ member, data, locale }) => searchMemberRecords(services, member.id, data, locale),
    statement: ({ member, data, locale }) => readMemberStatement(services, member.id, data, locale),
    recordTypeList: () => ({ records: recordTypes.map((recordType) => ({ recordType })) }),
  }),
});
