import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'convert cancel': {
    line: 'convert cancel #',
    number: "select max(id) as n from convert_order where status = 'PENDING'",
  },
  'convert rate': { line: 'convert rate CASH_POINT GMT 9' },
  'convert fee': { line: 'convert fee CASH_POINT GMT 0.01' },
  'convert limits': { line: 'convert limits CASH_POINT GMT 2 20 1' },
  'convert close': { line: 'convert close CASH_POINT GMT' },
  'convert open': { line: 'convert open CASH_POINT GMT', before: 'update convert_pair set enabled = false' },
  'convert window': { line: 'convert window 60' },
} satisfies CommandExamples;
