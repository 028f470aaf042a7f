import { attackState, type AuditAttacks } from '../../../test/audit-attacks.ts';
import { addApp } from './factors.fixture.ts';

const factor = '(select max(id) from second_factor)';

export default {
  prepare: async (suite) => {
    await addApp(suite, await suite.platform.signIn(await suite.platform.addMember('careful')));
  },
  attacks: [
    ...attackState('second-factor', 'a second factor', factor, {
      member_id: 'member_id - 1',
      sealed: "sha256('x')",
      key_name: "'x'",
      created_at: "created_at - interval '1 hour'",
    }),
    ['a deleted second factor', 'second-factor-hidden', `delete from second_factor where id = ${factor}`],
    [
      'a deleted second factor of a member who is marked as having none',
      'member-changed',
      `update member set has_second_factor = false where id = (select member_id from second_factor where id = ${factor})`,
      `delete from second_factor where id = ${factor}`,
    ],
  ],
} satisfies AuditAttacks;
