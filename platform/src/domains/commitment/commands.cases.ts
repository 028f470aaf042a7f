import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'commitment name': { line: 'commitment name 1 Beginner' },
  'commitment special': { line: 'commitment special 1 2' },
  'commitment trial': { line: 'commitment trial 2 1' },
  'commitment level': { line: 'commitment level 1 2' },
  'commitment close': { line: 'commitment close 1' },
  'commitment open': {
    line: 'commitment open 1',
    before: 'update commitment_package set enabled = false',
  },
} satisfies CommandExamples;
