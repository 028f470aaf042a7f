import type { CommandExamples } from '../../../test/commands.ts';

const number = "select max(id) as n from deposit where status = 'PENDING_REVIEW'";

const approved = "select max(id) as n from deposit where status = 'APPROVED' and network is not null";

/** The latest approved deposit, as if half a USDT more had been sent and held. */
const heldRemainder = (how: 'credit' | 'keep') => ({
  line: `deposit ${how}-remainder #`,
  before: `update deposit d set amount = amount + 50000000, remainder = 50000000, remainder_state = 'HELD', state_seal = null,
      seal = order_seal(to_jsonb(d) || jsonb_build_object('amount', amount + 50000000), array['id', 'member_id', 'receipt_number',
        'amount', 'rate', 'credited', 'network', 'address', 'channel_id', 'bank_account', 'reference', 'is_hash'])
    where d.id = (${approved})`,
  number: approved,
});

export default {
  'review approve': { line: 'review approve deposit:#', number },
  'review reject': { line: 'review reject deposit:# --reason Test', number },
  'deposit file': {
    line: 'deposit file aiko # 100 REC-20261121-7',
    number: 'select max(id) as n from system_bank_account where enabled',
  },
  'deposit limits': { line: 'deposit limits TRC20 60 1' },
  'deposit remainder': { line: 'deposit remainder TRC20 held' },
  'deposit credit-remainder': heldRemainder('credit'),
  'deposit keep-remainder': heldRemainder('keep'),
  'deposit rate': { line: 'deposit rate 1 0.5' },
  'deposit close': { line: 'deposit close TRC20' },
  'deposit open': { line: 'deposit open TRC20', before: 'update deposit_network set enabled = false' },
  'address import': { line: 'address import BEP20 list.txt' },
  'bank-account add': { line: 'bank-account add 1 --bank Harbour --holder Example --number 12345678' },
  'bank-account close': {
    line: 'bank-account close #',
    number: 'select max(id) as n from system_bank_account where enabled',
  },
} satisfies CommandExamples;
