import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'factor remove': {
    line: 'factor remove aiko --reason Test',
    before: `with made as (
        insert into second_factor (member_id, kind, name, key_name, sealed, last_step, created_at)
        select id, 'TOTP', 'Phone', 'k', '\\x00', 0, created_at from member where user_name_key = 'aiko'
      ) update member set has_second_factor = true where user_name_key = 'aiko'`,
  },
} satisfies CommandExamples;
