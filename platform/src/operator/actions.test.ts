import { beforeAll, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../test/commands.ts';
import { onEachPlatform } from '../../test/platforms.ts';
import { platformAuditPlan } from '../composition/audit.ts';
import { auditLedger } from '../ledger/audit.ts';
import { createLogger } from '../telemetry/logger.ts';
import { toReadOnlyDatabase, toTransactionDatabase } from './command-database.ts';

interface Row {
  readonly who: string;
  readonly os_user: string;
  readonly command: string;
  readonly before: object | null;
  readonly after: object | null;
}

onEachPlatform('an operator action', (suite) => {
  const database = () => suite.platform.services.database;
  const last = () =>
    database().maybe<Row>(
      'select who, os_user, command, before, after from operator_action order by id desc limit 1',
    );
  const run = (line: string, osUser = 'root') => runConfirmed(suite.platform, line.split(' '), { osUser });
  beforeAll(async () => {
    await suite.platform.addMember('Zed', { balances: { CASH_POINT: '5' } });
  });

  it('records who, what, before and after, without secrets', async () => {
    expect(await run('member flag zed otc on')).toMatchObject({ exitCode: 0 });
    expect(await last()).toEqual({
      who: 'root',
      os_user: 'root',
      command: 'member flag',
      before: { otc_enabled: false },
      after: { otc_enabled: true },
    });
    await run('withdrawal limits TRC20 60 50000 1 --as dana', 'svc');
    expect(await last()).toEqual({
      who: 'dana',
      os_user: 'svc',
      command: 'withdrawal limits',
      before: { minimum: 5000000000, multiple: 1000000 },
      after: { minimum: 6000000000, multiple: 100000000 },
    });
    expect((await run('actions')).text.split('\n')[0]).toMatch(
      /^\d+ {2}\S+Z {2}dana \(svc\) {2}withdrawal limits TRC20 60 50000 1 --as dana {2}\{"minimum": 5000000000, "multiple": 1000000\} -> \{"minimum": 6000000000, "multiple": 100000000\}$/,
    );
    const rows = await database().query(
      "select from operator_action where before::text || after::text ~ 'argon2'",
    );
    expect(rows).toEqual([]);
  });

  it('records no secret for any command that changes one', async () => {
    const { differs } = await database().one<{ differs: object }>(
      `select operator_difference('{"password_hash":"x","code_hash":"x","token":"x","user_name":"a"}', '{}') as differs`,
    );
    expect(differs).toEqual({ user_name: 'a' });
  });

  it('records nothing and leaves no trace when the command fails', async () => {
    const before = await last();
    expect(await run('member flag nobody otc on')).toMatchObject({ exitCode: 1 });
    expect(await run('withdrawal fee BANK 100 0')).toMatchObject({ exitCode: 1 });
    expect(await run('adjust out zed 6 CASH_POINT --reason Mistake')).toEqual({
      text: 'Zed does not have 6 CASH_POINT available: nothing was taken.',
      exitCode: 1,
    });
    expect(await last()).toEqual(before);
    expect(await database().query('select from correction')).toEqual([]);
  });

  it('commits or rolls back together with its record', async () => {
    const { services } = suite.platform;
    // Too early for PostgreSQL, so the record fails.
    const broken = { ...services, clock: { now: () => new Date(-8.64e15) } };
    await expect(
      runConfirmed({ ...suite.platform, services: broken }, ['member', 'flag', 'zed', 'commitment', 'on']),
    ).rejects.toThrow('out of range');
    expect(await database().one("select commitment_enabled from member where user_name = 'Zed'")).toEqual({
      commitment_enabled: false,
    });
  });

  it('writes a log line', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    await runConfirmed({ ...suite.platform, logger }, ['member', 'flag', 'zed', 'otc', 'off'], {
      osUser: 'svc',
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { who: 'svc', osUser: 'svc', command: 'member flag', msg: 'an operator changed something' },
    ]);
  });

  it('cannot be updated or deleted', async () => {
    for (const sql of [
      "update operator_action set who = 'x'",
      'delete from operator_action',
      'truncate operator_action cascade',
    ])
      await expect(database().execute(sql)).rejects.toMatchObject({ code: 'LG001' });
  });

  it('joins the chain in the order of the records, even when many are written at once', async () => {
    await Promise.all(
      ['on', 'off', 'on', 'off', 'on'].map((state) => run(`member flag zed matchingCodes ${state}`)),
    );
    const { links, actions } = await database().one<{ links: bigint; actions: bigint }>(
      `select (select count(*) from operator_action_link) as links, (select count(*) from operator_action) as actions`,
    );
    expect(links).toBe(actions);
    expect(await run('audit')).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  describe('fails the audit if its record is', () => {
    const last = '(select max(id) from operator_action)';
    const former = `(select id from operator_action order by id offset 1 limit 1)`;
    it.each<[string, string, ...string[]]>([
      ['deleted', 'operator-action-missing', `delete from operator_action where id = ${former}`],
      [
        'deleted with its link',
        'operator-action-missing',
        `delete from operator_action_link where action_id = ${former}`,
        `delete from operator_action where id = ${former}`,
      ],
      [
        'the last and deleted with its link',
        'operator-action-cut',
        `delete from operator_action_link where action_id = ${last}`,
        `delete from operator_action where id = ${last}`,
      ],
      [
        'changed with its seal',
        'operator-action-missing',
        `update operator_action set who = 'x' where id = ${former}`,
        `update operator_action o set seal = order_seal(to_jsonb(o),
           array['id', 'who', 'os_user', 'command', 'typed', 'before', 'after']) where id = ${former}`,
      ],
      [
        'dated back',
        'operator-action-missing',
        `update operator_action set at = at - interval '1 day' where id = ${former}`,
      ],
      [
        'forged',
        'operator-action-unchained',
        `insert into operator_action (at, who, os_user, command, typed)
         values ('2026-11-21T04:00:00Z', 'x', 'x', 'member ban', '{member,ban,zed}')`,
      ],
    ])('%s', async (_what, found, ...statements) => {
      const undo = new Error('undo');
      let kinds: string[] = [];
      const attacked = database().transaction(async (tx) => {
        await tx.query('set local session_replication_role = replica');
        for (const sql of statements) expect(await tx.execute(sql)).toBe(1);
        kinds = (await auditLedger(tx, platformAuditPlan)).violations.map(({ kind }) => kind);
        throw undo;
      });
      await expect(attacked).rejects.toBe(undo);
      expect(kinds).toContain(found);
    });
  });

  it('rejects changes by a command that declares none', async () => {
    const db = toReadOnlyDatabase(database());
    await expect(db.execute('update member set otc_enabled = true')).rejects.toMatchObject({ code: '25006' });
    await expect(
      db.transaction((tx) => tx.execute('update member set otc_enabled = true')),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('checks deferred constraints at the end of a nested transaction', async () => {
    const refused = database().transaction(async (tx) => {
      const inside = toTransactionDatabase(tx, database());
      await inside
        .transaction((nested) =>
          nested.execute('update convert_pair set rate = rate * 1000 where from_coin_id = 1'),
        )
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'CV001' });
        });
      return tx.execute("update member set otc_enabled = true where user_name = 'Zed'");
    });
    expect(await refused).toBe(1);
  });
});
