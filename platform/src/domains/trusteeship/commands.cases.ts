import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'entrust package new': { line: 'entrust package new 2500 60 0.0052 3' },
  'entrust package amount': { line: 'entrust package amount 1 150' },
  'entrust package days': { line: 'entrust package days 1 14' },
  'entrust package ratio': { line: 'entrust package ratio 1 0.004' },
  'entrust package maximum': { line: 'entrust package maximum 1 2' },
  'entrust package close': { line: 'entrust package close 1' },
  'entrust package open': {
    line: 'entrust package open 1',
    before: 'update entrust_offer set enabled = false',
  },
} satisfies CommandExamples;
