import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'bonus rate': { line: 'bonus rate generation 3 0.021' },
} satisfies CommandExamples;
