import type { CommandExamples } from '../../../test/commands.ts';

export default {
  reverse: {
    line: 'reverse T-# --reason Mistake',
    number: 'select max(journal_id) as n from transfer',
    before: `update journal set transaction_number = 'T-' || id where id = (select max(journal_id) from transfer);
             update account set available = available + 100000000000 where owner_id > 0`,
  },
} satisfies CommandExamples;
