import type { CommandExamples } from '../../../test/commands.ts';

const step = (line: string, from: string): CommandExamples[string] => ({
  line: `withdrawal ${line}`,
  number: `select max(id) as n from withdrawal where status = '${from}'`,
  before: `update withdrawal set status = '${from}', state_seal = null where id = (select max(id) from withdrawal where status = 'PENDING_REVIEW')`,
});

const number = "select max(id) as n from withdrawal where status = 'PENDING_REVIEW'";

export default {
  'review approve': { line: 'review approve withdrawal:#', number },
  'review reject': { line: 'review reject withdrawal:# --reason Test', number },
  'withdrawal hand-over': step('hand-over #', 'PAYABLE'),
  'withdrawal send': step('send #', 'PENDING'),
  'withdrawal pay': step('pay #', 'WITHDRAWING'),
  'withdrawal not-received': step('not-received # --reason Test', 'WITHDRAWING'),
  'withdrawal fail': step('fail # --reason Test', 'WITHDRAWING'),
  'withdrawal cancel': step('cancel # --reason Test', 'PENDING_REVIEW'),
  'withdrawal limits': { line: 'withdrawal limits TRC20 60 5000 1' },
  'withdrawal fee': { line: 'withdrawal fee TRC20 3 0' },
  'withdrawal daily-limit': { line: 'withdrawal daily-limit kept' },
  'withdrawal close': { line: 'withdrawal close TRC20' },
  'withdrawal open': { line: 'withdrawal open TRC20', before: 'update withdrawal_rule set enabled = false' },
} satisfies CommandExamples;
