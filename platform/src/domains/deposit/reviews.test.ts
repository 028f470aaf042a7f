import { domains, type AnswerOf } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { operate } from '../../../test/ledger.ts';
import { createPicture } from '../../../test/pictures.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { platformAuditPlan } from '../../composition/audit.ts';
import { auditLedger } from '../../ledger/audit.ts';
import { bankDeposit, chainDeposit, fillPool, openAccounts } from './deposits.fixture.ts';
import type { DepositRow } from './orders.ts';
import { credit } from './settle.ts';

const { assets, deposit } = domains;
type Order = AnswerOf<typeof deposit.deposit>;

onEachPlatform('a deposit under review', (suite) => {
  let token: string;
  const none = { channelId: '', sysBankAccountId: '' };
  let [account, local] = [none, none];
  beforeAll(async () => {
    const { database } = suite.platform.services;
    await fillPool(database, 3);
    [account = none, local = none] = await openAccounts(database);
    token = await suite.platform.signIn(await suite.platform.addMember('aiko'));
    await suite.client.call(deposit.depositBankConfigList, {}, { token });
  });

  const send = async (
    change: Parameters<typeof chainDeposit>[0] = {},
  ): Promise<Order & { review: string }> => {
    const { result, message } = await suite.client.call(deposit.deposit, chainDeposit(change), { token });
    if (result === undefined) throw new Error(message);
    return { ...result, review: `deposit:${result.id}` };
  };
  const toOrder = async (id: string) =>
    (await suite.client.call(deposit.depositRecordList, { id, pageSize: 1, cursor: null }, { token })).result
      ?.records[0];
  const cash = async () =>
    Number((await suite.client.call(assets.assetsList, {}, { token })).result?.records[0]?.assetsAvailable);
  const lines = async () =>
    new Map((await suite.platform.reviews.pending()).map(({ id, summary }) => [id, summary]));

  it('appears with everything needed to decide, oldest first', async () => {
    const [one, other] = await Promise.all([createPicture('png'), createPicture('png', { tint: 7 })]);
    const chain = await send({ receiptImage: one.toString('base64') });
    suite.platform.clock.advance(1_000);
    const receipt = await send({ referenceNo: 'EX 123-9', walletType: 'TRC20', amount: '88' });
    const { result: bank } = await suite.client.call(
      deposit.bankDeposit,
      bankDeposit(account, one.toString('base64'), { referenceNo: 'swift-1' }),
      { token, language: 'ja-JP' },
    );
    const config = await suite.client.call(deposit.depositBankConfigList, {}, { token });
    const reference = config.result?.paymentReference ?? '';
    expect(reference).toMatch(/^MP[2-9A-Z]{8}$/);
    const third = await send({ receiptImage: other.toString('base64') });
    expect([...(await lines())]).toEqual([
      [
        chain.review,
        `aiko 75 USDT  BEP20 to ${chain.walletAddress ?? ''}  hash ${chain.hash ?? ''}  chain: not checked  picture, the same as of deposit:${bank?.id ?? ''}`,
      ],
      [
        receipt.review,
        `aiko 88 USDT  TRC20 to ${receipt.walletAddress ?? ''}  receipt number EX123-9  chain: not checked  no picture`,
      ],
      [
        `deposit:${bank?.id ?? ''}`,
        `aiko 200 USD × 1 = 200  International wire (SWIFT) to Bank 1, Portal Ltd, 0012345, PORTXXXX  receipt number SWIFT-1  the payment should carry ${reference}  picture, the same as of ${chain.review}`,
      ],
      [third.review, expect.stringMatching(/ {2}picture$/)],
    ]);
    const { reviews } = suite.platform;
    expect(Buffer.from((await reviews.picture(chain.review)) ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(await reviews.picture(receipt.review)).toBeUndefined();
    for (const name of ['deposit:999999', 'deposit:', 'deposit:1 or 1=1', 'other:1']) {
      expect(await reviews.picture(name)).toBeUndefined();
    }
  });

  it('throws if the credited amount disagrees with the rate', async () => {
    const { database } = suite.platform.services;
    const { id } = await send();
    const row = await database.one<DepositRow>('select * from deposit where id = $1', [BigInt(id)]);
    const before = await cash();
    await expect(
      operate(database, (operation) => credit(operation, { ...row, credited: row.credited + 1n })),
    ).rejects.toThrow(`deposit ${id} does not credit the amount of its rate`);
    expect(await cash()).toBe(before);
    expect(await suite.platform.reviews.reject(`deposit:${id}`, 'A test')).toBe(true);
  });

  it('lists possible duplicates, approved ones first', async () => {
    const budi = await suite.platform.signIn(await suite.platform.addMember('budi'));
    await suite.client.call(deposit.depositBankConfigList, {}, { token: budi });
    const picture = (await createPicture('png', { tint: 21 })).toString('base64');
    const sent = async (by: string, referenceNo: string, to = account) => {
      const data = bankDeposit(to, picture, { referenceNo, exchangeRate: to === account ? '1' : '0.985' });
      return `deposit:${(await suite.client.call(deposit.bankDeposit, data, { token: by })).result?.id ?? ''}`;
    };
    const first = await sent(token, '0001-2345');
    const same = await sent(budi, '0001-2345');
    const written = await sent(budi, '00012345');
    const elsewhere = await sent(budi, '0001-2345', local);
    const other = await sent(budi, '0001-23456');
    const duplicatesOf = async (review: string) =>
      / {2}possible duplicate of (.*)$/.exec((await lines()).get(review) ?? '')?.[1];
    expect(await duplicatesOf(first)).toBe(
      `${same} (budi, waiting), ${written} (budi, waiting, as 00012345), ${elsewhere} (budi, waiting, to another account)`,
    );
    expect(await suite.platform.reviews.approve(elsewhere)).toBe(true);
    expect(await suite.platform.reviews.approve(same)).toBe(true);
    expect(await suite.platform.reviews.reject(written, 'Not there')).toBe(true);
    expect(await duplicatesOf(first)).toBe(
      `${same} (budi, approved), ${elsewhere} (budi, approved, to another account)`,
    );
    expect(await duplicatesOf(other)).toBeUndefined();

    const { hash, review } = await send();
    const { result } = await suite.client.call(deposit.deposit, chainDeposit({ referenceNo: hash ?? '' }), {
      token: budi,
    });
    expect(await duplicatesOf(review)).toBe(
      `deposit:${result?.id ?? ''} (budi, waiting, to another address)`,
    );
    const numbers = ['77-88-99', '778-899', '7-78899', '77889-9', '7788-99', '77-8899', '7788-9-9'];
    const [many = ''] = await Promise.all(numbers.map((number) => sent(budi, number)));
    expect(await duplicatesOf(many)).toMatch(
      /^(deposit:\d+ \(budi, waiting, as [\d-]+\), ){4}deposit:.*\) and more$/,
    );
  });

  it('posts the transaction hash of a chain deposit, and none for a receipt number or a bank deposit', async () => {
    const picture = (await createPicture('png', { tint: 33 })).toString('base64');
    const data = bankDeposit(account, picture, { referenceNo: 'WIRE-5' });
    const bank = (await suite.client.call(deposit.bankDeposit, data, { token })).result?.id ?? '';
    const [hashed, receipt] = [
      await send(),
      await send({ referenceNo: 'EX 5-9', walletType: 'TRC20', amount: '88' }),
    ];
    for (const { id, hash } of [hashed, { ...receipt, hash: null }, { id: bank, hash: null }]) {
      expect(await suite.platform.reviews.approve(`deposit:${id}`)).toBe(true);
      const journal = await suite.platform.services.database.one(
        'select j.hash from journal j join deposit d on d.journal_id = j.id where d.id = $1',
        [BigInt(id)],
      );
      expect(journal).toEqual({ hash: hash === null ? null : `BEP20:${hash}` });
    }
  });

  it('can be approved once', async () => {
    const { review } = await send();
    const before = await cash();
    expect(await suite.platform.reviews.approve(review)).toBe(true);
    expect(await suite.platform.reviews.approve(review)).toBe(false);
    expect(await suite.platform.reviews.reject(review, 'Too late')).toBe(false);
    expect(await cash()).toBe(before + 75);
  });

  it('stays rejected, with a reason and without credits', async () => {
    const { id, review } = await send();
    const before = await cash();
    expect(await suite.platform.reviews.reject(review, 'Nothing arrived at this address')).toBe(true);
    expect(await suite.platform.reviews.approve(review)).toBe(false);
    expect(await suite.platform.reviews.reject(review, 'Again')).toBe(false);
    expect(await toOrder(id)).toMatchObject({
      status: 'REJECTED',
      reason: 'Nothing arrived at this address',
      transactionNo: null,
      decideTime: suite.platform.clock.now().getTime(),
    });
    expect(await cash()).toBe(before);
  });

  it('gets one decision if many decide at the same instant', async () => {
    const { reviews } = suite.platform;
    for (let round = 0; round < 5; round += 1) {
      const { id, review } = await send();
      const before = await cash();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index + round) % 2 === 0 ? reviews.approve(review) : reviews.reject(review, 'Not there'),
        ),
      );
      expect(answers.filter((done) => done)).toHaveLength(1);
      const status = (await toOrder(id))?.status;
      const won = (answers.indexOf(true) + round) % 2 === 0 ? 'APPROVED' : 'REJECTED';
      expect(status).toBe(won);
      expect(await cash()).toBe(won === 'APPROVED' ? before + 75 : before);
    }
  });

  it('rejects an unknown id, and decides that deposit once it exists', async () => {
    const { reviews } = suite.platform;
    const next = `deposit:${Number((await send()).id) + 1}`;
    for (const name of [
      next,
      'deposit:0',
      'deposit:-1',
      'deposit:x',
      'deposit:',
      'deposit:99999999999999999999',
    ]) {
      expect(await reviews.approve(name)).toBe(false);
      expect(await reviews.reject(name, 'No')).toBe(false);
    }
    const { review } = await send();
    expect(review).toBe(next);
    expect(await reviews.approve(review)).toBe(true);
  });

  it('leaves clean books', async () => {
    expect(
      await suite.platform.services.database.transaction((tx) => auditLedger(tx, platformAuditPlan)),
    ).toMatchObject({
      violations: [],
    });
  });
});
