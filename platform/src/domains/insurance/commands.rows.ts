import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'insurance packages daily': { line: 'insurance packages daily 1 0.002' },
  'insurance packages premium': { line: 'insurance packages premium 1 0.02' },
  'insurance packages fee': { line: 'insurance packages fee 1 0.02' },
  'insurance packages close': { line: 'insurance packages close 1' },
  'insurance packages open': {
    line: 'insurance packages open 1',
    before: 'update insurance_package set enabled = false',
  },
  'insurance trade publish': { line: 'insurance trade publish 2099-11-21 -0.02' },
  'package grant': { line: 'package grant budi --special 1' },
  'premium issue': {
    line: 'premium issue #',
    number: `select max(id) as n from insurance_contract where kind = 'BOUGHT' and ended_at is null`,
    before: "update insurance_contract set unlocks_at = '2099-01-01Z'",
  },
  'premium recall': {
    line: 'premium recall #',
    number: 'select max(id) as n from insurance_premium where is_issued',
    before: 'update insurance_premium set recalled_at = null, recall_journal_id = null',
  },
  fine: { line: 'fine aiko 1 --reason Late' },
} satisfies CommandExamples;
