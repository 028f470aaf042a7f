import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/client.ts';
import { beginNextDay, runConfirmed } from '../../../test/commands.ts';
import { createPicture } from '../../../test/pictures.ts';
import { createTestPlatform, type TestPlatform } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { commandRunner } from '../../composition/commands.ts';
import { auditLedger } from '../../ledger/audit.ts';
import type { Outcome } from '../../operator/command.ts';
import { askRunning, serveCommands } from '../../operator/socket.ts';
import { demoAddresses } from './demo.ts';
import { bankDeposit } from './deposits.fixture.ts';

const { deposit } = domains;

let platform: TestPlatform;
let client: TestClient;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  client = new TestClient(platform);
  token = await platform.signIn(await platform.addMember('aiko'));
});
afterAll(() => platform.close());

const run = (...args: string[]): Promise<Outcome> => runConfirmed(platform, args);
const config = async () => (await client.call(deposit.depositBankConfigList, {}, { token })).result;

describe('addresses', () => {
  const addresses = demoAddresses('TRC20', 3);
  const load = (text: string, network = 'TRC20') =>
    runConfirmed(platform, ['address', 'import', network, 'list.txt'], { input: text });

  it('reads them from the file that the command names', () => {
    expect(commandRunner.fileToRead(['address', 'import', 'TRC20', 'list.txt'])).toBe('list.txt');
    for (const args of [['address', 'import'], ['address', 'list', 'TRC20'], ['audit'], [], ['--what']]) {
      expect(commandRunner.fileToRead(args)).toBeUndefined();
    }
  });

  it('imports them once, and assigns them', async () => {
    expect(await run('address', 'list', 'TRC20')).toEqual({ text: 'TRC20: 0, free 0', exitCode: 0 });
    expect(await load(`${addresses.join('\r\n')}\n\n  ${addresses[0] ?? ''}  \n`)).toEqual({
      text: 'Addresses of TRC20 added: 3. Already there: 0.',
      exitCode: 0,
    });
    expect(await load(addresses.join('\n'))).toMatchObject({
      text: 'Addresses of TRC20 added: 0. Already there: 3.',
    });
    expect((await config())?.networks[1]).toMatchObject({ walletType: 'TRC20', walletAddress: addresses[0] });
    expect((await run('address', 'list')).text.split('\n')).toEqual([
      'BEP20: 0, free 0',
      'TRC20: 3, free 2',
      'ERC20: 0, free 0',
      `TRC20  ${addresses[0] ?? ''}  aiko`,
      `TRC20  ${addresses[1] ?? ''}  free`,
      `TRC20  ${addresses[2] ?? ''}  free`,
    ]);
  });

  it('rejects a file by its wrong line, and adds none', async () => {
    const [bep20 = ''] = demoAddresses('BEP20', 1);
    const [fresh = ''] = demoAddresses('TRC20', 4).slice(3);
    for (const [text, said] of [
      [`${fresh}\n\nTAAA`, 'Line 3: This is not a TRC20 address.'],
      [`${bep20}\n${fresh}`, 'Line 1: This is a BEP20/ERC20 address, not a TRC20 address.'],
      [`${fresh}\n${fresh.slice(0, -1)}x`, 'Line 2: This TRC20 address has a wrong character'],
      [' \n\n', 'There is no address in the file.'],
    ] as const) {
      const outcome = await load(text);
      expect(outcome.exitCode).toBe(1);
      expect(outcome.text).toContain(said);
    }
    expect((await run('address', 'list', 'TRC20')).text).toContain('TRC20: 3, free 2');
    expect(await load(fresh, 'SOL')).toMatchObject({ exitCode: 2 });
    expect(await run('address', 'import', 'TRC20')).toMatchObject({ exitCode: 2 });
  });
});

describe('deposit methods', () => {
  it('lists, changes, closes and opens them', async () => {
    expect((await run('deposit', 'list')).text.split('\n')).toEqual([
      'BEP20  from 50 USDT in steps of 1  remainder kept  open',
      'TRC20  from 50 USDT in steps of 1  remainder kept  open',
      'ERC20  from 50 USDT in steps of 1  remainder kept  open',
      '1 International wire (SWIFT)  from 100 USD in steps of 1  remainder kept  rate 1  open',
      '2 Local bank transfer  from 50 USD in steps of 1  remainder kept  rate 0.985  open',
    ]);
    expect(await run('deposit', 'limits', 'TRC20', '63', '63')).toEqual({
      text: 'TRC20  from 63 USDT in steps of 63  remainder kept  open',
      exitCode: 0,
    });
    expect((await config())?.networks[1]).toMatchObject({ minAmount: '63', multiple: '63' });
    expect(await run('deposit', 'rate', '2', '0.99')).toMatchObject({
      text: 'From 2026-11-22 on: 2 Local bank transfer  from 50 USD in steps of 1  remainder kept  rate 0.99  open',
    });
    expect((await run('deposit', 'list')).text).toContain('rate 0.985 ');
    await beginNextDay(platform);
    expect((await run('deposit', 'list')).text).toContain('rate 0.99 ');
    expect(await run('deposit', 'remainder', 'BEP20', 'held')).toMatchObject({
      text: 'BEP20  from 50 USDT in steps of 1  remainder held  open',
    });
    expect((await config())?.networks[0]).toMatchObject({ remainder: 'HELD' });
    expect(await run('deposit', 'close', 'ERC20')).toMatchObject({ exitCode: 0 });
    expect((await config())?.networks.map(({ walletType }) => walletType)).toEqual(['BEP20', 'TRC20']);
    expect(await run('deposit', 'open', 'ERC20')).toMatchObject({ exitCode: 0 });
    expect((await config())?.networks).toHaveLength(3);
  });

  it('rejects impossible changes', async () => {
    for (const args of [
      ['rate', '2'],
      ['rate', '2', '0'],
      ['rate', '2', '-1'],
      ['rate', '2', '1001'],
      ['rate', '2', '1e3'],
      ['rate', 'BEP20', '1'],
      ['rate', 'x', '1'],
      ['limits', 'BEP20', '50'],
      ['limits', 'BEP20', '0', '1'],
      ['limits', 'BEP20', '50', '0'],
      ['remainder', 'BEP20'],
      ['remainder', 'BEP20', 'lost'],
      ['credit-remainder'],
      ['keep-remainder', 'x'],
      ['close'],
      ['close', 'SOL'],
    ]) {
      expect(await run('deposit', ...args), args.join(' ')).toMatchObject({ exitCode: 2 });
    }
    expect(await run('deposit', 'rate', '9', '1')).toEqual({ text: 'There is no channel 9.', exitCode: 1 });
    expect(await run('deposit', 'rate', '2', '101')).toMatchObject({ exitCode: 1 });
    const before = await run('deposit', 'list');
    const tooLittle = { text: 'Nothing was changed: the minimum would be credited as nothing.', exitCode: 1 };
    expect(await run('deposit', 'limits', '2', '0.00000001', '1')).toEqual(tooLittle);
    expect(await run('deposit', 'list')).toEqual(before);
  });
});

describe('bank accounts', () => {
  const details = ['--bank', 'Harbour Trust', '--holder', 'Portal Ltd', '--number', '001 234'];

  it('adds one to a channel, which is offered from then on, and closes it', async () => {
    expect((await run('bank-account', 'list')).text).toContain('There is no bank account');
    expect((await config())?.records).toEqual([]);
    expect(await run('bank-account', 'add', '1', ...details, '--code', 'HARBGB2L')).toEqual({
      text: 'Bank account 1 takes deposits of channel 1 from now on.',
      exitCode: 0,
    });
    expect((await run('bank-account', 'list')).text).toBe(
      '1  1 International wire (SWIFT)  Harbour Trust, Portal Ltd, 001 234, HARBGB2L',
    );
    expect((await config())?.records.map(({ channelId }) => channelId)).toEqual(['1']);
    expect(await run('bank-account', 'add', '1', ...details)).toEqual({
      text: 'That account takes deposits of channel 1 already.',
      exitCode: 1,
    });
    expect(await run('bank-account', 'close', '1')).toMatchObject({ exitCode: 0 });
    expect(await run('bank-account', 'close', '1')).toMatchObject({ exitCode: 1 });
    expect((await config())?.records).toEqual([]);
    expect(await run('bank-account', 'add', '1', ...details)).toMatchObject({ exitCode: 0 });
    const [, again = ''] = /^(\d+) {2}1 .*001 234$/m.exec((await run('bank-account', 'list')).text) ?? [];
    expect(await run('bank-account', 'close', again)).toMatchObject({ exitCode: 0 });
  });

  it('require every detail', async () => {
    for (const args of [
      ['1'],
      ['1', '--bank', 'Harbour Trust'],
      ['x', ...details],
      ['1', ...details, '--code', 'a\nb'],
      ['1', ...details.slice(0, 5), 'x'.repeat(81)],
    ]) {
      expect(await run('bank-account', 'add', ...args)).toMatchObject({ exitCode: 2 });
    }
    expect(await run('bank-account', 'add', '9', ...details)).toMatchObject({ exitCode: 1 });
  });
});

describe('a deposit that the operator reports for a member', () => {
  const file = (...args: string[]) => run('deposit', 'file', ...args);
  const [first = '', second = ''] = ['1', '2'].map((digit) => `0x${digit.repeat(64)}`);

  it('waits for review and is credited like one of the member', async () => {
    const [address = ''] = demoAddresses('BEP20', 1);
    await runConfirmed(platform, ['address', 'import', 'BEP20', 'list.txt'], { input: address });
    await config();
    expect(await file('AIKO', 'BEP20', '75', first)).toMatchObject({
      text: expect.stringMatching(/^deposit:\d+ of aiko waits for review: 75 to be credited\.$/) as string,
      exitCode: 0,
    });
    await run('bank-account', 'add', '2', '--bank', 'B', '--holder', 'H', '--number', '98765');
    const [, account = ''] = /^(\d+) {2}2 .*98765$/m.exec((await run('bank-account', 'list')).text) ?? [];
    const { text } = await file('aiko', account, '123', '0001-2345');
    expect(text).toMatch(/121\.77 to be credited\.$/);
    const name = text.split(' ')[0] ?? '';
    expect((await run('review', 'list')).text).toMatch(
      /receipt number 0001-2345 {2}the payment should carry MP[2-9A-Z]{8} {2}no picture/,
    );
    expect(await run('review', 'approve', name)).toMatchObject({ exitCode: 0 });
    const page = { id: name.split(':')[1], pageSize: 1, cursor: null };
    const order = (await client.call(deposit.depositRecordList, page, { token })).result?.records[0];
    expect(order).toMatchObject({ status: 'APPROVED', creditedAmount: '121.77', referenceNo: '0001-2345' });
    expect(await file('aiko', account, '123', '0001-2345')).toMatchObject({
      text: expect.stringContaining('You have already submitted this deposit') as string,
      exitCode: 1,
    });
    await run('bank-account', 'close', account);
    expect(await file('aiko', account, '123', '0001-2346')).toMatchObject({ exitCode: 1 });
    expect(
      await platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });

  it('rejects what the member could not report', async () => {
    for (const [args, said] of [
      [['unknown', 'BEP20', '75', second], 'There is no member unknown.'],
      [['aiko', 'BEP20', '49', second], 'The minimum deposit is 50 USDT.'],
      [['aiko', 'BEP20', '75', '0x12'], 'not a complete BEP20 transaction hash'],
      [['aiko', 'BEP20', '75', first], 'You have already submitted this deposit'],
      [['aiko', 'ERC20', '75', second], 'Deposits over ERC20 are not available'],
      [['aiko', '999', '75', 'R-1234'], 'no longer available'],
    ] as const) {
      const outcome = await file(...args);
      expect(outcome).toMatchObject({ exitCode: 1 });
      expect(outcome.text).toContain(said);
    }
    for (const args of [
      ['aiko', 'SOL', '75', second],
      ['aiko', 'BEP20', '0', second],
      ['aiko', 'BEP20', '75'],
    ])
      expect(await file(...args)).toMatchObject({ exitCode: 2 });
  });
});

describe('a review', () => {
  it('shows its picture to the operator, through the socket too, and takes a plain reason', async () => {
    await run('bank-account', 'add', '2', '--bank', 'B', '--holder', 'H', '--number', '12345');
    const accounts = (await client.call(deposit.sysBankAccountList, {}, { token })).result?.records ?? [];
    const picture = (await createPicture('png', { width: 1_500, height: 1_500 })).toString('base64');
    const { result } = await client.call(
      deposit.bankDeposit,
      bankDeposit({ channelId: '2', sysBankAccountId: accounts[0]?.id ?? '' }, picture, {
        exchangeRate: '0.99',
      }),
      { token },
    );
    const name = `deposit:${result?.id ?? ''}`;

    const shown = await run('review', 'image', name, '/tmp/x.webp');
    expect(shown).toMatchObject({ text: `The picture of ${name} is in /tmp/x.webp.`, exitCode: 0 });
    expect(shown.file?.path).toBe('/tmp/x.webp');
    expect(Buffer.from(shown.file?.base64 ?? '', 'base64').toString('latin1', 8, 12)).toBe('WEBP');
    // The command line writes files, not the platform's process.
    await expect(stat('/tmp/x.webp')).rejects.toThrow('ENOENT');
    expect(await run('review', 'image', 'deposit:999', 'x.webp')).toMatchObject({ exitCode: 1 });
    expect(await run('review', 'image', 'withdrawal:1', 'x.webp')).toMatchObject({ exitCode: 1 });
    expect(await run('review', 'image', name)).toMatchObject({ exitCode: 2 });

    const folder = await mkdtemp(join(tmpdir(), 'deposits-'));
    const server = await serveCommands(folder, (args, typed) => runConfirmed(platform, args, typed));
    expect(await askRunning(folder, ['review', 'image', name, '/tmp/x.webp'])).toEqual(shown);
    const many = demoAddresses('ERC20', 3_000).join('\n');
    expect(await askRunning(folder, ['address', 'import', 'ERC20', 'list.txt'], many)).toMatchObject({
      text: 'Addresses of ERC20 added: 3000. Already there: 0.',
    });
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });

    expect(await run('review', 'reject', name, '--reason', 'x'.repeat(201))).toMatchObject({ exitCode: 2 });
    expect(await run('review', 'reject', name, '--reason', ' Not\nyour\u0000  account\u202e ')).toMatchObject(
      {
        exitCode: 0,
      },
    );
    const page = { id: result?.id, pageSize: 1, cursor: null };
    const order = (await client.call(deposit.depositRecordList, page, { token })).result?.records[0];
    expect(order?.reason).toBe('Not your account');
  });
});
