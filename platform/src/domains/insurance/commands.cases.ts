import type { CommandExamples } from '../../../test/commands.ts';

export default {
  'package daily': { line: 'package daily 1 0.002' },
  'package premium': { line: 'package premium 1 0.02' },
  'package fee': { line: 'package fee 1 0.02' },
  'package close': { line: 'package close 1' },
  'package open': {
    line: 'package open 1',
    before: 'update insurance_package set enabled = false',
  },
  'trade publish': { line: 'trade publish 2099-11-21 -0.02' },
  'package grant': { line: 'package grant budi --special 1' },
  'premium issue': {
    line: 'premium issue #',
    number: `select max(id) as n from insurance_contract c where kind = 'BOUGHT' and ended_at is null
      and not exists (select from insurance_premium p where p.contract_id = c.id)`,
    before: "update insurance_contract set unlocks_at = '2099-01-01Z'",
  },
  'premium recall': {
    line: 'premium recall #',
    number: 'select max(id) as n from insurance_premium where is_issued',
    before: 'update insurance_premium set recalled_at = null, recall_journal_id = null',
  },
  fine: { line: 'fine aiko 1 --reason Late' },
} satisfies CommandExamples;
