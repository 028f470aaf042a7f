import {
  type AuditAttacks,
  attackDecision,
  attackOrder,
  attackState,
  resealState,
} from '../../../test/audit-attacks.ts';
import { builder, newApplicant } from './commitment.fixture.ts';

const claimed = '(select max(id) from commitment_application where claimed_at is not null)';
const waiting = "(select max(id) from commitment_application where status = 'PENDING_REVIEW')";

const ofApplication = (column: string, set: string, found: string) =>
  attackOrder('commitment', claimed, column, set, found);

export default {
  prepare: async (suite) => {
    const applicant = await newApplicant(suite, 'applicant', 1);
    const { code, message } = await applicant.claim(await applicant.approved(builder));
    if (code !== 20000) throw new Error(message);
    await (await newApplicant(suite, 'hopeful', 1)).apply(builder);
  },
  attacks: [
    ...ofApplication('member', 'member_id = 100003', 'commitment-claimed-otherwise'),
    [
      'the statement of an application',
      'commitment-changed',
      `update commitment_application set statement = 'x' where id = ${claimed}`,
    ],
    [
      'the package of an application',
      'commitment-claimed-otherwise',
      `update commitment_application set contract_id = (select max(id) from insurance_contract where kind = 'BOUGHT')
       where id = ${claimed}`,
    ],
    [
      'the time of a claim of a free package',
      'commitment-claimed-otherwise',
      `update commitment_application set claimed_at = claimed_at - interval '1 day' where id = ${claimed}`,
    ],
    [
      'a free package that can be claimed again',
      'commitment-answered-otherwise',
      `update commitment_application set claimed_at = null, contract_id = null where id = ${claimed}`,
    ],
    [
      'a deleted application',
      'commitment-answered-otherwise',
      `delete from commitment_application where id = ${claimed}`,
    ],
    ...attackState('commitment', 'an application that was claimed', claimed, {
      status: "'REJECTED', reason = 'x', claimed_at = null, contract_id = null",
      decided_at: "decided_at - interval '1 hour'",
      created_at: "created_at - interval '1 hour'",
      claimed_at: "claimed_at + interval '1 hour'",
    }),
    attackDecision(
      'an application that no operator approved',
      'commitment',
      `update commitment_application set status = 'APPROVED', decided_at = created_at + interval '1 s' where id = ${waiting}`,
    ),
    attackDecision(
      'an application that no operator rejected',
      'commitment',
      `update commitment_application set status = 'REJECTED', reason = 'x', decided_at = created_at + interval '1 s'
       where id = ${waiting}`,
    ),
    [
      'the deleted action that approved an application',
      'commitment-decision-unrecorded',
      `delete from operator_action where 'commitment:' || ${claimed} = any (typed)`,
    ],
    [
      'the least rank of a commitment package, past the history of settings',
      'setting-changed',
      `update commitment_package set minimum_level = -1 where minimum_level > 1`,
    ],
    [
      'an approved application that waits again, with its state',
      'commitment-decision-undone',
      `update commitment_application set status = 'PENDING_REVIEW', decided_at = null, claimed_at = null, contract_id = null where id = ${claimed}`,
      resealState('commitment'),
    ],
    [
      'a free package that was claimed a day later, with its state',
      'commitment-claimed-otherwise',
      `update commitment_application set claimed_at = claimed_at + interval '1 day' where id = ${claimed}`,
      resealState('commitment'),
    ],
  ],
} satisfies AuditAttacks;
