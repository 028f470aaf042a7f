/** Every command that changes something is recorded, whichever domain brings it. */
import { globSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { CommandExamples } from '../../test/commands.ts';
import { onDemonstration } from '../../test/demonstration.ts';
import { commands, runCommand } from '../operator/commands.ts';
import { within } from '../operator/command-database.ts';

/** Those of the commands that belong to no domain. */
const own: CommandExamples = {
  grant: { line: 'grant portal_test_example' },
  'job retry': {
    line: 'job retry probes',
    before:
      "insert into job_failure select 'probes', '1', 1, at, at, at, 'x' from (select timestamptz '2026-01-01' as at) t",
  },
  'audit accept': {
    line: 'audit accept operator-action-changed # --reason Confirmed',
    before:
      "insert into operator_action (at, who, os_user, command, typed) values ('2026-01-01', 'x', 'x', 'ban', '{}')",
    number: "select max(id) as n from operator_action where command = 'ban'",
  },
  'adjust in': { line: 'adjust in aiko 10 CASH_POINT --reason Goodwill' },
  'adjust out': { line: 'adjust out aiko 10 CASH_POINT --reason Mistake' },
};

const files = globSync('*/commands.rows.ts', { cwd: import.meta.dirname });
const rows = await Promise.all(
  files.map(async (file) => ((await import(`./${file}`)) as { default: CommandExamples }).default),
);
const examples = [own, ...rows].flatMap((some) =>
  Object.entries(some).map(([words, example]) => ({ words, ...example })),
);

onDemonstration('a command that changes something', (suite) => {
  const changing = [...commands.values()].filter(({ changes }) => changes !== undefined);

  it('has an example', () => {
    expect(new Set(examples.map(({ words }) => words))).toEqual(new Set(changing.map(({ words }) => words)));
  });

  describe('is recorded with what it changed:', () => {
    it.each<(typeof examples)[number]>(examples)('$line', async ({ words, line, number, before, input }) => {
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
          { input: input ?? '0x8ba1f109551bD432803012645Ac136ddd64DBA72', osUser: 'svc' },
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
