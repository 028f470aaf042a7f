import {
  type Attack,
  type AuditAttacks,
  attackDecision,
  attackOrder,
  attackState,
  resealState,
} from '../../../test/audit-attacks.ts';
import { newHolder, loseEarly, nextKey } from '../insurance/insurance.fixture.ts';
import { toClaimant } from './claims.fixture.ts';

const ofStatus = (status: string): string => `(select max(id) from claim where status = '${status}')`;
const waiting = ofStatus('PENDING_REVIEW');
const paid = ofStatus('APPROVED');

const ofClaim = (column: string, set: string, id: string, found = 'claim-of-no-loss'): Attack[] =>
  attackOrder('claim', id, column, set, found);

export default {
  prepare: async (suite) => {
    const holder = await newHolder(suite, 'claimant', '1000');
    const claim = async (): Promise<bigint> => {
      const { id } = await holder.bought('1', '100');
      await holder.change('buyInsurance', id, '3');
      await loseEarly(suite.platform, id);
      const claimant = toClaimant(suite, holder, id);
      const [trade = ''] = await claimant.trades();
      return BigInt((await claimant.filed(trade, { key: nextKey() })).id);
    };
    if (!(await suite.platform.reviews.approve(`claim:${await claim()}`))) throw new Error('not approved');
    // A package without a premium, created before the package of the pending claim.
    await (await newHolder(suite, 'bystander', '1000')).bought('1', '100');
    await claim();
  },
  attacks: [
    ...ofClaim('amount', 'amount = amount * 1000', waiting),
    ...ofClaim('amount after approval', 'amount = amount * 2', paid, 'claim-misposted'),
    ...ofClaim('member', 'member_id = 100003', waiting),
    ...ofClaim('order number', 'order_number = order_number % 6 + 1', waiting),
    ...ofClaim(
      'trade',
      `trade_id = (select max(id) from insurance_trade where premium_id is not null and result > 0)`,
      waiting,
    ),
    ...ofClaim(
      'premium',
      'premium_id = (select min(id) from insurance_premium where id <> premium_id)',
      waiting,
    ),
    [
      'the trade of a claim that becomes invalid',
      'claim-of-no-loss',
      `update insurance_trade set is_valid = false where id = (select trade_id from claim where id = ${waiting})`,
    ],
    [
      'the trade of a claim that becomes uninsured',
      'claim-of-no-loss',
      `update insurance_trade set premium_id = null where id = (select trade_id from claim where id = ${waiting})`,
    ],
    [
      'the trade of a claim that took less',
      'claim-of-no-loss',
      `update insurance_trade set result = result / 2 where id = (select trade_id from claim where id = ${waiting})`,
    ],
    [
      'a rejected claim that was paid',
      'journal-without-order',
      `update claim set status = 'REJECTED', reason = 'x', journal_id = null, transaction_number = null where id = ${paid}`,
    ],
    [
      'a claim that waits and has the payment of another',
      'claim-misposted',
      `update claim set journal_id = null, status = 'REJECTED', reason = 'x', transaction_number = null where id = ${paid}`,
      `update claim set status = 'APPROVED', decided_at = created_at, transaction_number = 'T',
         journal_id = (select max(id) from journal where ref_type = 'claim') where id = ${waiting}`,
    ],
    [
      'the decision’s time of a claim',
      'claim-misposted',
      `update claim set decided_at = decided_at + interval '1 day' where id = ${paid}`,
    ],
    [
      'the time at which a claim that waits was filed',
      'claim-answered-otherwise',
      `update claim set created_at = created_at - interval '1 day' where id = ${waiting}`,
    ],
    [
      'the deleted operation behind a claim that waits',
      'claim-unreported',
      `delete from operation where id = (select operation_id from claim where id = ${waiting})`,
    ],
    [
      'an invented claim that waits',
      'claim-unreported',
      `insert into claim (member_id, premium_id, trade_id, order_number, receipt_number, amount, upload_id, operation_id, created_at)
       select member_id, premium_id, (select max(id) from insurance_trade where id not in (select trade_id from claim)),
         order_number, 'RX', amount, upload_id, operation_id,
         created_at from claim where id = ${waiting}`,
    ],
    ['a deleted claim that waits', 'claim-answered-otherwise', `delete from claim where id = ${waiting}`],
    ['a deleted claim that was paid', 'journal-without-order', `delete from claim where id = ${paid}`],
    [
      'a payment of a claim without one',
      'journal-without-order',
      `select ledger_post_once('claim:approve', 'forged', sha256('x'), 31::smallint,
         jsonb_build_array(jsonb_build_object('owner', '0', 'purpose', 'house:claim', 'coin', 1, 'bucket', 'A', 'amount', '-700'),
           jsonb_build_object('owner', a.owner_id::text, 'coin', 1, 'bucket', 'A', 'amount', '700')),
         'T-forged-claim', 'R-forged-claim', '2026-11-21T04:00:00Z', null, null, null, null)
       from account a where a.owner_id = (select member_id from claim where id = ${waiting}) and a.coin_id = 1`,
    ],
    ...attackState('claim', 'a claim that was paid', paid, {
      status: "'REJECTED', reason = 'x', journal_id = null, transaction_number = null",
      decided_at: "decided_at - interval '1 hour'",
      created_at: "created_at - interval '1 hour'",
      transaction_number: "'T-x'",
    }),
    attackDecision(
      'a claim that no operator rejected',
      'claim',
      `update claim set status = 'REJECTED', reason = 'x', decided_at = created_at + interval '1 min' where id = ${waiting}`,
    ),
    attackDecision(
      'the time at which a claim was decided',
      'claim',
      `update claim set decided_at = decided_at + interval '1 hour' where id = ${paid}`,
    ),
    [
      'the deleted action that approved a claim',
      'claim-decision-unrecorded',
      `delete from operator_action where 'claim:' || ${paid} = any (typed)`,
    ],
    [
      'the action that approved a claim, turned into another’s',
      'claim-decision-unrecorded',
      `update operator_action set typed = array['review', 'approve', 'claim:999'] where 'claim:' || ${paid} = any (typed)`,
    ],
    [
      'a claim that was paid and waits again, with its state',
      'claim-decision-undone',
      `update claim set status = 'PENDING_REVIEW', decided_at = null, journal_id = null, transaction_number = null where id = ${paid}`,
      resealState('claim'),
    ],
    [
      'the decision of a claim, attributed to another claim',
      'claim-decision-undone',
      `update decision set order_id = ${waiting} where table_name = 'claim' and order_id = ${paid}`,
    ],
  ],
} satisfies AuditAttacks;
