import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConfirmed } from '../../test/commands.ts';
import { createTestPlatform, testUse, type TestPlatform } from '../../test/testing.ts';
import { commandRunner } from '../composition/commands.ts';
import type { Outcome } from './command.ts';
import { Reviews, type ReviewQueue } from './reviews.ts';
import { askRunning, serveCommands, socketPath } from './socket.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.addMember('Zed', { balances: { CASH_POINT: '5' } });
});
afterAll(() => platform.close());

const run = (...args: string[]): Promise<Outcome> => runConfirmed(platform, args);

describe('a command', () => {
  it('prints its usage if it is unknown or incomplete', async () => {
    for (const args of [
      [],
      ['dance'],
      ['member'],
      ['member', 'ban'],
      ['member', 'ban', 'zed'],
      ['review', 'reject', 'a:1'],
      ['--what'],
    ]) {
      const { text, exitCode } = await run(...args);
      expect(exitCode, args.join(' ')).toBe(2);
      expect(text).toMatch(/(^|\n\n)Usage: platform [^\n]/);
    }
  });

  it.each([
    ['audit now', "too many arguments for 'audit'. Expected 0 arguments but got 1: now."],
    ['review approve a:1 a:2', "too many arguments for 'approve'. Expected 1 argument but got 2: a:1, a:2."],
    ['review approve a:1 --reason good', "unknown option '--reason'"],
    ['review approve', "missing required argument 'id'\nWhich review? Give its id."],
    ['member ban zed', "required option '--reason <text>' not specified"],
    ['member ban zed --reason one --reason two', /--reason <text>.* It was given twice\./],
    ['member ban zed --reason', "option '--reason <text>' argument missing"],
    ['review reject a:1 --reason --hash', /--reason <text>.* It needs a text behind it\./],
    ['audit --dry-run', "unknown option '--dry-run'"],
  ])('does nothing with an invalid argument: %s', async (line, problem) => {
    const { text, exitCode } = await run(...line.split(' '));
    expect(exitCode).toBe(2);
    const [said, usage] = text.split('\n\n');
    expect(said).toMatch(/^Nothing was done: /);
    if (typeof problem === 'string') expect(said).toBe(`Nothing was done: ${problem}`);
    else expect(said).toMatch(problem);
    expect(line).toContain(/Usage: platform (\S+)/.exec(usage ?? '')?.[1]);
    expect(await run('member', 'unban', 'zed')).toMatchObject({ exitCode: 1 });
  });

  it('lists the commands of a group, and all commands with help', async () => {
    const { text } = await run('member', 'dance');
    expect(text).toContain("unknown command 'dance'");
    expect(text).toContain('member unban <user name>');
    expect(text).not.toContain('review');
    expect((await run('dance')).exitCode).toBe(2);
    expect((await run('member', '--help')).text).not.toContain('review');
    for (const args of [['help'], ['--help'], ['-h']]) {
      const help = await run(...args);
      expect(help.exitCode).toBe(0);
      for (const words of ['review list', 'review reject <id> --reason <text>', 'member flag'])
        expect(help.text).toContain(words);
    }
    expect(await run()).toMatchObject({ text: (await run('--help')).text, exitCode: 2 });
    const reason = await run('member', 'ban', 'nobody', '--reason', 'help');
    expect(reason.text).toBe('There is no member nobody.');
  });

  it('closes an account and opens it again', async () => {
    const token = await platform.signIn({ id: 100001n, userName: 'Zed' });
    expect(await run('member', 'ban', 'zed', '--reason', 'Several accounts')).toEqual({
      text: 'The account of Zed is closed. Sessions ended: 1.',
      exitCode: 0,
    });
    expect(await platform.services.sessions.authenticate(token, testUse)).toBe('ended');
    expect(await run('member', 'ban', 'zed', '--reason', 'Again')).toMatchObject({ exitCode: 1 });
    expect(await run('member', 'unban', 'ZED')).toEqual({ text: 'The account of Zed is open.', exitCode: 0 });
    expect(await run('member', 'unban', 'zed')).toMatchObject({ exitCode: 1 });
    expect(await run('member', 'ban', 'nobody', '--reason', 'x')).toEqual({
      text: 'There is no member nobody.',
      exitCode: 1,
    });
  });

  it('audits the ledger and lists violations', async () => {
    expect(await run('audit')).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
    const { database } = platform.services;
    await database.execute(
      'update account set available = available + 1 where owner_id = 100001 and coin_id = 1',
    );
    const { text, exitCode } = await run('audit');
    await database.execute(
      'update account set available = available - 1 where owner_id = 100001 and coin_id = 1',
    );
    expect(exitCode).toBe(1);
    expect(text).toContain('The audit found faults. Violations: 1.');
    expect(text).toContain(
      'owner=100001 coin=CASH_POINT bucket=available expected=500000000 actual=500000001',
    );
  });

  it('reviews orders of the domains and nothing else', async () => {
    expect(await run('review', 'list')).toEqual({ text: 'Nothing waits for a decision.', exitCode: 0 });
    expect(await run('review', 'approve', 'claim:1')).toEqual({
      text: 'Nothing with the id claim:1 waits for a decision.',
      exitCode: 1,
    });
    const decided: string[] = [];
    const queue: ReviewQueue = {
      kind: 'claim',
      table: 'coin',
      pending: async () => [{ id: 1n, createdAt: new Date(0), summary: 'aiko, 50 USDT' }],
      approve: async (id) => (decided.push(`approved ${id}`), id === 1n),
      reject: async (id, reason) => (decided.push(`rejected ${id}: ${reason}`), id === 3n),
    };
    const operation = { ...platform, createReviewsFor: () => new Reviews(new Map([['claim', queue]])) };
    expect(await runConfirmed(operation, ['review', 'list'])).toEqual({
      text: 'claim:1  1970-01-01T00:00:00.000Z  aiko, 50 USDT',
      exitCode: 0,
    });
    expect(await runConfirmed(operation, ['review', 'approve', 'claim:1'])).toMatchObject({ exitCode: 0 });
    expect(
      await runConfirmed(operation, ['review', 'reject', 'claim:3', '--reason', 'No receipt']),
    ).toMatchObject({ exitCode: 0 });
    expect(await runConfirmed(operation, ['review', 'approve', 'claim:2'])).toMatchObject({ exitCode: 1 });
    expect(await runConfirmed(operation, ['review', 'approve', 'other:1'])).toMatchObject({ exitCode: 1 });
    expect(decided).toEqual(['approved 1', 'rejected 3: No receipt', 'approved 2']);
  });
});

describe('a running platform', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('takes commands through a socket in its data folder', async () => {
    expect(await askRunning(folder, ['audit'])).toBeUndefined();
    const server = await serveCommands(folder, (args) => runConfirmed(platform, args));
    expect(await askRunning(folder, ['audit'])).toEqual(await run('audit'));
    expect(await askRunning(folder, ['member', 'ban', 'nobody', '--reason', 'a b'])).toMatchObject({
      exitCode: 1,
    });
    await new Promise((resolve) => server.close(resolve));
    expect(await askRunning(folder, ['audit'])).toBeUndefined();
  });

  it('rejects unconfirmed commands from the socket', async () => {
    const server = await serveCommands(folder, (args) => commandRunner.run(platform, args));
    const adjust = ['adjust', 'in', 'zed', '1', 'CASH_POINT', '--reason', 'Goodwill'];
    expect(await askRunning(folder, adjust)).toEqual({
      text: 'Nothing was done: this changes a rate or moves credits. Add --yes to confirm it.',
      exitCode: 1,
    });
    expect(await askRunning(folder, [...adjust, '--yes'])).toMatchObject({ exitCode: 0 });
    await new Promise((resolve) => server.close(resolve));
  });

  it('survives invalid messages', async () => {
    const server = await serveCommands(folder, (args) => runConfirmed(platform, args));
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(socketPath(folder), () => socket.end('nonsense'));
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
    expect(JSON.parse(answer)).toMatchObject({ exitCode: 1 });
    expect(await askRunning(folder, ['audit'])).toEqual(await run('audit'));
    await new Promise((resolve) => server.close(resolve));
  });

  it.skipIf(process.getuid?.() !== 0)('receives no command if another user owns the socket', async () => {
    const asked: unknown[] = [];
    const server = await serveCommands(folder, async (args) => {
      asked.push(args);
      return { text: '', exitCode: 0 };
    });
    const nobody = 65_534;
    await chown(socketPath(folder), nobody, nobody);
    await expect(askRunning(folder, ['audit'])).rejects.toThrow('belongs to another user');
    expect(asked).toEqual([]);
    await chown(folder, nobody, nobody);
    expect(await askRunning(folder, ['audit'])).toMatchObject({ exitCode: 0 });
    await chown(folder, 0, 0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('uses a socket path short enough for any folder', () => {
    expect(socketPath('/data')).toBe('/data/operator.sock');
    const deep = socketPath(`/${'folder/'.repeat(40)}`);
    expect(deep.length).toBeLessThanOrEqual(100);
    expect(deep).not.toBe(socketPath(`/${'folder/'.repeat(41)}`));
  });
});
