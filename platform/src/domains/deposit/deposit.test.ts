import { domains, type RequestOf, type ResultOf } from '@portal/schema/rest';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { CallAnswer } from '../../../test/client.ts';
import {
  bankDeposit,
  chainDeposit,
  fillPool,
  nextHash,
  nextReceipt,
  openAccounts,
} from '../../../test/deposits.ts';
import { pictureOf, pngOfSize, withSegment, zip } from '../../../test/pictures.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import type { TestMember } from '../../../test/testing.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { catalogs, locales } from '../../messages/index.ts';
import { changeWay } from './upkeep.ts';

const { assets, deposit } = domains;
type Page = ResultOf<typeof deposit.depositRecordList>;
type Order = Page['records'][number];

onEachPlatform('a deposit', (suite) => {
  let aiko: TestMember;
  let token: string;
  let tokenOfBudi: string;
  let accounts: { channelId: string; sysBankAccountId: string }[];
  let picture: string;
  const [wire, local] = [() => first(accounts), () => first(accounts.slice(1))];
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('it is not there');
    return value;
  };
  const first = <T>(list: readonly T[]): T => there(list[0]);

  beforeAll(async () => {
    const { database } = suite.platform.services;
    await fillPool(database, 10);
    accounts = await openAccounts(database);
    picture = (await pictureOf('jpeg', { width: 120, height: 80 })).toString('base64');
    aiko = await suite.platform.addMember('aiko');
    const budi = await suite.platform.addMember('budi');
    [token, tokenOfBudi] = await Promise.all([suite.platform.signIn(aiko), suite.platform.signIn(budi)]);
    for (const session of [token, tokenOfBudi]) {
      await suite.client.call(deposit.depositBankConfigList, {}, { token: session });
    }
  });
  beforeEach(() => suite.platform.clock.advance(1_000));

  const onChain = (data: unknown, language = 'en-US', session = token) =>
    suite.client.callLoosely(deposit.deposit, data, { token: session, language }) as Promise<
      CallAnswer<Order>
    >;
  const byBank = (data: unknown, language = 'en-US', session = token) =>
    suite.client.callLoosely(deposit.bankDeposit, data, { token: session, language }) as Promise<
      CallAnswer<Order>
    >;
  const listOf = async (
    change: Partial<RequestOf<typeof deposit.depositRecordList>> = {},
    session = token,
  ): Promise<Page> => {
    const { result, message } = await suite.client.call(
      deposit.depositRecordList,
      { pageSize: 100, cursor: null, ...change },
      { token: session },
    );
    if (result === undefined) throw new Error(message);
    return result;
  };
  const counts = () =>
    suite.platform.services.database.one<{ orders: bigint; uploads: bigint }>(
      'select (select count(*) from deposit) as orders, (select count(*) from upload) as uploads',
    );
  const approve = (order: Order | undefined) => suite.platform.reviews.approve(`deposit:${order?.id ?? ''}`);
  const cashOf = async (session: string) =>
    (await suite.client.call(assets.assetsList, {}, { token: session })).result?.records[0]?.assetsAvailable;

  describe('on a chain', () => {
    it('is taken down, waits, and is credited as cash when it is approved', async () => {
      const referenceNo = nextHash();
      const { result, message } = await onChain(chainDeposit({ amount: '125', referenceNo }));
      expect(message).toBe('success');
      const { networks } = (await suite.client.call(deposit.depositBankConfigList, {}, { token })).result ?? {
        networks: [],
      };
      expect(result).toMatchObject({
        type: 'CHAIN',
        status: 'PENDING_REVIEW',
        amount: '125',
        exchangeRate: '1',
        creditedAmount: '125',
        walletType: 'BEP20',
        walletAddress: networks[0]?.walletAddress,
        hash: referenceNo,
        referenceNo: null,
        chainCheck: 'NOT_CHECKED',
        channelName: null,
        sysBankAccount: null,
        hasReceiptImage: false,
        receiptImage: null,
        reason: null,
        transactionNo: null,
        decideTime: null,
      });
      expect(await cashOf(token)).toBe('0');
      suite.platform.clock.advance(60_000);
      expect(await approve(result)).toBe(true);
      expect(await cashOf(token)).toBe('125');
      const [record] =
        (await suite.client.call(assets.assetsRecordList, { pageSize: 1, cursor: null }, { token })).result
          ?.records ?? [];
      expect(record).toMatchObject({
        recordType: 'DEPOSIT',
        coinName: 'CASH_POINT',
        amount: '125',
        receiptNo: result?.receiptNo,
        hash: referenceNo,
      });
      const [order] = (await listOf()).records;
      expect(order).toMatchObject({
        id: result?.id,
        status: 'APPROVED',
        transactionNo: record?.transactionNo,
        decideTime: suite.platform.clock.now().getTime(),
      });
    });

    it('takes the receipt number of an exchange as well', async () => {
      const { result } = await onChain(chainDeposit({ referenceNo: ' ex-77 88 99 a ' }));
      expect(result).toMatchObject({ hash: null, referenceNo: 'EX778899A', chainCheck: 'NOT_CHECKED' });
    });

    it.each([
      ['below the least', { amount: '49' }, 'The minimum deposit is 50 USDT.'],
      ['that is no multiple', { amount: '125.5' }, 'The next valid amount is 126 USDT.'],
      ['of a fraction too small to see', { amount: '50.00000001' }, 'The next valid amount is 51 USDT.'],
      ['that no account can hold', { amount: '99999999999' }, 'The amount is not valid.'],
      ['with half a hash', { referenceNo: nextHash().slice(0, -2) }, 'not a complete BEP20 transaction hash'],
      [
        'without a reference',
        { referenceNo: ' - ' },
        'Transaction hash or receipt number needs at least 4 characters.',
      ],
      ['on a network that is none', { walletType: 'SOL' }, 'Network is not one of the options.'],
    ])('is refused for an amount or reference %s', async (_what, change, message) => {
      const before = await counts();
      const answer = await onChain({ ...chainDeposit({ receiptImage: picture }), ...change });
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).toContain(message);
      expect(await counts()).toEqual(before);
    });

    it('is refused to a member without an address there, and where the network is closed', async () => {
      const { database } = suite.platform.services;
      const lone = await suite.platform.signIn(await suite.platform.addMember('lone'));
      const message = 'Deposits over BEP20 are not available at the moment.';
      expect((await onChain(chainDeposit(), 'en-US', lone)).message).toContain(message);
      await database.execute("update deposit_network set enabled = false where network = 'BEP20'");
      expect((await onChain(chainDeposit())).message).toContain(message);
      await database.execute("update deposit_network set enabled = true where network = 'BEP20'");
      expect((await onChain(chainDeposit())).code).toBe(20000);
    });
  });

  describe('through a bank', () => {
    it('is credited at the rate of its channel, cut', async () => {
      const { result, message } = await byBank(
        bankDeposit(local(), picture, { amount: '123', exchangeRate: '0.985', referenceNo: 'ab 12-34' }),
        'id-ID',
      );
      expect(message).toBe('success');
      expect(result).toMatchObject({
        type: 'BANK',
        amount: '123',
        exchangeRate: '0.985',
        creditedAmount: '121.155',
        walletType: null,
        walletAddress: null,
        hash: null,
        referenceNo: 'AB1234',
        chainCheck: 'NOT_CHECKED',
        channelName: 'Kiriman bank lokal',
        sysBankAccount: 'Bank 2, Portal Ltd, 0022345, PORTXXXX',
        hasReceiptImage: true,
      });
      const before = Number(await cashOf(token));
      await approve(result);
      expect(Number(await cashOf(token))).toBeCloseTo(before + 121.155, 8);
    });

    it('never credits more than amount times rate', async () => {
      const { database } = suite.platform.services;
      await changeWay(database, BigInt(local().channelId), { rate: 98_765_433n });
      await database.execute('update deposit_channel set multiple = 1 where id = $1', [
        BigInt(local().channelId),
      ]);
      const { result } = await byBank(
        bankDeposit(local(), picture, { amount: '77.77777777', exchangeRate: '0.98765433' }),
      );
      // 77.77777777 × 0.98765433 = 76.8175589922…
      expect(result?.creditedAmount).toBe('76.81755899');
      await changeWay(database, BigInt(local().channelId), { rate: 98_500_000n });
      await database.execute('update deposit_channel set multiple = 100000000 where id = $1', [
        BigInt(local().channelId),
      ]);
    });

    it('keeps its rate, its account and its credit when those change', async () => {
      const { database } = suite.platform.services;
      const { result } = await byBank(bankDeposit(wire(), picture));
      await changeWay(database, BigInt(wire().channelId), { rate: 90_000_000n });
      await database.execute("update system_bank_account set bank_name = 'Other Bank' where id = $1", [
        BigInt(wire().sysBankAccountId),
      ]);
      const [order] = (await listOf({ id: result?.id ?? null })).records;
      expect(order).toMatchObject({
        exchangeRate: '1',
        creditedAmount: '200',
        sysBankAccount: 'Bank 1, Portal Ltd, 0012345, PORTXXXX',
      });
      const late = await byBank(bankDeposit(wire(), picture));
      expect(late.message).toBe(
        'The exchange rate has changed to 0.9. Nothing was submitted. Check what will be credited and confirm again.',
      );
      expect((await byBank(bankDeposit(wire(), picture, { exchangeRate: '0.90' }))).code).toBe(20000);
      await changeWay(database, BigInt(wire().channelId), { rate: 100_000_000n });
    });

    it('is refused where channel and account are not open together', async () => {
      const { database } = suite.platform.services;
      const closed = { code: 9001, message: expect.stringContaining('no longer available') as string };
      const mixed = { channelId: wire().channelId, sysBankAccountId: local().sysBankAccountId };
      expect(await byBank(bankDeposit(mixed, picture))).toMatchObject(closed);
      expect(await byBank(bankDeposit({ ...wire(), channelId: '999' }, picture))).toMatchObject(closed);
      await database.execute('update system_bank_account set enabled = false where id = $1', [
        BigInt(wire().sysBankAccountId),
      ]);
      expect(await byBank(bankDeposit(wire(), picture))).toMatchObject(closed);
      await database.execute('update system_bank_account set enabled = true');
      await database.execute('update deposit_channel set enabled = false where id = $1', [
        BigInt(wire().channelId),
      ]);
      expect(await byBank(bankDeposit(wire(), picture))).toMatchObject(closed);
      await database.execute('update deposit_channel set enabled = true');
    });

    it.each([
      ['below the least', { amount: '99' }, 'The minimum deposit is 100 USD.'],
      ['no multiple', { amount: '100.01' }, 'The next valid amount is 101 USD.'],
      ['without a picture', { receiptImage: null }, 'Receipt picture must be a JPEG, PNG or WebP picture.'],
      [
        'with a number of Han',
        { referenceNo: '单号12345' },
        'Transaction hash or receipt number is not valid.',
      ],
    ])('is refused when it is %s', async (_what, change, message) => {
      const before = await counts();
      const answer = await byBank({ ...bankDeposit(wire(), picture), ...change });
      expect(answer.code).toBe(9001);
      expect(answer.message).toContain(message);
      expect(await counts()).toEqual(before);
    });
  });

  describe('its picture', () => {
    const files: [string, () => Promise<Buffer> | Buffer, keyof (typeof catalogs)['en-US']['refusals']][] = [
      ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_UNREADABLE'],
      ['HTML', () => Buffer.from('<!DOCTYPE html><script>1</script>'), 'IMAGE_UNREADABLE'],
      ['a JPEG and an archive', async () => Buffer.concat([await pictureOf('jpeg'), zip]), 'IMAGE_MIXED'],
      [
        'a PNG and HTML',
        async () => Buffer.concat([await pictureOf('png'), Buffer.from('<html>')]),
        'IMAGE_MIXED',
      ],
      [
        'PHP in a remark',
        async () => withSegment(await pictureOf('jpeg'), 0xfe, Buffer.from('<?php 1')),
        'IMAGE_MIXED',
      ],
      ['30,000 × 30,000 pixels', () => pngOfSize(30_000, 30_000), 'IMAGE_TOO_MANY_PIXELS'],
      ['a picture cut off', async () => (await pictureOf('webp')).subarray(0, 40), 'IMAGE_UNREADABLE'],
    ];
    it.each(files)(
      'is refused when it is %s, in every language, and nothing is stored',
      async (_name, file, code) => {
        const receiptImage = (await file()).toString('base64');
        const before = await counts();
        for (const language of locales) {
          const { refusals } = catalogs[language];
          const words = { megapixels: '50' } as never;
          const expected = refusals[code](words, {} as never);
          const answer = await onChain(chainDeposit({ receiptImage }), language);
          expect(answer).toMatchObject({ status: 200, code: 9001, message: expected });
        }
        expect(await counts()).toEqual(before);
      },
    );

    it('of 6 MB is refused', async () => {
      const before = await counts();
      const noise = await sharp({
        create: {
          width: 1_500,
          height: 1_400,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 90 },
        },
      })
        .png({ compressionLevel: 0 })
        .toBuffer();
      const photo = noise.subarray(0, 6_000_000);
      expect(photo).toHaveLength(6_000_000);
      const answer = await onChain(chainDeposit({ receiptImage: photo.toString('base64') }));
      // It is larger than a sealed request may be, so it does not arrive at all.
      expect(answer.status).toBe(400);
      const smaller = photo.subarray(0, 5_000_001);
      const refused = await onChain(chainDeposit({ receiptImage: smaller.toString('base64') }));
      expect(refused.message).toBe('Receipt picture is larger than 5 MB. Choose a smaller picture.');
      expect(await counts()).toEqual(before);
    });

    it('is kept encoded anew, without what it said of the camera, and shown to its owner alone', async () => {
      const sent = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
        .jpeg()
        .withExif({ IFD0: { Make: 'Camera of Aiko' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
        .toBuffer();
      const { result } = await onChain(chainDeposit({ receiptImage: sent.toString('base64') }));
      expect(result).toMatchObject({ hasReceiptImage: true, receiptImage: null });
      const own = await listOf({ id: result?.id ?? null });
      expect(own.records).toHaveLength(1);
      const shown = own.records[0]?.receiptImage;
      expect(shown).toMatchObject({ contentType: 'image/webp', width: 300, height: 200 });
      const bytes = Buffer.from(shown?.content ?? '', 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.toString('latin1')).not.toContain('Camera');

      expect((await listOf({ id: result?.id ?? null }, tokenOfBudi)).records).toEqual([]);
      // A list has none: it would be heavy.
      expect((await listOf()).records.every(({ receiptImage }) => receiptImage === null)).toBe(true);
    });

    it('is not stored when the deposit is refused', async () => {
      const before = await counts();
      const used = chainDeposit({ receiptImage: picture });
      expect((await onChain(used)).code).toBe(20000);
      const again = await onChain(chainDeposit({ referenceNo: used.referenceNo, receiptImage: picture }));
      expect(again.message).toContain('already used for a deposit');
      const { orders, uploads } = await counts();
      expect([orders - before.orders, uploads - before.uploads]).toEqual([1n, 1n]);
    });
  });

  describe('its reference', () => {
    it('is used once, however it is written and whoever sends it', async () => {
      const hash = nextHash();
      expect((await onChain(chainDeposit({ referenceNo: hash }))).code).toBe(20000);
      for (const [referenceNo, walletType] of [
        [hash.slice(2), 'BEP20'],
        [hash.toUpperCase(), 'BEP20'],
        [` ${hash} `, 'ERC20'],
        [hash.slice(2), 'TRC20'],
      ] as const) {
        const answer = await onChain(chainDeposit({ referenceNo, walletType }), 'en-US', tokenOfBudi);
        expect(answer.message).toContain('already used for a deposit');
      }
      expect((await byBank(bankDeposit(wire(), picture, { referenceNo: 'swift 00-99' }))).code).toBe(20000);
      for (const referenceNo of ['SWIFT0099', 'Swift–00 99', 'ＳＷＩＦＴ0099']) {
        expect((await byBank(bankDeposit(wire(), picture, { referenceNo }))).message).toContain(
          'already used',
        );
        expect((await onChain(chainDeposit({ referenceNo }))).message).toContain('already used');
      }
    });

    it('makes one deposit of fifty that come at once', { timeout: 60_000 }, async () => {
      const before = await counts();
      const referenceNo = nextHash();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          onChain(
            chainDeposit({ referenceNo: index % 2 === 0 ? referenceNo : referenceNo.slice(2).toUpperCase() }),
            'en-US',
            index % 3 === 0 ? tokenOfBudi : token,
          ),
        ),
      );
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(answers.filter(({ message }) => message.includes('already used'))).toHaveLength(49);
      expect((await counts()).orders - before.orders).toBe(1n);
    });

    it('is free again once its deposit is rejected', async () => {
      const referenceNo = nextReceipt();
      const { result } = await onChain(chainDeposit({ referenceNo }));
      await suite.platform.reviews.reject(`deposit:${result?.id ?? ''}`, 'Nothing arrived');
      const second = await onChain(chainDeposit({ referenceNo }), 'en-US', tokenOfBudi);
      expect(second.code).toBe(20000);
      expect((await onChain(chainDeposit({ referenceNo }))).message).toContain('already used');
    });
  });

  describe('with its key', () => {
    it('has one effect, and the same answer for the same input however it is written', async () => {
      const data = bankDeposit(local(), picture, {
        amount: '60',
        exchangeRate: '0.985',
        referenceNo: 'key-0001',
      });
      const one = await byBank(data);
      expect(one.code).toBe(20000);
      const before = await counts();
      suite.platform.clock.advance(3_600_000);
      await approve(one.result);
      const repeated = await byBank({
        ...data,
        amount: '60.00',
        exchangeRate: '0.9850',
        referenceNo: 'KEY 0001',
      });
      expect(repeated.result).toEqual(one.result);
      expect(await counts()).toEqual(before);
    });

    it('is refused with another input, another picture among it', async () => {
      const data = bankDeposit(wire(), picture);
      expect((await byBank(data)).code).toBe(20000);
      const other = (await pictureOf('jpeg', { tint: 9 })).toString('base64');
      const before = await counts();
      for (const change of [
        { amount: '201' },
        { referenceNo: nextReceipt() },
        { receiptImage: other },
        { ...local(), exchangeRate: '0.985' },
      ]) {
        expect((await byBank({ ...data, ...change })).message).toContain('already sent with other details');
      }
      expect(await counts()).toEqual(before);
    });

    it('makes one deposit of 32 that come at once, and gives a refusal again', async () => {
      const data = chainDeposit({ amount: '64' });
      const before = await counts();
      const answers = await Promise.all(Array.from({ length: 32 }, () => onChain(data)));
      for (const { code, result } of answers) {
        expect(code).toBe(20000);
        expect(result).toEqual(answers[0]?.result);
      }
      expect((await counts()).orders - before.orders).toBe(1n);
      const low = chainDeposit({ amount: '1' });
      const refused = await onChain(low);
      await suite.platform.services.database.execute(
        "update deposit_network set minimum = 1 where network = 'BEP20'",
      );
      expect(await onChain(low)).toEqual(refused);
      expect((await onChain(low, 'zh-CN')).message).toContain('50');
      await suite.platform.services.database.execute(
        "update deposit_network set minimum = 5000000000 where network = 'BEP20'",
      );
    });

    it.each([null, '', 'short', 'x'.repeat(65), 7])('is refused by name: %j', async (idempotencyKey) => {
      const answer = await onChain({ ...chainDeposit(), idempotencyKey });
      expect(answer.message).toBe('Idempotency key must have 16 to 64 letters, digits or dashes.');
    });
  });

  describe('in a list', () => {
    it('is found by kind, network and state, by its owner alone', async () => {
      const sam = await suite.platform.addMember('sam');
      const session = await suite.platform.signIn(sam);
      await suite.client.call(deposit.depositBankConfigList, {}, { token: session });
      const made: Order[] = [];
      for (const data of [
        { walletType: 'BEP20' },
        { walletType: 'TRC20' },
        { walletType: 'ERC20' },
        { walletType: 'BEP20' },
      ] as const) {
        made.push(there((await onChain(chainDeposit(data), 'en-US', session)).result));
      }
      made.push(there((await byBank(bankDeposit(wire(), picture), 'en-US', session)).result));
      await approve(made[0]);
      await suite.platform.reviews.reject(`deposit:${made[1]?.id ?? ''}`, 'Nothing arrived');
      const ids = (page: Page) => page.records.map(({ id }) => made.findIndex((order) => order.id === id));

      expect(ids(await listOf({}, session))).toEqual([4, 3, 2, 1, 0]);
      expect(ids(await listOf({ type: 'CHAIN' }, session))).toEqual([3, 2, 1, 0]);
      expect(ids(await listOf({ type: 'BANK' }, session))).toEqual([4]);
      expect(ids(await listOf({ walletType: 'BEP20', status: 'PENDING_REVIEW' }, session))).toEqual([3]);
      expect(ids(await listOf({ type: 'BANK', walletType: 'BEP20' }, session))).toEqual([]);
      const rejected = await listOf({ status: 'REJECTED' }, session);
      expect(rejected.records).toMatchObject([{ reason: 'Nothing arrived', transactionNo: null }]);

      const page = { pageSize: 100, cursor: null };
      const bank = await suite.client.call(deposit.depositBankOrderList, page, { token: session });
      expect(ids(there(bank.result))).toEqual([4]);
      const bsc = await suite.client.call(deposit.bscDepositRecordList, page, { token: session });
      expect(ids(there(bsc.result))).toEqual([3, 0]);
      expect((await listOf({ id: made[2]?.id ?? null })).records).toEqual([]);
      expect((await listOf()).records.some(({ id }) => made.some((order) => order.id === id))).toBe(false);
    });

    it('comes page by page without gap or repetition while new ones arrive', async () => {
      const pat = await suite.platform.signIn(await suite.platform.addMember('pat'));
      await suite.client.call(deposit.depositBankConfigList, {}, { token: pat });
      for (let index = 0; index < 7; index += 1) await onChain(chainDeposit(), 'en-US', pat);
      const seen: string[] = [];
      let cursor: string | null = null;
      for (;;) {
        const { records, hasMore }: Page = await listOf({ pageSize: 2, cursor }, pat);
        seen.push(...records.map(({ id }) => id));
        if (!hasMore) break;
        cursor = records.at(-1)?.cursor ?? null;
        await onChain(chainDeposit(), 'en-US', pat);
      }
      expect(seen).toHaveLength(7);
      expect(seen).toEqual([...seen].sort((one, other) => Number(other) - Number(one)));
    });
  });

  it('waits beside 99 others at most, however many come at once', async () => {
    const busy = await suite.platform.addMember('busy');
    const session = await suite.platform.signIn(busy);
    await suite.client.call(deposit.depositBankConfigList, {}, { token: session });
    const { database } = suite.platform.services;
    await database.execute(
      `insert into deposit (member_id, receipt_number, amount, rate, credited, network, address, reference, is_hash, created_at)
       select $1, 'R' || n, 1, 1, 1, 'BEP20', 'x', 'BUSY' || n, false, $2 from generate_series(1, 97) as n`,
      [busy.id, suite.platform.clock.now()],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => onChain(chainDeposit(), 'en-US', session)),
    );
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(3);
    const refused = answers.filter(({ code }) => code === 9001);
    for (const { message } of refused) expect(message).toContain('You have 100 deposits waiting for review');
    await approve(answers.find(({ code }) => code === 20000)?.result);
    expect((await onChain(chainDeposit(), 'en-US', session)).code).toBe(20000);
    await database.execute(
      "update deposit set status = 'REJECTED', reason = 'x', decided_at = created_at where address = 'x'",
    );
  });

  it('of any odd kind is taken down or refused, and never fails', { timeout: 60_000 }, async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '\0\0\0\0\0',
        'a\0bcde',
        '\ud800\ud800',
        '𝟙𝟚𝟛𝟜𝟝',
        `0x${'０'.repeat(64)}`,
        'ﷺ'.repeat(20),
        "'; --1234",
      ),
    );
    const amounts = fc.constantFrom(
      '50',
      '75',
      '1e308',
      '0',
      '99999999999.99999999',
      '50.00000001',
      '46116860184',
    );
    const images = fc.oneof(
      fc.constantFrom(null, '', picture, 'A', '===='),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64')),
      fc.nat(2_000).map((length) => Buffer.from(picture, 'base64').subarray(0, length).toString('base64')),
    );
    const someone = await suite.platform.signIn(await suite.platform.addMember('odd'));
    await suite.client.call(deposit.depositBankConfigList, {}, { token: someone });
    const ids = fc.constantFrom('1', '2', '0', '999999999999999999', '-1', 'x', 1, null);
    await fc.assert(
      fc.asyncProperty(
        odd,
        amounts,
        images,
        ids,
        fc.boolean(),
        async (referenceNo, amount, receiptImage, id, bank) => {
          const answer = bank
            ? await byBank(
                {
                  ...bankDeposit(wire(), picture),
                  channelId: id,
                  sysBankAccountId: id,
                  exchangeRate: amount,
                  amount,
                  referenceNo,
                  receiptImage,
                },
                'en-US',
                someone,
              )
            : await onChain({ ...chainDeposit(), amount, referenceNo, receiptImage }, 'en-US', someone);
          expect(answer.status).toBe(200);
          expect([20000, 9001]).toContain(answer.code);
          expect(answer.message).not.toMatch(/undefined|null|\[object/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves clean books', async () => {
    expect(await suite.platform.services.database.transaction((tx) => auditLedger(tx))).toMatchObject({
      total: 0,
    });
  });
});
