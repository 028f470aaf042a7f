import {
  attackDecision,
  attackState,
  type AuditAttacks,
  reseal,
  resealState,
} from '../../../test/audit-attacks.ts';
import { newApplicant } from './kyc.fixture.ts';

const of = (status: string): string => `(select max(id) from kyc_submission where status = '${status}')`;

export default {
  prepare: async (suite) => {
    const passed = await newApplicant(suite, 'identified');
    await passed.submit('AB1234567');
    const { id } = await suite.platform.services.database.one<{ id: bigint }>(
      'select max(id) as id from kyc_submission',
    );
    if (!(await suite.platform.reviews.approve(`kyc:${id}`))) throw new Error('not approved');
    await (await newApplicant(suite, 'unidentified')).submit('AB7654321');
  },
  attacks: [
    ...attackState('identity', 'an identity that passed', of('PASSED'), {
      status: "'FAILED', reason = 'x'",
      decided_at: "decided_at + interval '1 hour'",
    }),
    [
      'the number of an identity',
      'identity-changed',
      `update kyc_submission set identity_number = 'FORGED1' where id = ${of('PASSED')}`,
    ],
    [
      'the photo of an identity',
      'identity-without-photos',
      `update kyc_submission set front_upload_id = gen_random_uuid() where id = ${of('PASSED')}`,
    ],
    attackDecision(
      'an identity that no operator passed',
      'identity',
      `update kyc_submission set status = 'PASSED', decided_at = created_at + interval '1 s' where id = ${of('PENDING')}`,
    ),
    [
      'the deleted action that passed an identity',
      'identity-decision-unrecorded',
      `delete from operator_action where 'kyc:' || ${of('PASSED')} = any (typed)`,
    ],
    [
      'the action that passed an identity, turned into a rejection',
      'identity-decision-unrecorded',
      `update operator_action set command = 'review reject' where 'kyc:' || ${of('PASSED')} = any (typed)`,
    ],
    [
      'an identity that passed and waits again, with its state',
      'identity-decision-undone',
      `update kyc_submission set status = 'PENDING', decided_at = null where id = ${of('PASSED')}`,
      resealState('identity'),
    ],
    [
      'an identity that passed and is another member’s, with its seal',
      'identity-without-photos',
      `update kyc_submission set member_id = (select min(id) from member where id not in (select member_id from kyc_submission)) where id = ${of('PASSED')}`,
      reseal('identity'),
    ],
  ],
} satisfies AuditAttacks;
