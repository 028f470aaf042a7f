import { domains } from '@portal/schema/rest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { changeSettings } from '../../operator/settings.ts';
import { createDepositHelpers, bankDeposit, chainDeposit, nextHash } from './deposits.fixture.ts';

const { assets, deposit } = domains;

onOnePlatform('a deposit', (suite) => {
  const { signUp, token, picture, wire, local, onChain, byBank, listOf, counts, approve, cash } =
    createDepositHelpers(suite);
  const setRate = ({ channelId }: { readonly channelId: string }, rate: bigint) =>
    changeSettings(
      suite.platform.services.database,
      { table: 'deposit_channel', key: { id: BigInt(channelId) } },
      { rate },
    );

  describe('on a chain', () => {
    it('waits once stored, and is credited as cash when approved', async () => {
      const referenceNo = nextHash();
      const { result, message } = await onChain(chainDeposit({ amount: '125', referenceNo }));
      expect(message).toBe('success');
      const { networks } = (await suite.client.call(deposit.depositBankConfigList, {}, { token: token() }))
        .result ?? {
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
      expect(await cash()).toBe('0');
      suite.platform.clock.advance(60_000);
      expect(await approve(result)).toBe(true);
      expect(await cash()).toBe('125');
      const [record] =
        (await suite.client.call(assets.assetsRecordList, { pageSize: 1, cursor: null }, { token: token() }))
          .result?.records ?? [];
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
      expect(result).toMatchObject({ hash: null, referenceNo: 'EX-778899A', chainCheck: 'NOT_CHECKED' });
    });

    it.each([
      ['below the least', { amount: '49' }, 'The minimum deposit is 50 USDT.'],
      ['a little below the least', { amount: '49.99999999' }, 'The minimum deposit is 50 USDT.'],
      ['that no account can hold', { amount: '99999999999' }, 'The amount is not valid.'],
      ['with half a hash', { referenceNo: nextHash().slice(0, -2) }, 'not a complete BEP20 transaction hash'],
      [
        'without a reference',
        { referenceNo: ' - ' },
        'Transaction hash or receipt number needs at least 4 characters.',
      ],
      ['on a network that is none', { walletType: 'SOL' }, 'Network is not one of the options.'],
    ])('rejects an amount or reference %s', async (_what, change, message) => {
      const before = await counts();
      const answer = await onChain({ ...chainDeposit({ receiptImage: picture() }), ...change });
      expect(answer).toMatchObject({ status: 200, code: 9001 });
      expect(answer.message).toContain(message);
      expect(await counts()).toEqual(before);
    });

    it('rejects a member without an address, and a closed network', async () => {
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
    it('credits at the rate of its channel, rounded down', async () => {
      const { result, message } = await byBank(
        bankDeposit(local(), picture(), { amount: '123', exchangeRate: '0.985', referenceNo: 'ab 12-34' }),
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
        referenceNo: 'AB12-34',
        chainCheck: 'NOT_CHECKED',
        channelName: 'Transfer bank dalam negeri',
        sysBankAccount: 'Bank 2, Portal Ltd, 0022345, PORTXXXX',
        hasReceiptImage: true,
      });
      const before = Number(await cash());
      await approve(result);
      expect(Number(await cash())).toBeCloseTo(before + 121.155, 8);
    });

    it('never credits more than amount times rate', async () => {
      const { database } = suite.platform.services;
      await setRate(local(), 98_765_433n);
      await database.execute('update deposit_channel set multiple = 1 where id = $1', [
        BigInt(local().channelId),
      ]);
      const { result } = await byBank(
        bankDeposit(local(), picture(), { amount: '77.77777777', exchangeRate: '0.98765433' }),
      );
      // 77.77777777 × 0.98765433 = 76.8175589922…
      expect(result?.creditedAmount).toBe('76.81755899');
      await setRate(local(), 98_500_000n);
      await database.execute('update deposit_channel set multiple = 100000000 where id = $1', [
        BigInt(local().channelId),
      ]);
    });

    it('keeps its rate, its account and its credit when those change', async () => {
      const { database } = suite.platform.services;
      const { result } = await byBank(bankDeposit(wire(), picture()));
      await setRate(wire(), 90_000_000n);
      await database.execute("update system_bank_account set bank_name = 'Other Bank' where id = $1", [
        BigInt(wire().sysBankAccountId),
      ]);
      const [order] = (await listOf({ id: result?.id ?? null })).records;
      expect(order).toMatchObject({
        exchangeRate: '1',
        creditedAmount: '200',
        sysBankAccount: 'Bank 1, Portal Ltd, 0012345, PORTXXXX',
      });
      const late = await byBank(bankDeposit(wire(), picture()));
      expect(late.message).toBe(
        'The exchange rate has changed to 0.9. Nothing was submitted. Check what will be credited and confirm again.',
      );
      expect((await byBank(bankDeposit(wire(), picture(), { exchangeRate: '0.90' }))).code).toBe(20000);
      await setRate(wire(), 100_000_000n);
    });

    it('rejects a channel or account that is closed', async () => {
      const { database } = suite.platform.services;
      const closed = { code: 9001, message: expect.stringContaining('no longer available') as string };
      const mixed = { channelId: wire().channelId, sysBankAccountId: local().sysBankAccountId };
      expect(await byBank(bankDeposit(mixed, picture()))).toMatchObject(closed);
      expect(await byBank(bankDeposit({ ...wire(), channelId: '999' }, picture()))).toMatchObject(closed);
      await database.execute('update system_bank_account set enabled = false where id = $1', [
        BigInt(wire().sysBankAccountId),
      ]);
      expect(await byBank(bankDeposit(wire(), picture()))).toMatchObject(closed);
      await database.execute('update system_bank_account set enabled = true');
      await database.execute('update deposit_channel set enabled = false where id = $1', [
        BigInt(wire().channelId),
      ]);
      expect(await byBank(bankDeposit(wire(), picture()))).toMatchObject(closed);
      await database.execute('update deposit_channel set enabled = true');
    });

    it.each([
      ['below the least', { amount: '99' }, 'The minimum deposit is 100 USD.'],
      ['without a picture', { receiptImage: null }, 'Receipt picture must be a JPEG, PNG or WebP picture.'],
      [
        'with a number of Han',
        { referenceNo: '单号12345' },
        'Transaction hash or receipt number is not valid.',
      ],
    ])('rejects a deposit that is %s', async (_what, change, message) => {
      const before = await counts();
      const answer = await byBank({ ...bankDeposit(wire(), picture()), ...change });
      expect(answer.code).toBe(9001);
      expect(answer.message).toContain(message);
      expect(await counts()).toEqual(before);
    });
  });

  it('counts towards 100 pending per member, even if many arrive at once', async () => {
    const busy = await suite.platform.addMember('busy');
    const session = await suite.platform.signIn(busy);
    await suite.client.call(deposit.depositBankConfigList, {}, { token: session });
    const { database } = suite.platform.services;
    await database.execute(
      `insert into deposit (member_id, receipt_number, amount, rate, credited, network, address, reference, is_hash, created_at)
       select $1, 'R' || n, 1, 100000000, 1, 'BEP20', 'x', 'BUSY' || n, false, $2 from generate_series(1, 97) as n`,
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
    // No operator decided them.
    await database.execute(
      `insert into decision_before_actions (table_name, row_id, status)
       select 'deposit', id, status from deposit where address = 'x'`,
    );
  });

  it('accepts or rejects any odd input, and never fails', { timeout: 60_000 }, async () => {
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
      fc.constantFrom(null, '', picture(), 'A', '===='),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64')),
      fc.nat(2_000).map((length) => Buffer.from(picture(), 'base64').subarray(0, length).toString('base64')),
    );
    const someone = await signUp('odd');
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
                  ...bankDeposit(wire(), picture()),
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
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
});
