import { expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { runRound } from '../../jobs/round.ts';
import { insertBankAccount } from '../payout/bank-accounts.ts';
import { gauges } from './operator.ts';
import { withdrawalsPayable } from './settle.ts';
import { bankAccount, moveTo, hash, newWithdrawer, violations } from './withdrawals.fixture.ts';

onOnePlatform('commands of withdrawals', (suite) => {
  const run = (...args: string[]) => runConfirmed(suite.platform, args);
  /** Runs a command, expects success, and returns its output. */
  const told = async (...args: string[]): Promise<string> => {
    const { text, exitCode } = await run(...args);
    return `${exitCode}: ${text.split('\n', 1)[0] ?? ''}`;
  };
  let names = 0;
  const newMember = () => newWithdrawer(suite, `member${(names += 1)}`, '500');

  it('move a withdrawal from its review to its payment', async () => {
    const member = await newMember();
    const { id } = await member.place('TRC20', '100');
    const name = `withdrawal:${id}`;
    const { clock } = suite.platform;
    expect((await run('review', 'list')).text).toBe(
      `${name}  ${clock.now().toISOString()}  member1 withdraws 100, of which 99 is paid: TRC20`,
    );
    expect(await told('withdrawal', 'hand-over', id)).toBe(
      `1: ${name} is PENDING_REVIEW: it waits for a review, or can be cancelled.`,
    );
    expect(await told('review', 'approve', name)).toBe(`0: ${name} is approved.`);
    expect(await told('review', 'approve', name)).toBe(
      `1: Nothing with the id ${name} waits for a decision.`,
    );
    expect(await told('review', 'list')).toBe('0: Nothing waits for a decision.');
    // The platform's clock begins on Nov 21.
    expect(await told('withdrawal', 'hand-over', id)).toBe(
      `1: ${name} is APPROVED: it is shown as approved and paid from Nov 22, and can be cancelled.`,
    );
    expect(await told('withdrawal', 'list')).toBe(
      `0: ${name}  ${clock.now().toISOString()}  APPROVED  member1  100, pays 99 to TRC20 TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW  from Nov 22`,
    );
    clock.advance(24 * 3_600_000);
    await runRound(suite.platform.services, withdrawalsPayable);
    expect(await told('withdrawal', 'pay', id, '--hash', hash)).toBe(
      `1: ${name} is PAYABLE: what can be done is hand-over, cancel.`,
    );
    expect(await told('withdrawal', 'hand-over', name)).toBe(`0: ${name} is PENDING.`);
    expect(await told('withdrawal', 'hand-over', name)).toBe(
      `1: ${name} is PENDING: what can be done is send, fail, cancel.`,
    );
    expect(await told('withdrawal', 'send', id)).toBe(`0: ${name} is WITHDRAWING.`);
    expect(await told('withdrawal', 'cancel', id, '--reason', 'Too late')).toBe(
      `1: ${name} is WITHDRAWING: what can be done is pay, not-received, fail.`,
    );
    expect(await told('withdrawal', 'pay', id)).toBe(
      `1: ${name} is paid on TRC20: give the hash of the payment with --hash.`,
    );
    expect(await told('withdrawal', 'pay', id, '--hash', 'done')).toBe(
      '1: That is no transaction hash of TRC20: it has 64 hexadecimal digits.',
    );
    expect(await member.holds()).toBe('400 + 100');
    expect(await told('withdrawal', 'pay', id, '--hash', hash)).toBe(`0: ${name} is SUCCESS.`);
    expect(await told('withdrawal', 'pay', id, '--hash', hash)).toBe(
      `1: ${name} is SUCCESS: nothing more can be done with it.`,
    );
    expect(await member.holds()).toBe('400 + 0');
    expect((await member.orders())[0]).toMatchObject({ status: 'SUCCESS', hash: hash.slice(2) });
    expect(await told('withdrawal', 'list')).toBe('0: No withdrawal is open.');
    expect(await told('withdrawal', 'list', '--status', 'SUCCESS')).toContain(hash.slice(2));
  });

  it('give the member a reason in one line of plain text', async () => {
    for (const [verb, from, to] of [
      ['not-received', 'WITHDRAWING', 'NOT_RECEIVED'],
      ['fail', 'WITHDRAWING', 'FAILED'],
      ['cancel', 'PAYABLE', 'CANCELLED'],
    ] as const) {
      const member = await newMember();
      const order = await member.place('BANK', '100');
      await moveTo(suite, order, from);
      expect((await run('withdrawal', verb, order.id)).exitCode).toBe(2);
      expect((await run('withdrawal', verb, order.id, '--reason', ' ')).exitCode).toBe(2);
      expect((await run('withdrawal', verb, order.id, '--reason', 'x'.repeat(201))).exitCode).toBe(2);
      const reason = ' The bank does\nnot know  the account ';
      expect(await told('withdrawal', verb, order.id, '--reason', reason)).toBe(
        `0: withdrawal:${order.id} is ${to}.`,
      );
      const why = 'The bank does not know the account';
      expect((await member.orders())[0]).toMatchObject({ status: to, reason: why });
      expect(await told('withdrawal', 'list', '--status', to)).toContain(why);
    }
  });

  it('reject with a reason that the member reads, and give the credits back once', async () => {
    const member = await newMember();
    const { id } = await member.place('ERC20', '100');
    const reject = () => told('review', 'reject', `withdrawal:${id}`, '--reason', 'Name differs');
    const answers = await Promise.all([reject(), reject(), reject()]);
    expect(answers.filter((answer) => answer.startsWith('0'))).toHaveLength(1);
    expect((await member.orders())[0]).toMatchObject({ status: 'REJECTED', reason: 'Name differs' });
    expect(await member.holds()).toBe('500 + 0');
  });

  it('refuse a hash for a bank payment', async () => {
    const order = await (await newMember()).place('BANK', '100');
    await moveTo(suite, order, 'WITHDRAWING');
    expect(await told('withdrawal', 'pay', order.id, '--hash', hash)).toBe(
      `1: withdrawal:${order.id} is paid through a bank, where there is no hash: leave --hash out.`,
    );
    expect(await told('withdrawal', 'pay', order.id)).toBe(`0: withdrawal:${order.id} is SUCCESS.`);
  });

  it('show the destination without control characters', async () => {
    const member = await newMember();
    const { database, clock } = suite.platform.services;
    const details = { ...bankAccount, bankName: 'Bank \u001b[2J\u202ejahat', accountNumber: '777777' };
    const { id } = await database.transaction((tx) =>
      insertBankAccount(tx, member.member.id, details, clock.now()),
    );
    const { result } = await member.send({
      ...(await member.request('BANK', '100')),
      bankAccountId: id.toString(),
    });
    expect(result).toMatchObject({ accountNumber: '777777' });
    const { text } = await run('withdrawal', 'list', '--status', 'PENDING_REVIEW');
    expect(text).toContain('100, pays 99 to Bank ?[2J?jahat, Budi Santoso, 777777');
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('show that the account of a member is closed before it is paid', async () => {
    const otherMember = await newMember();
    const { userName } = otherMember.member;
    const order = await otherMember.place('BANK', '100');
    const listed = async (...args: string[]) =>
      (await run(...args)).text.split('\n').find((line) => line.startsWith(`withdrawal:${order.id} `));
    expect(await listed('review', 'list')).toContain(`${userName} withdraws`);
    await run('member', 'ban', userName, '--reason', 'Somebody else took it over');
    expect(await listed('review', 'list')).toContain(`${userName} (account closed) withdraws`);
    await moveTo(suite, order, 'PAYABLE');
    expect(await listed('withdrawal', 'list')).toContain(`PAYABLE  ${userName} (account closed)  100`);
  });

  it.each([
    [['withdrawal'], 2],
    [['withdrawal', 'pay'], 2],
    [['withdrawal', 'send'], 2],
    [['withdrawal', 'dance', '1'], 2],
    [['withdrawal', 'list', '--status', 'PAID'], 2],
    [['withdrawal', 'send', '999999999'], 1],
    [['withdrawal', 'send', 'deposit:1'], 1],
    [['withdrawal', 'send', '1; drop table withdrawal'], 1],
    [['withdrawal', 'send', '9'.repeat(30)], 1],
    [['review', 'approve', 'withdrawal:999999999'], 1],
    [['review', 'approve', 'withdrawal:x'], 1],
  ] as const)('fail if they make no sense: %j', async (args, exitCode) => {
    expect((await run(...args)).exitCode).toBe(exitCode);
  });

  it('report a halted ledger, and move nothing', async () => {
    const member = await newMember();
    const order = await member.place('BANK', '100');
    await moveTo(suite, order, 'WITHDRAWING');
    const { database } = suite.platform.services;
    await database.execute('update ledger_halt set violations = 1');
    const answer = await told('withdrawal', 'pay', order.id);
    await database.execute('update ledger_halt set violations = 0');
    expect(answer).toMatch(/^1: /);
    expect((await member.orders())[0]).toMatchObject({ status: 'WITHDRAWING' });
    expect(await told('withdrawal', 'pay', order.id)).toBe(`0: withdrawal:${order.id} is SUCCESS.`);
    expect(await violations(suite)).toEqual([]);
  });

  it('mark optional parameters in the help', async () => {
    expect((await run('help')).text).toContain('withdrawal pay <id> [--hash <hash>]');
  });

  it('show in the metrics how many withdrawals wait, by state', async () => {
    const counts = async () => new Map(await gauges[0]?.count(suite.platform.services.database));
    const before = await counts();
    const member = await newMember();
    const order = await member.place('TRC20', '100');
    expect((await counts()).get('PENDING_REVIEW')).toBe((before.get('PENDING_REVIEW') ?? 0n) + 1n);
    await moveTo(suite, order, 'PAYABLE');
    expect((await counts()).get('PAYABLE')).toBe((before.get('PAYABLE') ?? 0n) + 1n);
    expect((await counts()).get('PENDING_REVIEW')).toBe(before.get('PENDING_REVIEW'));
  });

  it('close one withdrawal with one hash', async () => {
    const [paid, other] = [await newMember(), await newMember()];
    const [first, second] = [await paid.place('TRC20', '100'), await other.place('TRC20', '100')];
    for (const order of [first, second]) await moveTo(suite, order, 'WITHDRAWING');
    const once = 'c0de'.repeat(16);
    expect(await told('withdrawal', 'pay', first.id, '--hash', once)).toMatch(/^0: .* is SUCCESS\.$/);
    expect(await told('withdrawal', 'pay', second.id, '--hash', once.toUpperCase())).toBe(
      `1: ${second.id} is not paid: that hash closed another withdrawal, and a payment closes one.`,
    );
    expect((await other.orders())[0]).toMatchObject({ status: 'WITHDRAWING', hash: null });
    expect(await violations(suite)).toEqual([]);
  });
});
