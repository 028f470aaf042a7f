import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listCodes, lockPending } from './orders.ts';
import { listRecords } from './records.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into matching_code_record (member_id, type, package_id, quantity, amount, counterparty_id, journal_id, receipt_number,
       transaction_number, created_at)
     select member_id, case n % 4 when 0 then 'PURCHASE' else 'RECEIVE' end, 1, 1, 1,
       case n % 4 when 0 then null else 1 end, case n % 4 when 0 then null else n end, 'R',
       case n % 4 when 0 then null else 'T' end, at from made`,
    `insert into matching_code (member_id, package_id, amount, code, hold_id, made_by, receipt_number, transaction_number,
       created_at, status, ended_by, ended_at)
     select member_id, 1, 1, n::text, n, n, 'R', 'T', at, case n % 3 when 0 then 'PENDING' else 'ACTIVATED' end,
       case n % 3 when 0 then null else n end, case n % 3 when 0 then null else at end from made`,
  ],
  operationName: 'buyMatchingCode',
  pages: [
    ['PIN codes', 'matching_code', (db) => listCodes(db, busyMemberId, firstPage)],
    [
      'pending PIN codes',
      'matching_code',
      (db) => listCodes(db, busyMemberId, { ...firstPage, status: 'PENDING' }),
    ],
    ['records of PIN codes', 'matching_code_record', (db) => listRecords(db, busyMemberId, firstPage)],
    [
      'PIN codes received',
      'matching_code_record',
      (db) => listRecords(db, busyMemberId, { ...firstPage, type: 'RECEIVE' }),
    ],
  ],
  searches: [['a record of PIN codes', 'matching_code_record', (db) => listRecords(db, busyMemberId, named)]],
  lookups: [
    [
      'a PIN code as typed',
      'matching_code',
      (db) => lockPending(db, busyMemberId, { code: '7' }).catch(() => undefined),
    ],
  ],
} satisfies LongHistory;
