import { expect, it } from 'vitest';
import { runConfirmed } from '../../test/commands.ts';
import { onEachPlatform } from '../../test/platforms.ts';

onEachPlatform('a row that violates a check', (suite) => {
  const enter = (who: string, ...words: readonly string[]) =>
    runConfirmed(suite.platform, [...words, '--as', who], { osUser: 'operator' });
  const accept = (who: string, row: string) =>
    enter(who, 'audit', 'accept', 'operator-action-changed', row, '--reason', 'A false alarm');

  /** Writes an operator's action directly to the database. */
  const forgeAction = async (): Promise<string> => {
    const { database } = suite.platform.services;
    return database.transaction(async (tx) => {
      const { id } = await tx.one<{ id: bigint }>(
        `insert into operator_action (at, who, os_user, command, typed)
         values (now(), 'ops', 'ops', 'ban', '{ban,aiko}') returning id`,
      );
      await tx.query('set local session_replication_role = replica');
      await tx.execute("update operator_action set who = 'mallory' where id = $1", [id]);
      return id.toString();
    });
  };

  it('halts the ledger until two operators have accepted it', async () => {
    const row = await forgeAction();
    expect(await suite.platform.guard.check()).toBe(1);
    expect(await accept('aki', row)).toMatchObject({
      exitCode: 0,
      text: `Proposed. It takes effect when a second operator enters audit accept operator-action-changed ${row}.`,
    });
    expect(await suite.platform.guard.check()).toBe(1);
    expect(await accept('aki', row)).toMatchObject({
      exitCode: 1,
      text: 'You proposed this. A second operator must accept it.',
    });
    expect(await accept('bea', row)).toMatchObject({
      exitCode: 0,
      text: `Accepted. The next audit passes over operator_action ${row}.`,
    });
    expect(await suite.platform.guard.check()).toBe(0);
    expect(await runConfirmed(suite.platform, ['audit'])).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  it('violates the check again if it changes after acceptance', async () => {
    const row = await forgeAction();
    await accept('aki', row);
    await accept('bea', row);
    expect(await suite.platform.guard.check()).toBe(0);
    await suite.platform.services.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.execute("update operator_action set typed = '{ban,budi}' where id = $1", [BigInt(row)]);
    });
    expect(await suite.platform.guard.check()).toBe(1);
    await accept('aki', row);
    await accept('bea', row);
    expect(await suite.platform.guard.check()).toBe(0);
  });

  it('cannot be accepted if the audit finds no violation or the check belongs to the ledger itself', async () => {
    expect(await accept('aki', '999999')).toMatchObject({
      exitCode: 1,
      text: 'operator-action-changed finds nothing wrong with operator_action 999999.',
    });
    expect(await enter('aki', 'audit', 'accept', 'balance-wrong', '1', '--reason', 'Fine')).toMatchObject({
      exitCode: 1,
      text: "balance-wrong is no check of orders. What the ledger itself has wrong can't be accepted.",
    });
  });

  it('stays a violation if the acceptance was written directly to the database', async () => {
    const row = await forgeAction();
    await accept('aki', row);
    const { id } = await suite.platform.services.database.one<{ id: bigint }>(
      "insert into operator_action (at, who, os_user, command, typed) values (now(), 'aki', 'aki', 'audit accept', '{}') returning id",
    );
    await suite.platform.services.database.execute(
      'update audit_acceptance set accepted_by = $1 where accepted_by is null',
      [id],
    );
    expect(await suite.platform.guard.check()).toBeGreaterThan(0);
  });
});
