import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginNextDay, runConfirmed } from '../../../../test/commands.ts';
import { onOnePlatform } from '../../../../test/platforms.ts';
import { platformAuditPlan } from '../../../composition/audit.ts';
import { formatAmount, formatPpm, parseAmount } from '../../../ledger/amount.ts';
import { auditLedger } from '../../../ledger/audit.ts';
import { recordTypeByCode, recordTypes, type RecordType } from '../../../ledger/record-types.ts';
import {
  seedBroughtAmount,
  readLines,
  postedFor,
  prepareBonusSource,
  rank,
  round,
} from './bonuses.fixture.ts';
import { getKindName } from './operator.ts';

const text = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'bonuses.md'),
  'utf8',
);

/** Returns the rows of the table below a heading, as cells. */
const tableUnder = (heading: string): string[][] =>
  (text.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ) ?? [];

/** Converts `1.5 %` to the product's notation: 0.015. */
const ofPercent = (percent: string): string => formatPpm(parseAmount(percent.replace(' %', '')) / 10_000n);

onOnePlatform('the example of the daily bonuses', (suite) => {
  const day = '2026-11-21';
  const names = new Map<bigint, string>();

  beforeAll(async () => {
    const { platform } = suite;
    const { database } = platform.services;
    const add = async (name: string, level: number, sponsor?: { id: bigint; userName: string }) => {
      const added = await platform.addMember(name, sponsor === undefined ? {} : { sponsor });
      names.set(added.id, name);
      await rank(suite, added, level);
      return added;
    };
    const anna = await add('Anna', 3);
    const ben = await add('Ben', 1, anna);
    const cleo = await add('Cleo', 2, ben);
    const dina = await add('Dina', 1, cleo);
    const emil = await add('Emil', 0, dina);
    const fay = await add('Fay', -1, emil);
    const gus = await add('Gus', 2, ben);
    const hana = await add('Hana', -1, gus);
    await add('Ines', 3);
    await add('Jon', 3);
    await runConfirmed(platform, ['member', 'ban', 'Cleo', '--reason', 'An example']);
    await database.execute("update member set created_at = '2026-11-21T16:00:00Z' where id = $1", [gus.id]);
    await prepareBonusSource(suite);
    await round(suite);
    await seedBroughtAmount(suite, day, fay, 'referralOverriding', '1000');
    await seedBroughtAmount(suite, day, fay, 'entrustOverriding', '12.34567891');
    await seedBroughtAmount(suite, day, hana, 'insuranceOverriding', '10');
    platform.clock.set('2026-11-21T16:30:00Z');
    expect(await round(suite)).toEqual({ done: 2, failed: 0 });
  });

  it('equals what the documentation computes by hand, line by line', async () => {
    const documented = tableUnder('An example by hand').map(([who, bonus, generation, rate, of, amount]) =>
      [who, bonus, generation, ofPercent(rate ?? ''), of, amount].join(' | '),
    );
    const lines = (await readLines(suite, day)).map((line) =>
      [
        names.get(line.id),
        getKindName(line.type),
        line.generation,
        formatPpm(line.ppm),
        formatAmount(line.volume),
        formatAmount(line.amount),
      ].join(' | '),
    );
    expect(documented.length).toBeGreaterThan(0);
    expect(lines.toSorted()).toEqual(documented.toSorted());
  });

  it('posts the sum of these lines to each member, and nothing to others', async () => {
    const sums = new Map<string, bigint>();
    for (const [who = '', bonus = '', , , , amount = ''] of tableUnder('An example by hand'))
      sums.set(`${who} ${bonus}`, (sums.get(`${who} ${bonus}`) ?? 0n) + parseAmount(amount));
    const posted = (await postedFor(suite, day)).map(
      ({ id, type, amount }) =>
        [`${names.get(id) ?? ''} ${getKindName(type)}`, amount, recordTypeByCode(type)] as const,
    );
    expect(new Map(posted.map(([what, amount]) => [what, amount]))).toEqual(sums);
    expect(new Set(posted.map(([, , type]) => type))).toEqual(
      new Set<RecordType>([
        'personalRebate',
        'teamRebate',
        'referralOverriding',
        'referralPar',
        'entrustOverriding',
        'entrustPar',
        'insuranceOverriding',
        'profitSharing',
      ]),
    );
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toEqual({
      total: 0,
      violations: [],
    });
  });

  it('uses the rates that the documentation lists', async () => {
    const { text: listed } = await runConfirmed(suite.platform, ['bonus', 'rates']);
    const documented = tableUnder('Rates').map(([kind = '', ...rates]) =>
      [
        kind.replaceAll('`', ''),
        ...rates.flatMap((rate, step) => (rate === '' ? [] : [`${step}: ${ofPercent(rate)}`])),
      ].join('  '),
    );
    // The last line has their total.
    expect(listed.split('\n').slice(0, -1)).toEqual(documented);
  });

  it('shows the operator the lines of a bonus', async () => {
    const { text: lines } = await runConfirmed(suite.platform, ['bonus', 'lines', 'ben', day]);
    expect(lines.split('\n')).toContain('entrust-par  generation 4  0.002 of 12.34567891  0.02469135');
    const { text: runs } = await runConfirmed(suite.platform, ['bonus', 'runs']);
    expect(runs).toContain('2026-11-21  begun 2026-11-21T16:30:00.000Z  20 lines of');
    expect(runs).toContain('1 of 1 chunks posted');
  });

  describe('the command for a rate', () => {
    const command = (...args: string[]) => runConfirmed(suite.platform, ['bonus', 'rate', ...args]);

    it('changes it for the next day', async () => {
      expect(await command('generation', '3', '0.021')).toEqual({
        text: 'From 2026-11-23 on: the generation bonus at 3 is 0.021.',
        exitCode: 0,
      });
      await command('generation', '3', '0.02');
    });

    it.each([
      ['entrust-overriding 3 0.02', 'a higher rank has at least the overriding bonus of a lower one.'],
      ['entrust-par 3 0.05', 'a par bonus is at most the overriding bonus of its rank.'],
      ['pool 10 0.01', 'There is no pool bonus at 10'],
      ['generation 11 0.01', 'Give a generation'],
      ['generation 3 1', 'Which rate?'],
      ['luck 3 0.1', 'Which bonus?'],
    ])('refuses %s with the reason', async (line, why) => {
      const outcome = await command(...line.split(' '));
      expect(outcome.exitCode).not.toBe(0);
      expect(outcome.text).toContain(why);
    });
  });

  it('pays a par bonus on insurance earnings as on entrust earnings', async () => {
    const next = '2026-11-22';
    const [fay = 0n] = [...names].find(([, name]) => name === 'Fay') ?? [];
    await seedBroughtAmount(suite, next, { id: fay }, 'insuranceOverriding', '1000');
    suite.platform.clock.set('2026-11-22T16:30:00Z');
    await round(suite);
    const par = (await postedFor(suite, next)).filter(({ type }) => type === recordTypes.insurancePar.code);
    expect(par.map(({ id, amount }) => `${names.get(id) ?? ''} ${formatAmount(amount)}`)).toEqual(['Ben 2']);
  });

  it('uses the rates of its business day, even if it is computed on the next one', async () => {
    const { platform } = suite;
    const [fay = 0n] = [...names].find(([, name]) => name === 'Fay') ?? [];
    const days = ['2026-11-23', '2026-11-24'];
    for (const day of days) await seedBroughtAmount(suite, day, { id: fay }, 'entrustOverriding', '1000');
    expect(await runConfirmed(platform, ['bonus', 'rate', 'generation', '1', '0.06'])).toMatchObject({
      text: 'From 2026-11-24 on: the generation bonus at 1 is 0.06.',
    });
    const paid: bigint[] = [];
    for (const day of days) {
      await beginNextDay(platform);
      platform.clock.advance(30 * 60_000);
      await round(suite);
      const first = (await readLines(suite, day)).find(
        ({ type, generation }) => type === recordTypes.teamRebate.code && generation === 1,
      );
      paid.push(first?.ppm ?? 0n);
    }
    expect(paid).toEqual([50_000n, 60_000n]);
  });
});
