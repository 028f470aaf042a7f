import { locales } from '@portal/schema/locales';
import { domains } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/client.ts';
import { onServer } from '../../../test/databases.ts';
import { fieldMessage } from '../../../test/messages.ts';
import { onEachPlatform, onTwoPlatforms, type Suite } from '../../../test/platforms.ts';
import { createTestPlatform } from '../../../test/testing.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { openDatabase } from '../../database/open-database.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { newEntrant, nextKey, workRounds, type Entrant } from './entrants.fixture.ts';

const { jackpot } = domains;

const expectCleanBooks = async ({ platform }: Pick<Suite, 'platform'>) =>
  expect(await platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan))).toEqual({
    total: 0,
    violations: [],
  });

onEachPlatform('an entry in the jackpot', (suite) => {
  let aiko: Entrant;
  let budi: Entrant;
  beforeAll(async () => {
    aiko = await newEntrant(suite, 'aiko', '5000');
    budi = await newEntrant(suite, 'budi', '10');
    await workRounds(suite);
  });

  it('gets a number in a round that began on Monday at 00:00 GMT+8', async () => {
    const round = await aiko.round();
    expect(round).toMatchObject({
      roundNo: 1,
      status: 'IN_PROGRESS',
      beginTime: Date.parse('2026-11-15T16:00:00Z'),
      endTime: Date.parse('2026-11-22T16:00:00Z'),
      drawTime: Date.parse('2026-11-22T16:10:00Z'),
      price: '10',
      maxCount: 100,
      shareRatio: '0.9',
      carriedAmount: '0',
      potAmount: '0',
      prizeAmount: '0',
      entryCount: 0,
      seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      draw: null,
    });
    const order = await aiko.enter(3, ' 七転び八起き ');
    expect(order).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      cursor: expect.stringMatching(/^[\w-]{1,64}$/) as string,
      receiptNo: expect.stringMatching(/^R261121/) as string,
      transactionNo: expect.stringMatching(/^T261121/) as string,
      roundId: '1',
      roundNo: 1,
      status: 'NOT_DRAWN',
      firstNumber: 0,
      count: 3,
      amount: '30',
      entryCode: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      word: '七転び八起き',
      winNumber: null,
      prizeAmount: null,
      createTime: suite.platform.clock.now().getTime(),
      drawTime: round.drawTime,
      payTime: null,
    });
    expect(await aiko.cash()).toBe('4970');
    expect((await aiko.records())[0]).toBe('PURCHASE -30 CASH_POINT');
    expect(await aiko.orders()).toEqual([order]);
    expect((await aiko.enter(2)).firstNumber).toBe(3);
    expect(await aiko.round()).toMatchObject({
      entryCount: 5,
      myCount: 5,
      potAmount: '50',
      prizeAmount: '45',
      seedHash: round.seedHash,
    });
    expect(await budi.round()).toMatchObject({ entryCount: 5, myCount: 0 });
    expect(await aiko.totals()).toEqual({ entryCount: 5, payAmount: '50', winCount: 0, winAmount: '0' });
  });

  it('appears by its key and its round, for its member only', async () => {
    const data = await aiko.request(1);
    const { result } = await aiko.send(data);
    const filter = { idempotencyKey: data.idempotencyKey };
    expect(await aiko.orders(filter)).toEqual([result]);
    expect(await budi.orders(filter)).toEqual([]);
    expect(await aiko.orders({ roundId: '1' })).toHaveLength(3);
    expect(await aiko.orders({ roundId: '2' })).toEqual([]);
    expect(await aiko.orders({ winStatus: 1 })).toEqual([]);
    expect(await aiko.orders({ winStatus: 0 })).toHaveLength(3);
  });

  it('succeeds once if its key is sent 16 times, and rejects another input', async () => {
    const before = (await aiko.round()).entryCount;
    const data = await aiko.request(2);
    const answers = await Promise.all(Array.from({ length: 16 }, () => aiko.send(data)));
    for (const { code, result } of answers) {
      expect(code).toBe(20000);
      expect(result).toEqual(answers[0]?.result);
    }
    expect((await aiko.round()).entryCount).toBe(before + 2);
    expect((await aiko.send({ ...data, count: 3 })).message).toContain('already sent with other details');
  });

  it('succeeds once for two requests with credits for one', async () => {
    const before = await aiko.round();
    const [one, other] = [await budi.request(1), await budi.request(1)];
    const answers = await Promise.all([budi.send(one), budi.send(other)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 9001]);
    expect(answers.find(({ code }) => code === 9001)?.message).toContain('not have enough');
    expect(await budi.cash()).toBe('0');
    // The number of a failed purchase is reused.
    expect((await aiko.round()).entryCount).toBe(before.entryCount + 1);
  });

  describe('without moving credits', () => {
    const expectRefused = async (answer: Promise<{ code?: unknown; message: string }>, message: RegExp) => {
      const before = await aiko.cash();
      const { code, message: said } = await answer;
      expect(code).toBe(9001);
      expect(said).toMatch(message);
      expect(await aiko.cash()).toBe(before);
    };

    it('rejects another round than the current one', async () =>
      expectRefused(
        aiko.send({ ...(await aiko.request(1)), roundId: '2' }),
        /^This round takes no more entries\. Nothing was moved/,
      ));

    it('rejects more than the maximum', async () => {
      const has = (await aiko.round()).myCount;
      await expectRefused(
        aiko.send(await aiko.request(101 - has)),
        new RegExp(`at most 100 entries in a round and can still buy ${100 - has} in this one`),
      );
    });

    it('rejects another after the maximum was bought in one order', async () => {
      const zoe = await newEntrant(suite, 'zoe', '1000');
      expect((await zoe.send(await zoe.request(100))).code).toBe(20000);
      expect((await zoe.round()).myCount).toBe(100);
      expect((await zoe.send(await zoe.request(1))).message).toContain('can still buy 0 in this one');
    });

    it('rejects a wrong transaction password', async () =>
      expectRefused(
        aiko.send({ ...(await aiko.request(1)), transactionPassword: 'Wrong12345' }),
        /^The transaction password is wrong/,
      ));
  });

  it.each([
    ['roundId', { roundId: 0 }, 'id'],
    ['count', { count: 1.5 }, 'invalid'],
    ['count', { count: 0 }, 'invalid'],
    ['count', { count: 2_000_000 }, 'invalid'],
    ['word', { word: 'a\nb' }, 'invalid'],
    ['word', { word: 'a\u202Eb' }, 'invalid'],
    ['word', { word: '\uD800' }, 'invalid'],
    ['idempotencyKey', { idempotencyKey: 'short' }, 'key'],
    ['transactionPassword', { transactionPassword: '' }, 'required'],
  ] as const)('names %s when it is wrong: %j', async (field, change, rule) => {
    for (const language of locales) {
      const data = { ...(await aiko.request(1)), ...change };
      expect(await aiko.send(data, language)).toMatchObject({
        status: 200,
        code: 9001,
        message: fieldMessage(field, rule, language),
      });
    }
  });

  it('accepts a word of at most 64 characters', async () => {
    const { message } = await aiko.send({ ...(await aiko.request(1)), word: 'x'.repeat(65) });
    expect(message).toContain('64');
    expect((await aiko.enter(1, '   ')).word).toBeNull();
  });

  it('leaves clean books', () => expectCleanBooks(suite));
});

onTwoPlatforms('an entry around midnight', (suites) => {
  const [ahead, behind] = suites;

  it('belongs to the new round when its member was locked until the old one ended', async () => {
    const aiko = await newEntrant(ahead, 'aiko', '1000');
    await workRounds(ahead);
    const { platform } = ahead;
    const { endTime } = await aiko.round();
    platform.clock.set(new Date(endTime - 100));
    const data = { ...(await aiko.request(1)), roundId: '2' };
    const token = await platform.signIn(aiko.member);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const holding = platform.services.database.transaction(async (tx) => {
      await tx.query('select from member where id = $1 for update', [aiko.member.id]);
      isLocked();
      await released;
    });
    await locked;
    const answer = ahead.client.call(jackpot.grandPrize, data, { token, language: 'en-US' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    platform.clock.set(new Date(endTime + 50));
    release();
    await holding;
    expect(await answer).toMatchObject({ code: 20000, result: { roundNo: 2, createTime: endTime + 50 } });
    await expectCleanBooks(ahead);
  });

  it('never precedes its round if a process with a faster clock opened it', async () => {
    const budi = await newEntrant(ahead, 'budi', '1000');
    const { endTime } = await budi.round();
    ahead.platform.clock.set(new Date(endTime));
    await workRounds(ahead);
    behind.platform.clock.set(new Date(endTime - 2_000));
    const data = await budi.request(1);
    const token = await ahead.platform.signIn(budi.member);
    const answer = await behind.client.call(jackpot.grandPrize, data, { token, language: 'en-US' });
    expect(answer).toMatchObject({ code: 20000, result: { roundNo: 3, createTime: endTime } });
    await expectCleanBooks(ahead);
  });
});

onServer('fifty entries at once over two processes', (test) => {
  it('succeed up to the balance, numbered without gaps, and conserve all credits', async () => {
    const platform = await createTestPlatform({ database: test.db });
    const other = await createTestPlatform({
      database: await openDatabase({ databaseUrl: test.url, dataDir: '' }),
    });
    try {
      const suite = { platform, client: new TestClient(platform) };
      const clients = [suite.client, new TestClient(other)];
      const aiko = await newEntrant(suite, 'aiko', '95');
      const dana = await newEntrant(suite, 'dana', '1000');
      await workRounds(suite);
      const send = async (entrant: Entrant, client: TestClient | undefined) => {
        const data = { ...(await entrant.request(1)), idempotencyKey: nextKey() };
        const token = await platform.signIn(entrant.member);
        const { code, result } = await (client ?? suite.client).call(jackpot.grandPrize, data, { token });
        return code === 20000 ? result?.firstNumber : undefined;
      };
      const numbers = await Promise.all(
        Array.from({ length: 50 }, (_, nth) => send(nth % 5 === 0 ? dana : aiko, clients[nth % 2])),
      );
      // Nine of aiko's forty (as many as the balance allows) and all of dana's ten.
      const taken = numbers.filter((number) => number !== undefined);
      expect([...taken].sort((one, two) => one - two)).toEqual(Array.from({ length: 19 }, (_, nth) => nth));
      expect([await aiko.cash(), await dana.cash()]).toEqual(['5', '900']);
      expect(await aiko.round()).toMatchObject({ entryCount: 19, potAmount: '190', myCount: 9 });
      await expectCleanBooks(suite);
    } finally {
      await other.close();
      await platform.close();
    }
  });
});
