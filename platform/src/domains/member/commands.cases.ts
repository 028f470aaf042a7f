import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'member ban': { line: 'member ban aiko --reason Test' },
  'member unban': {
    line: 'member unban aiko',
    before: "update member set banned_at = created_at, ban_reason = 'x'",
  },
  'member flag': { line: 'member flag aiko otc off', before: 'update member set otc_enabled = true' },
  'text publish': { line: 'text publish roadmap roadmap.txt', input: '# en-US Next\n\nNothing yet.\n' },
  'text withdraw': {
    line: 'text withdraw #',
    number: "select max(id) as n from published_text where kind = 'ROADMAP'",
  },
} satisfies CommandExamples;
