/** Every command that changes something is recorded, whichever domain brings it. */
import { beforeAll, describe, expect, it } from 'vitest';

import { onOnePlatform } from '../../test/platforms.ts';
import { seedDemo } from '../../test/testing.ts';
import { commands, runCommand } from '../operator/commands.ts';
import { within } from '../operator/command-database.ts';

const pending = "(select max(id) from withdrawal where status = 'PENDING_REVIEW')";

/** A line, and what has to be done before it. `#` is the number that the query answers. */
interface Example {
  readonly line: string;
  readonly number?: string;
  readonly before?: string;
}

const step = (line: string, from: string): Example => ({
  line: `withdrawal ${line}`,
  number: `select max(id) as n from withdrawal where status = '${from}'`,
  before: `update withdrawal set status = '${from}' where id = ${pending}`,
});

/** One for each command that changes something; they are run on a demonstration. */
const examples: Readonly<Record<string, Example>> = {
  'member ban': { line: 'member ban aiko --reason Test' },
  'member unban': {
    line: 'member unban aiko',
    before: "update member set banned_at = created_at, ban_reason = 'x'",
  },
  'member flag': { line: 'member flag aiko otc off', before: 'update member set otc_enabled = true' },
  'review approve': { line: 'review approve withdrawal:#', number: `select ${pending} as n` },
  'review reject': {
    line: 'review reject deposit:# --reason Test',
    number: "select max(id) as n from deposit where status = 'PENDING_REVIEW'",
  },
  'job retry': {
    line: 'job retry probes',
    before:
      "insert into job_failure select 'probes', '1', 1, at, at, at, 'x' from (select timestamptz '2026-01-01' as at) t",
  },
  'deposit file': {
    line: 'deposit file aiko # 100 REC-20261121-7',
    number: 'select max(id) as n from system_bank_account where enabled',
  },
  'deposit limits': { line: 'deposit limits TRC20 60 1' },
  'deposit rate': { line: 'deposit rate 1 0.5' },
  'deposit close': { line: 'deposit close TRC20' },
  'deposit open': { line: 'deposit open TRC20', before: 'update deposit_network set enabled = false' },
  'address import': { line: 'address import BEP20 list.txt' },
  'bank-account add': { line: 'bank-account add 1 --bank Harbour --holder Example --number 12345678' },
  'bank-account close': {
    line: 'bank-account close #',
    number: 'select max(id) as n from system_bank_account where enabled',
  },
  'withdrawal hand-over': step('hand-over #', 'PAYABLE'),
  'withdrawal send': step('send #', 'PENDING'),
  'withdrawal pay': step('pay #', 'WITHDRAWING'),
  'withdrawal not-received': step('not-received # --reason Test', 'WITHDRAWING'),
  'withdrawal fail': step('fail # --reason Test', 'WITHDRAWING'),
  'withdrawal cancel': step('cancel # --reason Test', 'PENDING_REVIEW'),
  'withdrawal limits': { line: 'withdrawal limits TRC20 60 5000 1' },
  'withdrawal fee': { line: 'withdrawal fee TRC20 3 0' },
  'withdrawal close': { line: 'withdrawal close TRC20' },
  'withdrawal open': { line: 'withdrawal open TRC20', before: 'update withdrawal_rule set enabled = false' },
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
  'payout cool-down': { line: 'payout cool-down 7' },
  'adjust in': { line: 'adjust in aiko 10 CASH_POINT --reason Goodwill' },
  'adjust out': { line: 'adjust out aiko 10 CASH_POINT --reason Mistake' },
  reverse: {
    line: 'reverse T-# --reason Mistake',
    number: 'select max(journal_id) as n from transfer',
    before: `update journal set transaction_number = 'T-' || id where id = (select max(journal_id) from transfer);
             update account set available = available + 100000000000 where owner_id > 0`,
  },
};

onOnePlatform('a command that changes something', (suite) => {
  beforeAll(() => seedDemo(suite.platform.services));
  const changing = [...commands.values()].filter(({ changes }) => changes !== undefined);

  it('has an example here', () => {
    expect(Object.keys(examples).sort()).toEqual(changing.map(({ words }) => words).sort());
  });

  describe('is recorded with what it changed:', () => {
    it.each(Object.entries(examples))('%s', async (words, { line, number, before }) => {
      const { database } = suite.platform.services;
      const undo = new Error('undo');
      const made = database.transaction(async (tx) => {
        if (before !== undefined) {
          await tx.query('set local session_replication_role = replica');
          await tx.query(before);
          await tx.query('set local session_replication_role = origin');
        }
        const n = number === undefined ? 0n : (await tx.one<{ n: bigint }>(number)).n;
        const services = { ...suite.platform.services, database: within(tx, database) };
        const outcome = await runCommand(
          { ...suite.platform, services },
          line.replace('#', n.toString()).split(' '),
          { input: '0x8ba1f109551bD432803012645Ac136ddd64DBA72', osUser: 'svc' },
        );
        expect(outcome).toMatchObject({ exitCode: 0 });
        const row = await tx.maybe<{
          command: string;
          who: string;
          before: object | null;
          after: object | null;
        }>('select command, who, before, after from operator_action order by id desc limit 1');
        expect(row).toMatchObject({ command: words, who: 'svc' });
        expect(row?.after).not.toEqual(row?.before);
        throw undo;
      });
      await expect(made).rejects.toBe(undo);
    });
  });
});
