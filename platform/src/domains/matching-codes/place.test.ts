import { parseMatchingCode, formatMatchingCode } from '@portal/schema/rules';
import { beforeAll, expect, it } from 'vitest';
import { runConfirmed } from '../../../test/commands.ts';
import { onEachPlatform } from '../../../test/platforms.ts';
import { expectAudited } from '../insurance/insurance.fixture.ts';
import { bronze, newCodeHolder, nextKey, silver, type CodeHolder } from './matching-codes.fixture.ts';

onEachPlatform('PIN codes', (suite) => {
  let aiko: CodeHolder;
  let budi: CodeHolder;
  beforeAll(async () => {
    aiko = await newCodeHolder(suite, 'aiko', '2000');
    budi = await newCodeHolder(suite, 'Budi', '0');
  });

  it('cost the price of their package, which is locked for each', async () => {
    const { result } = await aiko.buy(bronze, 3, '300');
    expect(result).toMatchObject({
      type: 'PURCHASE',
      name: 'Bronze',
      quantity: 3,
      amount: '300',
      transactionNo: null,
      counterparty: null,
      buyMatchingId: null,
      createTime: suite.platform.clock.now().getTime(),
    });
    expect(await aiko.holds()).toBe('1700 + 300');
    expect((await aiko.records()).slice(0, 3)).toEqual(Array(3).fill('PIN_PURCHASE -100'));
    const codes = await aiko.codes('PENDING');
    expect(codes).toHaveLength(3);
    for (const code of codes)
      expect(code).toMatchObject({
        receiptNo: result?.receiptNo,
        status: 'PENDING',
        name: 'Bronze',
        amount: '100',
        blockingReason: null,
        fromUserName: null,
        toUserName: null,
        endTime: null,
      });
    expect(new Set(codes.map(({ transactionNo }) => transactionNo)).size).toBe(3);
  });

  it('contain sixteen unique characters that can be typed in any case and grouping', async () => {
    const codes = (await aiko.codes()).map(({ code }) => code ?? '');
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(parseMatchingCode(formatMatchingCode(code).toLowerCase())).toBe(code);
  });

  it('exist once per key, and are found by it', async () => {
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => aiko.buy(bronze, 2, '200', { key })));
    expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
    expect(await aiko.holds()).toBe('1500 + 500');
    expect(await aiko.events(key)).toEqual([answers[0]?.result]);
    expect(await aiko.events('key-of-nothing-at-all')).toEqual([]);
  });

  it('rejects another price, more than twenty, a closed package and missing credits', async () => {
    expect((await aiko.buy(bronze, 2, '100')).message).toBe(
      'The amount has changed: it is now 200 insurance credits. Nothing was moved. Check the amount and confirm again.',
    );
    for (const quantity of [0, 21, 1.5])
      expect((await aiko.buy(bronze, quantity, '100')).message).toContain('Number of codes is not valid.');
    expect((await aiko.buy('999', 1, '100')).message).toContain('not offered');
    expect((await aiko.buy(silver, 4, '2000')).message).toContain('insurance credits');
    expect(await aiko.holds()).toBe('1500 + 500');
  });

  it('become a package of their holder when activated by id or as typed', async () => {
    const [one, other] = await aiko.codes('PENDING');
    if (one === undefined || other === undefined) throw new Error('there are no codes');
    const key = nextKey();
    const { result } = await aiko.activate({ id: one.id }, { key });
    expect((await aiko.activate({ id: other.id }, { key })).message).toContain('sent with other details');
    expect(result).toMatchObject({ type: 'ACTIVATE', amount: '100', quantity: 1, receiptNo: one.receiptNo });
    expect((await aiko.records()).slice(0, 2)).toEqual(['PURCHASE -100', 'PIN_ACTIVATE 100']);
    // The package now holds what the code held.
    expect(await aiko.holds()).toBe('1500 + 500');
    const typed = ` ${formatMatchingCode(other.code ?? '').toLowerCase()} `;
    const keyOfTyped = nextKey();
    expect(
      (await aiko.activate({ matchingCode: typed }, { key: keyOfTyped })).result?.buyMatchingId,
    ).not.toBe(result?.buyMatchingId);
    const another = await aiko.activate({ matchingCode: one.code ?? '' }, { key: keyOfTyped });
    expect(another.message).toContain('sent with other details');
    const activated = await aiko.codes('ACTIVATED');
    expect(activated.map(({ id, code, buyMatchingId }) => [id, code, buyMatchingId])).toContainEqual([
      one.id,
      null,
      result?.buyMatchingId,
    ]);
    expect((await aiko.activate({ id: one.id })).message).toBe(
      'This PIN code can no longer be used. Nothing was moved. Your records show what became of it.',
    );
  });

  it('go to another member as a new code, and the old one becomes invalid', async () => {
    const [code] = await aiko.codes('PENDING');
    if (code === undefined) throw new Error('there is no code');
    const { result } = await aiko.transfer(code.id, 'BUDI');
    expect(result).toMatchObject({ type: 'SEND', counterparty: 'Budi', amount: '100' });
    expect((await aiko.records())[0]).toBe('PIN_TRANSFER -100 Budi');
    expect((await budi.records())[0]).toBe('PIN_TRANSFER 100 aiko');
    expect([await aiko.holds(), await budi.holds()]).toEqual(['1500 + 400', '0 + 100']);
    const [received] = await budi.codes();
    expect(received).toMatchObject({ status: 'PENDING', fromUserName: 'aiko', receiptNo: result?.receiptNo });
    expect(received?.code).not.toBe(code.code);
    expect((await aiko.codes('TRANSFERRED'))[0]).toMatchObject({
      id: code.id,
      code: null,
      toUserName: 'Budi',
    });
    expect((await budi.events())[0]).toMatchObject({ type: 'RECEIVE', counterparty: 'aiko' });

    for (const member of [aiko, budi])
      expect((await member.activate({ matchingCode: code.code ?? '' })).code).toBe(9001);
    const unknown = 'You have no such PIN code. Nothing was moved. Check the code.';
    expect((await aiko.activate({ id: received?.id ?? '' })).message).toBe(unknown);
    expect((await aiko.activate({ matchingCode: received?.code ?? '' })).message).toBe(unknown);
    expect((await aiko.transfer(received?.id ?? '', 'Budi')).message).toBe(unknown);
    expect((await budi.activate({ matchingCode: received?.code ?? '' })).code).toBe(20000);
  });

  it('cannot be sent to a member without access to the area', async () => {
    const [code] = await aiko.codes('PENDING');
    await suite.platform.addMember('without');
    const to = async (userName: string) => (await aiko.transfer(code?.id ?? '', userName)).message;
    expect(await to('nobody')).toContain('There is no member named nobody.');
    expect(await to('aiko')).toContain('You cannot transfer to yourself.');
    expect(await to('without')).toBe(
      'without cannot receive PIN codes. Nothing was moved. Enter another member.',
    );
  });

  it('stay with their holder for the day on which transfers are closed', async () => {
    const [code] = await aiko.codes('PENDING');
    const { database } = suite.platform.services;
    await database.execute(
      `insert into insurance_movement (contract_id, member_id, type, package_id, amount, journal_id, created_at)
       select contract_id, member_id, 'REDEEM', package_id, amount, (select min(id) from journal), created_at
       from insurance_movement where member_id = $1 limit 1`,
      [aiko.member.id],
    );
    expect((await aiko.transfer(code?.id ?? '', 'Budi')).message).toContain('Transfers are closed for you');
    const closeUntil = (until: Date | null) =>
      database.execute('update member set payouts_closed_until = $2 where id = $1', [aiko.member.id, until]);
    await closeUntil(new Date(suite.platform.clock.now().getTime() + 48 * 60 * 60_000));
    // Of two reasons, the longer-lasting one is returned.
    expect((await aiko.transfer(code?.id ?? '', 'Budi')).message).toContain(
      'no credits can leave your account',
    );
    await closeUntil(null);
    await database.execute('alter table insurance_movement disable trigger user');
    await database.execute("delete from insurance_movement where type = 'REDEEM'");
    await database.execute('alter table insurance_movement enable trigger user');
  });

  it('stay pending if the package cannot be bought, and show that in advance', async () => {
    const carl = await newCodeHolder(suite, 'carl');
    const [code] = await carl.bought();
    const named = { id: code?.id ?? '' };
    const { database } = suite.platform.services;
    const blockingReason = async () => (await carl.codes('PENDING'))[0]?.blockingReason;

    await runConfirmed(suite.platform, ['package', 'close', bronze]);
    expect(await blockingReason()).toBe('PACKAGE_CLOSED');
    expect((await carl.activate(named)).message).toContain(
      'The package of this PIN code is not offered at the moment',
    );
    await runConfirmed(suite.platform, ['package', 'open', bronze]);

    await database.execute('update insurance_package set amount = amount + 1 where id = 1');
    expect(await blockingReason()).toBe('PRICE_CHANGED');
    expect((await carl.activate(named)).message).toContain('The price of Bronze has changed');
    await database.execute(
      'update insurance_package set amount = amount - 1, maximum_purchases = 0 + 1 where id = 1',
    );
    expect((await carl.activate({ id: code?.id ?? '' })).code).toBe(20000);

    const [second] = await carl.bought();
    expect(await blockingReason()).toBe('MAXIMUM');
    expect((await carl.activate({ id: second?.id ?? '' })).message).toContain('the maximum number of times');
    await database.execute('update insurance_package set maximum_purchases = 5 where id = 1');
    expect(await carl.holds()).toBe('800 + 200');
    expect(await blockingReason()).toBeNull();
  });

  it('can be returned by an operator for the price paid, without the code in any record', async () => {
    const [code] = await aiko.codes('PENDING');
    if (code === undefined) throw new Error('there is no code');
    const before = await aiko.holds();
    expect(before).toBe('1500 + 400');
    const line = ['pin', 'return', code.id, '--reason', 'The package is gone'];
    const { text } = await runConfirmed(suite.platform, line, { osUser: 'root' });
    expect(text).toBe(`PIN code ${code.id} is taken back: 100 INSURANCE_POINT returned.`);
    expect(await aiko.holds()).toBe('1600 + 300');
    expect((await aiko.records())[0]).toBe('PIN_PURCHASE 100');
    expect((await aiko.events())[0]).toMatchObject({ type: 'RETURN', reason: 'The package is gone' });
    expect((await aiko.codes('RETURNED'))[0]).toMatchObject({ id: code.id, code: null });
    expect((await runConfirmed(suite.platform, line)).exitCode).toBe(1);

    const listed = await runConfirmed(suite.platform, ['pin', 'list', 'aiko']);
    expect(listed.text).toContain(`${code.id}  Bronze  RETURNED  100 INSURANCE_POINT`);
    const kept = await suite.platform.services.database.query<{ row: string }>(
      'select to_jsonb(a)::text as row from operator_action a union all select to_jsonb(o)::text from operation o',
    );
    const all = await suite.platform.services.database.query<{ code: string }>(
      'select code from matching_code',
    );
    for (const { code: secret } of all) {
      expect(listed.text).not.toContain(secret);
      expect(kept.filter(({ row }) => row.includes(secret))).toEqual([]);
    }
  });

  it('stay out of the mail to their receiver', async () => {
    const { database } = suite.platform.services;
    await database.execute(`update member set email = 'budi@example.com' where id = $1`, [budi.member.id]);
    const [code] = await aiko.bought();
    const { result } = await aiko.transfer(code?.id ?? '', 'Budi');
    const [received] = await budi.codes('PENDING');
    const mails = await suite.platform.sendMails();
    expect(mails).toMatchObject([{ to: 'budi@example.com', subject: 'aiko sent you a PIN code' }]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('a PIN code for the package Bronze, worth 100.00 insurance credits.');
    expect(text).toContain(`Receipt number: ${result?.receiptNo ?? ''}`);
    for (const secret of [code?.code ?? '', received?.code ?? ''])
      for (const written of [secret, formatMatchingCode(secret)]) expect(text).not.toContain(written);
    await budi.activate({ id: received?.id ?? '' });
  });

  it('require the member flag', async () => {
    await suite.platform.services.database.execute(
      'update member set matching_codes_enabled = false where id = $1',
      [budi.member.id],
    );
    expect((await budi.buy(bronze, 1, '100')).status).toBe(403);
    await expect(budi.codes()).rejects.toThrow();
  });

  it('leave clean books', () => expectAudited(suite.platform));
});
