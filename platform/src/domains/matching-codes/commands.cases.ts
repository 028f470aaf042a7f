import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'pin return': {
    line: 'pin return # --reason Mistake',
    number: "select max(id) as n from matching_code where status = 'PENDING'",
  },
} satisfies CommandExamples;
