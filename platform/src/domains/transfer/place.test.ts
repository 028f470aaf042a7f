import { locales } from '@portal/schema/locales';
import { domains, type RequestOf, type AnswerOf } from '@portal/schema/rest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../test/client.ts';
import { runConfirmed } from '../../../test/commands.ts';
import { fieldMessage } from '../../../test/messages.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { testTransactionPassword, type TestMember } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { recordTypes } from '../../ledger/record-types.ts';
import { banMember } from '../member/ban.ts';

const { assets, transfer } = domains;
type Request = RequestOf<typeof transfer.makeOver>;
type Page = AnswerOf<typeof transfer.makeOverOrderList>;

let keys = 0;
const nextKey = (): string => `key-of-a-transfer-${(keys += 1)}`;

onEachPlatform('a transfer', (suite) => {
  let aiko: TestMember;
  let budi: TestMember;
  let token: string;
  let tokenOfBudi: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { balances: { CASH_POINT: '1000', GMT: '5' } });
    budi = await suite.platform.addMember('Budi');
    [token, tokenOfBudi] = await Promise.all([suite.platform.signIn(aiko), suite.platform.signIn(budi)]);
  });
  // Creation times distinguish the records.
  beforeEach(() => suite.platform.clock.advance(1_000));

  const request = (change: Partial<Request> = {}): Request => ({
    idempotencyKey: nextKey(),
    coinName: 'CASH_POINT',
    amount: '10',
    toUserName: 'budi',
    remark: null,
    transactionPassword: testTransactionPassword,
    ...change,
  });
  const send = (data: unknown, language = 'en-US') =>
    suite.client.callLoosely(transfer.makeOver, data, { token, language });
  const cashOf = async (sessionToken: string) =>
    (await suite.client.call(assets.assetsList, {}, { token: sessionToken })).result?.records[0]
      ?.assetsAvailable;
  const recordsOf = async (sessionToken: string) =>
    (await suite.client.call(assets.assetsRecordList, { pageSize: 5, cursor: null }, { token: sessionToken }))
      .result?.records ?? [];
  const listOrders = async (sessionToken: string, direction?: 'IN' | 'OUT') =>
    (
      await suite.client.call(
        transfer.makeOverOrderList,
        { pageSize: 50, cursor: null, direction },
        { token: sessionToken },
      )
    ).result?.records ?? [];

  it('moves credits, and both members find it with each other and the note', async () => {
    const { result } = await send(
      request({ amount: '12.5', toUserName: 'BUDI', remark: ' For the ticket ' }),
    );
    expect(result).toMatchObject({
      direction: 'OUT',
      counterparty: 'Budi',
      amount: '12.5',
      fee: '0',
      actualAmount: '12.5',
      remark: 'For the ticket',
      status: 'COMPLETED',
      createTime: suite.platform.clock.now().getTime(),
    });
    expect([await cashOf(token), await cashOf(tokenOfBudi)]).toEqual(['987.5', '12.5']);
    const [sent] = await recordsOf(token);
    const [received] = await recordsOf(tokenOfBudi);
    const same = {
      recordType: 'TRANSFER',
      reason: 'For the ticket',
      fee: null,
      actualAmount: null,
      status: 'COMPLETED',
    };
    expect(sent).toMatchObject({ ...same, amount: '-12.5', balanceAfter: '987.5', counterparty: 'Budi' });
    expect(received).toMatchObject({ ...same, amount: '12.5', balanceAfter: '12.5', counterparty: 'aiko' });
    expect(received?.receiptNo).toBe(sent?.receiptNo);
    expect((await listOrders(token, 'OUT'))[0]).toEqual(result);
    expect((await listOrders(tokenOfBudi, 'IN'))[0]).toMatchObject({
      direction: 'IN',
      counterparty: 'aiko',
      amount: '12.5',
    });
    expect(await listOrders(tokenOfBudi, 'OUT')).toEqual([]);
  });

  it('shows a reversal by an operator in the lists of both members', async () => {
    const { transactionNo } = (await send(request({ amount: '3' }))).result as { transactionNo: string };
    await send(request({ amount: '4' }));
    const reverse = ['reverse', transactionNo, '--reason', 'Mistyped'];
    const { exitCode } = await runConfirmed(suite.platform, reverse);
    expect(exitCode).toBe(0);
    const statuses = async (sessionToken: string, direction: 'IN' | 'OUT') =>
      (await listOrders(sessionToken, direction)).slice(0, 2).map(({ amount, status }) => [amount, status]);
    const expected = [
      ['4', 'COMPLETED'],
      ['3', 'REVERSED'],
    ];
    expect(await statuses(token, 'OUT')).toEqual(expected);
    expect(await statuses(tokenOfBudi, 'IN')).toEqual(expected);
  });

  it('shows a note as it was written, also one that looks like a reason of an operator', async () => {
    const note = 'ADDRESS_REPORTED: ask at https://example.com';
    const { transactionNo } = (await send(request({ remark: note }))).result as { transactionNo: string };
    const { exitCode } = await runConfirmed(suite.platform, [
      'reverse',
      transactionNo,
      '--reason',
      'ON_REQUEST',
    ]);
    expect(exitCode).toBe(0);
    for (const sessionToken of [token, tokenOfBudi]) {
      const { result } = await suite.client.call(
        assets.assetsRecordList,
        { pageSize: 2, cursor: null },
        { token: sessionToken, language: 'ja-JP' },
      );
      expect(result?.records.map(({ reason }) => reason)).toEqual(['お客様のご依頼によります。', note]);
    }
  });

  it('credits a fee, if any, to the house', async () => {
    const { database } = suite.platform.services;
    await database.execute('update transfer_rule set fee_ppm = 12500');
    const before = await cashOf(tokenOfBudi);
    const { result } = await send(request({ amount: '33.33' }));
    await database.execute('update transfer_rule set fee_ppm = 0');
    // 1.25 % of 33.33, exact to the last digit.
    expect(result).toMatchObject({ amount: '33.33', fee: '0.416625', actualAmount: '32.913375' });
    expect((await recordsOf(token))[0]).toMatchObject({
      amount: '-33.33',
      fee: '0.416625',
      actualAmount: '32.913375',
    });
    expect(Number(await cashOf(tokenOfBudi)) - Number(before)).toBeCloseTo(32.913375, 8);
    const taken = await database.query(
      `select p.record_type as type, sum(p.amount) from posting p join account a on a.id = p.account_id
       where a.purpose = 'house:fee' group by 1`,
    );
    expect(taken).toEqual([{ type: recordTypes.fee.code, sum: '41662500' }]);
  });

  it('rounds a fee up, in favour of the house, and leaves something of the least amount', async () => {
    const { database } = suite.platform.services;
    await database.execute('update transfer_rule set fee_ppm = 1, multiple = 1');
    const { result } = await send(request({ amount: '1.00000001' }));
    // 0.0001 % of it is 0.00000100000001.
    expect(result).toMatchObject({ fee: '0.00000101', actualAmount: '0.999999' });
    await expect(database.execute('update transfer_rule set minimum = 1')).rejects.toMatchObject({
      constraint: 'transfer_rule_leaves_something',
    });
    await database.execute('update transfer_rule set fee_ppm = 0, multiple = 1000000');
  });

  it('returns rules that the member can read', async () => {
    const { result } = await suite.client.call(transfer.makeOverConfigList, {}, { token });
    expect(result).toEqual({
      records: [
        { coinName: 'CASH_POINT', minAmount: '1', maxAmount: '100000', multiple: '0.01', feeRate: '0' },
      ],
    });
  });

  describe('without moving credits', () => {
    let before: string | undefined;
    beforeEach(async () => {
      before = await cashOf(token);
    });
    const expectRefused = async (change: Partial<Request>, message: string | RegExp) => {
      const answer = await send(request(change));
      expect(answer).toMatchObject({ status: 200, code: 9001, result: undefined });
      if (typeof message === 'string') expect(answer.message).toBe(message);
      else expect(answer.message).toMatch(message);
      expect(await cashOf(token)).toBe(before);
    };

    it('rejects an amount above the balance', () =>
      expectRefused(
        { amount: '5000' },
        'You do not have enough cash credits for this. Nothing was moved. Enter a smaller amount.',
      ));
    it('rejects an amount below the minimum', () =>
      expectRefused({ amount: '0.99' }, /minimum in cash credits is 1\./));
    it('rejects an amount above the maximum', () =>
      expectRefused({ amount: '100000.01' }, /maximum in cash credits is 100,000\./));
    it('rejects an amount that is not a multiple', () =>
      expectRefused({ amount: '1.005' }, /must be a multiple of 0.01\./));
    it('rejects a credit that cannot be transferred', () =>
      expectRefused(
        { coinName: 'GMT', amount: '1' },
        'Transfers of game credits are not possible. Nothing was moved. Choose another credit.',
      ));
    it('rejects oneself as recipient', () => expectRefused({ toUserName: 'AIKO' }, /yourself/));
    it('rejects an unknown name', () => expectRefused({ toUserName: 'nobody' }, /no member named nobody/));
    it('rejects a banned member as recipient', async () => {
      await suite.platform.addMember('zed');
      await banMember(suite.platform.services, 'zed', 'A test');
      await expectRefused({ toUserName: 'zed' }, /zed cannot receive transfers/);
    });
    it('rejects a note that is too long', () =>
      expectRefused({ remark: 'x'.repeat(101) }, 'Note can have at most 100 characters.'));
  });

  describe.each(locales)('names an amount that is none in %s:', (language) => {
    it.each([
      ['-1', 'amount'],
      ['1e3', 'amount'],
      ['NaN', 'amount'],
      ['1e308', 'amount'],
      ['Infinity', 'amount'],
      ['0.123456789', 'amount'],
      ['１２', 'amount'],
      ['1,000', 'amount'],
      ['+1', 'amount'],
      ['01', 'amount'],
      ['1.', 'amount'],
      ['.5', 'amount'],
      [' 1', 'amount'],
      ['0x10', 'amount'],
      ['', 'amount'],
      ['123456789012', 'amount'],
      ['0', 'positive'],
      ['0.00000000', 'positive'],
      [null, 'amount'],
      [undefined, 'amount'],
      [25, 'amount'],
      [['1'], 'amount'],
      [{ amount: '1' }, 'amount'],
      [true, 'amount'],
    ] as const)('%j', async (amount, rule) => {
      const answer = await send({ ...request(), amount }, language);
      expect(answer).toMatchObject({
        status: 200,
        code: 9001,
        message: fieldMessage('amount', rule, language),
      });
    });
  });

  describe('with a wrong transaction password', () => {
    it('moves nothing, leaves the key free, and after five is locked for fifteen minutes', async () => {
      const data = request({ amount: '1' });
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const wrong = await send({ ...data, transactionPassword: 'Wrong12345' });
        expect(wrong.message).toContain('transaction password is wrong');
      }
      expect((await send(data)).code).toBe(20000);
      for (let attempt = 0; attempt < 5; attempt += 1)
        await send(request({ transactionPassword: 'Wrong12345' }));
      expect((await send(request())).message).toContain('locked after too many wrong attempts');
      suite.platform.clock.advance(15 * 60_000);
      expect((await send(request({ amount: '1' }))).code).toBe(20000);
    });
  });

  describe('with its key', () => {
    it('takes effect once, and answers alike for the same input in any notation', async () => {
      const data = request({ amount: '5', toUserName: 'budi' });
      const first = await send(data);
      const before = await cashOf(token);
      suite.platform.clock.advance(3_600_000);
      const second = await send({ ...data, amount: '5.00', toUserName: ' BUDI ', remark: '' });
      expect(second.result).toEqual(first.result);
      expect(await cashOf(token)).toBe(before);
    });

    it('rejects another input', async () => {
      const data = request({ amount: '5', remark: 'rent' });
      expect((await send(data)).code).toBe(20000);
      for (const change of [
        { amount: '6' },
        { toUserName: 'zed' },
        { remark: 'other' },
        { remark: null },
        { coinName: 'GMT' },
      ]) {
        expect((await send({ ...data, ...change })).message).toContain('already sent with other details');
      }
    });

    it('repeats a refusal, even when it would be allowed by now', async () => {
      const poor = await suite.platform.addMember('poor');
      const poorToken = await suite.platform.signIn(poor);
      const data = request({ amount: '3' });
      const ask = (language = 'en-US') =>
        suite.client.callLoosely(transfer.makeOver, data, { token: poorToken, language });
      const first = await ask();
      expect(first.message).toContain('not have enough');
      await suite.platform.credit(poor, 'CASH_POINT', '50');
      expect(await ask()).toEqual(first);
      expect((await ask('id-ID')).message).toContain('tidak cukup');
      expect(await cashOf(poorToken)).toBe('50');
    });

    it('takes effect once if 32 arrive at once', async () => {
      const before = Number(await cashOf(token));
      const data = request({ amount: '2' });
      const answers = await Promise.all(Array.from({ length: 32 }, () => send(data)));
      expect(answers.map(({ code }) => code)).toEqual(Array<number>(32).fill(20000));
      for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
      expect(Number(await cashOf(token))).toBe(before - 2);
    });

    it('appears in the list of its sender, for no other member', async () => {
      const data = request({ amount: '1' });
      const { idempotencyKey } = data;
      const found = async (filter: Partial<RequestOf<typeof transfer.makeOverOrderList>>, of = token) =>
        (
          await suite.client.call(
            transfer.makeOverOrderList,
            { pageSize: 5, cursor: null, ...filter },
            { token: of },
          )
        ).result?.records.map(({ id }) => id);
      expect(await found({ idempotencyKey })).toEqual([]);
      const { id } = (await send(data)).result as { id: string };
      await send(request({ amount: '1' }));
      expect(await found({ idempotencyKey })).toEqual([id]);
      expect(await found({ idempotencyKey, direction: 'OUT' })).toEqual([id]);
      expect(await found({ idempotencyKey, direction: 'IN' })).toEqual([]);
      expect(await found({ idempotencyKey }, tokenOfBudi)).toEqual([]);
      const refused = request({ toUserName: 'nobody' });
      expect((await send(refused)).code).toBe(9001);
      expect(await found({ idempotencyKey: refused.idempotencyKey })).toEqual([]);
    });

    it('does not conflict with the same key of another member', async () => {
      const data = request({ amount: '1' });
      expect((await send(data)).code).toBe(20000);
      const other = await suite.client.callLoosely(
        transfer.makeOver,
        { ...data, toUserName: 'aiko' },
        { token: tokenOfBudi },
      );
      expect(other.code).toBe(20000);
    });

    it.each([null, '', 'short', 'x'.repeat(65), 'with space in it!', 7])(
      'rejects an invalid key by name: %j',
      async (idempotencyKey) => {
        const answer = await send({ ...request(), idempotencyKey });
        expect(answer.message).toBe('Idempotency key must have 16 to 64 letters, digits or dashes.');
      },
    );
  });

  it('never spends more than the balance, however many are sent at once', async () => {
    const rich = await suite.platform.addMember('rich', { balances: { CASH_POINT: '10' } });
    const richToken = await suite.platform.signIn(rich);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        suite.client.callLoosely(transfer.makeOver, request({ amount: '3' }), { token: richToken }),
      ),
    );
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(3);
    expect(await cashOf(richToken)).toBe('1');
  });

  it('leaves clean books', async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });

  it('lists both ways without gap or repetition while new ones arrive', async () => {
    const sam = await suite.platform.addMember('sam', { balances: { CASH_POINT: '1000' } });
    const [samToken, fresh] = [await suite.platform.signIn(sam), await suite.platform.signIn(aiko)];
    const make = async (index: number) => {
      const out = index % 2 === 0;
      await suite.client.callLoosely(
        transfer.makeOver,
        request({ amount: '1', toUserName: out ? 'budi' : 'sam' }),
        { token: out ? samToken : fresh },
      );
    };
    for (let index = 0; index < 11; index += 1) await make(index);
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 9; page += 1) {
      const { result }: CallAnswer<Page> = await suite.client.call(
        transfer.makeOverOrderList,
        { pageSize: 2, cursor },
        { token: samToken },
      );
      seen.push(...(result?.records.map(({ id }) => id) ?? []));
      cursor = result?.records.at(-1)?.cursor ?? null;
      if (result?.hasMore !== true) break;
      await make(page);
    }
    expect(seen).toHaveLength(11);
    expect(new Set(seen).size).toBe(11);
    expect(seen).toEqual([...seen].sort((one, other) => Number(other) - Number(one)));
  });
});
