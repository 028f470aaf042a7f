import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { commandRunner } from '../../composition/commands.ts';
import type { Transaction } from '../../database/database.ts';
import { auditLedger } from '../../ledger/audit.ts';

const { assets, transfer } = domains;

onEachPlatform('a correction', (suite) => {
  const database = () => suite.platform.services.database;
  const run = (line: string) => runConfirmed(suite.platform, line.split(' '), { osUser: 'root' });
  const audited = (tx: Transaction) => auditLedger(tx, platformAuditPlan);
  let aiko: TestMember;
  let token: string;
  let hana: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { balances: { CASH_POINT: '100' } });
    hana = await suite.platform.signIn(await suite.platform.addMember('hana'));
    token = await suite.platform.signIn(aiko);
  });
  const recordsOf = async (session: string) =>
    (
      (await suite.client.call(assets.assetsRecordList, { pageSize: 50, cursor: null }, { token: session }))
        .result?.records ?? []
    ).map(
      ({ recordType, amount, coinName, status, reason }) =>
        `${recordType} ${amount} ${coinName} ${status} ${reason ?? '-'}`,
    );
  const numberIn = (text: string): string => /(\S+)\.$/.exec(text)?.[1] ?? '';
  let keys = 0;
  const send = async (from: string, toUserName: string, amount: string): Promise<string> => {
    const { result, message } = await suite.client.call(
      transfer.makeOver,
      {
        idempotencyKey: `key-of-a-transfer-${(keys += 1)}`,
        toUserName,
        coinName: 'CASH_POINT',
        amount,
        remark: null,
        transactionPassword: testTransactionPassword,
      },
      { token: from },
    );
    if (result == null) throw new Error(message);
    return result.transactionNo;
  };

  it('runs once if the same line is typed twice on a business day, and again only with --again', async () => {
    const cleo = await suite.platform.addMember('cleo', { balances: { CASH_POINT: '1' } });
    const holds = async () => {
      const { available } = await database().one<{ available: bigint }>(
        'select available from account where owner_id = $1 and coin_id = 1',
        [cleo.id],
      );
      return available / 100_000_000n;
    };
    const line = 'adjust in cleo 10 CASH_POINT --reason Goodwill';
    expect(await run(line)).toMatchObject({ exitCode: 0 });
    expect(await run(line.replace('cleo', 'CLEO'))).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('this was done already, as action') as string,
    });
    expect(await holds()).toBe(11n);
    expect(await Promise.all([1, 2, 3].map(() => run(`${line} --key T-1`)))).toHaveLength(3);
    expect(await holds()).toBe(21n);
    expect(await run(`${line} --again`)).toMatchObject({ exitCode: 0 });
    expect(await holds()).toBe(31n);
    suite.platform.clock.advance(24 * 60 * 60_000);
    expect(await run(line)).toMatchObject({ exitCode: 0 });
    expect((await run(`${line} --key T-1`)).exitCode).toBe(1);
    expect(await holds()).toBe(41n);
    suite.platform.clock.advance(-24 * 60 * 60_000);
  });

  it('shows before and after in a preview that changes and records nothing', async () => {
    const recorded = () => database().one('select count(*) as actions from operator_action');
    const before = await recorded();
    const { text, exitCode } = await run('adjust in hana 5 CASH_POINT --reason Goodwill --preview');
    expect(exitCode).toBe(0);
    expect(text).toMatch(/given to hana.*\n.*-> .*"available": 500000000/);
    expect(await recorded()).toEqual(before);
    expect(commandRunner.needsConfirmation('adjust in hana 5 CASH_POINT --reason Goodwill'.split(' '))).toBe(
      true,
    );
    expect(
      commandRunner.needsConfirmation('adjust in hana 5 CASH_POINT --reason Goodwill --yes'.split(' ')),
    ).toBe(false);
    expect(commandRunner.needsConfirmation('package fee 1 0.02'.split(' '))).toBe(true);
    expect(commandRunner.needsConfirmation('member flag hana otc on'.split(' '))).toBe(false);
  });

  it('gives and takes credits in its own journals, which the member sees with the reason', async () => {
    expect((await run('adjust in aiko 12.5 CASH_POINT --reason Goodwill')).text).toMatch(
      /^12\.5 CASH_POINT given to aiko: \S+\.$/,
    );
    expect((await run('adjust out AIKO 2.5 CASH_POINT --reason Mistaken')).text).toMatch(
      /^2\.5 CASH_POINT taken from aiko: \S+\.$/,
    );
    expect((await recordsOf(token)).slice(0, 2)).toEqual([
      'ADJUST_OUT -2.5 CASH_POINT COMPLETED Mistaken',
      'ADJUST_IN 12.5 CASH_POINT COMPLETED Goodwill',
    ]);
    expect(await database().transaction(audited)).toMatchObject({ violations: [] });
  });

  it('rejects an unknown member or an insufficient balance', async () => {
    expect(await run('adjust in nobody 1 CASH_POINT --reason x')).toEqual({
      text: 'There is no member nobody.',
      exitCode: 1,
    });
    expect((await run('adjust out aiko 1000 CASH_POINT --reason x')).text).toContain('does not have 1000');
    expect((await run('adjust in aiko 0 CASH_POINT --reason x')).exitCode).toBe(2);
    expect((await run('adjust in aiko 1 CASH_POINT')).exitCode).toBe(2);
  });

  it('reverses a movement between two members, once', async () => {
    const number = await send(token, 'hana', '20');
    const said = await run(`reverse ${number} --reason Mistyped`);
    expect(said.text).toMatch(new RegExp(`^${number} is reversed by \\S+\\.$`));
    expect((await recordsOf(hana))[0]).toMatch(/^TRANSFER -20 CASH_POINT COMPLETED Mistyped$/);
    expect((await recordsOf(token))[0]).toMatch(/^TRANSFER 20 CASH_POINT COMPLETED Mistyped$/);
    expect((await run(`reverse ${number} --reason Again`)).text).toContain('was reversed before, by');
    expect((await run(`reverse ${numberIn(said.text)} --reason Again`)).text).toContain(
      'is a reversal itself',
    );
    expect(await database().transaction(audited)).toMatchObject({ violations: [] });
  });

  it('reverses an adjustment, and one of two reversals at once', async () => {
    const number = numberIn((await run('adjust in aiko 3 GMT --reason x')).text);
    const said = await Promise.all([
      run(`reverse ${number} --reason y`),
      run(`reverse ${number} --reason y`),
    ]);
    expect(said.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(await database().transaction(audited)).toMatchObject({ violations: [] });
  });

  it('does not reverse credits that the receiver has spent', async () => {
    const number = await send(token, 'hana', '20');
    await send(hana, 'aiko', '15');
    expect(await run(`reverse ${number} --reason x`)).toEqual({
      text: `${number} cannot be reversed: who received the credits no longer has them available.`,
      exitCode: 1,
    });
    expect(await database().transaction(audited)).toMatchObject({ violations: [] });
  });

  it('does not reverse journals without a member order, or unknown ones', async () => {
    const { number } = await database().one<{ number: string }>(
      'select transaction_number as number from journal where record_type = 10 limit 1',
    );
    expect((await run(`reverse ${number} --reason x`)).text).toContain('use adjust in or adjust out');
    expect((await run('reverse T-none --reason x')).text).toContain('There is no movement');
  });

  it('takes the time of its record, regardless of how long the command runs', async () => {
    let now = suite.platform.clock.now().getTime();
    const clock = { now: () => new Date((now += 1)) };
    const slow = { ...suite.platform, services: { ...suite.platform.services, clock } };
    expect(await runConfirmed(slow, 'adjust in aiko 1 CASH_POINT --reason Slow'.split(' '))).toMatchObject({
      exitCode: 0,
    });
    expect(await database().transaction(audited)).toMatchObject({ violations: [] });
  });

  describe('fails the audit if it is', () => {
    const lastAdjust = '(select max(id) from correction where amount is not null)';
    const lastReverse = '(select max(id) from correction where reverses is not null)';
    it.each<[string, string, string]>([
      [
        'without the record of its operator',
        'correction-unrecorded',
        `delete from operator_action where id = (select action_id from correction where id = ${lastAdjust})`,
      ],
      ['deleted', 'journal-without-order', `delete from correction where id = ${lastAdjust}`],
      [
        'of another amount',
        'correction-misposted',
        `update correction set amount = amount + 7 where id = ${lastAdjust}`,
      ],
      ['changed', 'correction-changed', `update correction set amount = amount + 7 where id = ${lastAdjust}`],
      [
        'for another reason',
        'correction-misposted',
        `update correction set reason = 'other' where id = ${lastAdjust}`,
      ],
      [
        'of another member',
        'correction-misposted',
        `update correction set member_id = member_id + 1 where id = ${lastAdjust}`,
      ],
      [
        'of another journal',
        'correction-misposted',
        `update correction set reverses = (select min(id) from journal) where id = ${lastReverse}`,
      ],
      [
        'by another operator',
        'operator-action-changed',
        "update operator_action set who = 'x' where id = (select max(id) from operator_action)",
      ],
      [
        'forged with its row, but without the record',
        'correction-unrecorded',
        `with posted as (
           select j.* from ledger_post_once('correction', 'forged', sha256('x'), 12::smallint,
             '[{"owner":"0","purpose":"house:adjust","coin":1,"bucket":"A","amount":"-700"},
               {"owner":"100001","coin":1,"bucket":"A","amount":"700"}]'::jsonb,
             'T-forged', 'R-forged', '2026-11-21T04:00:00Z', null, null, 'x', null) j
         )
         insert into correction (action_id, journal_id, member_id, coin_id, amount, reason, created_at)
         select 999999, journal_id, 100001, 1, 700, 'x', '2026-11-21T04:00:00Z' from posted`,
      ],
    ])('%s', async (_what, found, sql) => {
      const undo = new Error('undo');
      let kinds: string[] = [];
      const attacked = database().transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        expect(await tx.execute(sql)).toBeGreaterThan(0);
        kinds = (await audited(tx)).violations.map(({ kind }) => kind);
        throw undo;
      });
      await expect(attacked).rejects.toBe(undo);
      expect(kinds).toContain(found);
    });
  });
});
