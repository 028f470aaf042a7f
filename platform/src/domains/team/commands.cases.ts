import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'bonus rate': { line: 'bonus rate generation 3 0.021' },
  'bonus qualifying-value': { line: 'bonus qualifying-value 200' },
  'bonus qualifying-identity': { line: 'bonus qualifying-identity needed' },
} satisfies CommandExamples;
