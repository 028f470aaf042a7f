import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'jackpot rhythm': { line: 'jackpot rhythm 14 2026-11-30' },
  'jackpot price': { line: 'jackpot price 5' },
  'jackpot maximum': { line: 'jackpot maximum 20' },
  'jackpot share': { line: 'jackpot share 0.75' },
  'jackpot close': { line: 'jackpot close' },
  'jackpot open': { line: 'jackpot open', before: 'update jackpot_setting set enabled = false' },
} satisfies CommandExamples;
