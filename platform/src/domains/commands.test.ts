/** Every command that changes something is recorded, whichever domain declares it. */
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runConfirmed, type CommandExamples } from '../../test/commands.ts';
import { onDemonstration } from '../../test/demonstration.ts';
import { commands, commandRunner } from '../composition/commands.ts';
import type { Transaction } from '../database/database.ts';
import type { Domain } from '../declaration/domain.ts';
import { toTransactionDatabase } from '../operator/command-database.ts';
import { domains } from './index.ts';

/** Commands outside the domains. */
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

const files = globSync('*/commands.cases.ts', { cwd: import.meta.dirname });
const rows = await Promise.all(
  files.map(async (file) => ((await import(`./${file}`)) as { default: CommandExamples }).default),
);
const examples = [own, ...rows].flatMap((some) =>
  Object.entries(some).map(([words, example]) => ({ words, ...example })),
);

/** The file of a command's example. */
function fileOf(words: string): string {
  const domain = Object.values<Domain>(domains).find(({ commands: ofDomain = [] }) =>
    ofDomain.some((command) => command.words === words),
  );
  return `platform/src/domains/${domain === undefined ? 'commands.test.ts' : `${domain.name}/commands.cases.ts`}`;
}

/** Columns of settings that are rates, fees or prices. */
const rateColumns = '(^|_)(ppm|rate|fee|price|share|ratio)($|_)|^amount$';

/** The latest rows of the settings history and of scheduled changes. */
const lastSettings = (tx: Transaction) =>
  tx.one<{ change: bigint; scheduled: bigint }>(
    `select (select coalesce(max(id), 0) from setting_change) as change,
       (select coalesce(max(id), 0) from scheduled_setting) as scheduled`,
  );

/** Returns the rates changed or scheduled since, as `table.column`. */
async function changedRates(
  tx: Transaction,
  { change, scheduled }: { readonly change: bigint; readonly scheduled: bigint },
): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select c.table_name || '.' || value.key as name from setting_change c cross join jsonb_each(c.setting) value
     where c.id > $1 and value.key ~ $3 and value.value is distinct from (select b.setting -> value.key from setting_change b
       where b.table_name = c.table_name and b.key = c.key and b.id < c.id order by b.id desc limit 1)
     union all
     select s.place || '.' || name from scheduled_setting s cross join jsonb_object_keys(s.columns) name
     where s.id > $2 and name ~ $3`,
    [change, scheduled, rateColumns],
  );
  return rows.map(({ name }) => name);
}

/** Returns what a command that changes these rates lacks: bounds, the start of the rate, or a confirmation. */
function undeclared(words: string, rates: readonly string[]): string[] {
  const { bounds = {}, begins, confirms = false } = commands.get(words) ?? {};
  const isDeclared = Object.keys(bounds).length > 0 && begins !== undefined && confirms;
  return isDeclared
    ? []
    : rates.map((rate) => `${words} changes ${rate}: declare its bounds and when it begins`);
}

onDemonstration('a command that changes something', (suite) => {
  const changing = [...commands.values()].filter(({ changes }) => changes !== undefined);

  it('must have an example', () => {
    const shown = new Set(examples.map(({ words }) => words));
    const known = new Set(changing.map(({ words }) => words));
    expect([
      ...changing
        .filter(({ words }) => !shown.has(words))
        .map(({ words }) => `add '${words}' to ${fileOf(words)}`),
      ...[...shown]
        .filter((words) => !known.has(words))
        .map((words) => `remove '${words}': no command changes`),
    ]).toEqual([]);
  });

  it('declares when the rate begins and asks for confirmation if it has bounds', () => {
    const bounded = changing.filter(({ bounds }) => Object.keys(bounds).length > 0);
    expect(bounded.length).toBeGreaterThan(10);
    expect(bounded.filter(({ begins, confirms }) => begins === undefined || !confirms)).toEqual([]);
  });

  it('does nothing without --yes if it needs confirmation', async () => {
    const asking = examples.filter(({ words }) => commands.get(words)?.confirms === true);
    expect(asking.length).toBeGreaterThan(10);
    for (const { line } of asking)
      expect(await commandRunner.run(suite.platform, line.replace('#', '1').split(' '))).toEqual({
        text: 'Nothing was done: this changes a rate or moves credits. Add --yes to confirm it.',
        exitCode: 1,
      });
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
        const last = await lastSettings(tx);
        const n = number === undefined ? 0n : (await tx.one<{ n: bigint }>(number)).n;
        const services = { ...suite.platform.services, database: toTransactionDatabase(tx, database) };
        const outcome = await runConfirmed(
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
        expect(undeclared(words, await changedRates(tx, last))).toEqual([]);
        throw undo;
      });
      await expect(made).rejects.toBe(undo);
    });
  });
});
