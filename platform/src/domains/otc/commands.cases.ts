import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'otc cancel': {
    line: 'otc cancel #',
    number: "select max(id) as n from otc_order where status = 'PUBLISHED'",
  },
  'otc amounts': { line: 'otc amounts 20 1000' },
  'otc prices': { line: 'otc prices 0.9 1.1' },
  'otc fee': { line: 'otc fee 0.01' },
  'otc maximum': { line: 'otc maximum 5' },
  'otc close': { line: 'otc close' },
  'otc open': { line: 'otc open', before: 'update otc_setting set enabled = false' },
} satisfies CommandExamples;
