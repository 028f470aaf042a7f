import { busyMemberId, firstPage, type LongHistory } from '../../../test/long-history.ts';
import { listContracts } from './orders.ts';
import { listPremiums, listRounds } from './premiums.ts';
import { pauseAfterRedemption } from './settle.ts';

const now = new Date('2026-11-21T04:00:00Z');
const redeemedToday = `select (${pauseAfterRedemption.until('$1::bigint', '$2::timestamptz')})`;
const named = { ...firstPage, idempotencyKey: 'key-7' };

export default {
  fill: [
    `insert into insurance_contract (member_id, kind, hold_id, receipt_number, transaction_number, created_at, package_id,
       unlocks_at, trades_at, ended_at, premium_ppm, daily_ppm, redeem_fee_ppm, contract_days)
     select member_id, 'BOUGHT', n, 'R', 'T', at, 1, at, at, at, 1, 1, 1, 1 from made`,
    `insert into insurance_movement (contract_id, member_id, type, package_id, amount, journal_id, created_at)
     select n, member_id, case n % 2 when 0 then 'PURCHASE' else 'REDEEM' end, 1, 1, n, at from made`,
    `insert into insurance_premium (contract_id, member_id, position, is_issued, amount, journal_id, receipt_number,
       transaction_number, created_at, insured, insured_from)
     select n, member_id, 1, false, 1, n, 'R', 'T', at, 1, '2026-01-01' from made`,
    `insert into insurance_trade (contract_id, member_id, business_date, amount, rate_ppm, result, outcome, premium_id,
       is_valid, created_at)
     select n, member_id, '2026-01-01', 1, 0, 0, 'NONE', n, true, at from made`,
  ],
  operationName: 'buyInsurancePackage',
  pages: [
    ['insurance packages', 'insurance_contract', (db) => listContracts(db, busyMemberId, firstPage, now)],
    ['premiums', 'insurance_premium', (db) => listPremiums(db, busyMemberId, firstPage)],
    ['insured rounds', 'insurance_premium', (db) => listRounds(db, busyMemberId, { id: null, ...firstPage })],
  ],
  searches: [
    ['an insurance package', 'insurance_contract', (db) => listContracts(db, busyMemberId, named, now)],
  ],
  lookups: [
    [
      'a redemption of today',
      'insurance_movement',
      (db) => db.one(`${redeemedToday} as until`, [busyMemberId, now]),
    ],
  ],
} satisfies LongHistory;
