import { defineDomain } from '../../declaration/domain.ts';
import { localizePageReasons } from '../../messages/index.ts';
import { audit } from './audit.ts';
import { demo } from './demo.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { commands, gauges } from './operator.ts';
import { listCodes } from './orders.ts';
import { buy } from './place.ts';
import { listRecords } from './records.ts';
import { refusals } from './refusals.ts';
import { activate, transfer } from './settle.ts';

/** PIN codes, called matching codes in the REST API: paid insurance packages that have not started. */
export const matchingCodes = defineDomain({
  name: 'matching-codes',
  refusals,
  fields,
  mails,
  routes: (services) => ({
    buyMatchingCode: ({ member, data }) => buy(services, member.id, data),
    matchingCodeList: ({ member, data }) => listCodes(services.database, member.id, data),
    matchingCodeRecordList: ({ member, data, locale }) =>
      localizePageReasons(locale, listRecords(services.database, member.id, data)),
    activeMatchingCode: ({ member, data }) => activate(services, member.id, data),
    transferMatchingCode: ({ member, data }) => transfer(services, member, data),
  }),
  commands,
  gauges,
  audit,
  demo,
});
