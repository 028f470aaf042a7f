import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'payout cool-down': { line: 'payout cool-down 7' },
} satisfies CommandExamples;
