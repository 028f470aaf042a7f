import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'member email': { line: 'member email aiko another@example.com --reason Test' },
  'member recovery-code': { line: 'member recovery-code aiko --reason Test' },
  'member transaction-password': { line: 'member transaction-password aiko --reason Test' },
} satisfies CommandExamples;
