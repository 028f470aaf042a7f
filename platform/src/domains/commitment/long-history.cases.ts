import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listApplications, listNewestApplications } from './orders.ts';

const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into commitment_application (member_id, commitment_id, receipt_number, statement, status, reason, created_at, decided_at)
     select member_id, 1 + n % 4, 'C' || n, 'x', 'REJECTED', 'x', at, at from made`,
  ],
  operationName: 'receiveCommitmentPackage',
  pages: [
    ['applications', 'commitment_application', (db) => listApplications(db, busyMemberId, firstPage)],
    [
      'rejected applications',
      'commitment_application',
      (db) => listApplications(db, busyMemberId, { ...firstPage, status: 'REJECTED' }),
    ],
  ],
  lookups: [
    [
      'the newest application for each package',
      'commitment_application',
      (db) => listNewestApplications(db, busyMemberId),
    ],
  ],
  searches: [['an application', 'commitment_application', (db) => listApplications(db, busyMemberId, named)]],
} satisfies LongHistory;
