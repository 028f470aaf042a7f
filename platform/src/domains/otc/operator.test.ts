import { domains } from '@portal/schema/rest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginNextDay, runConfirmed } from '../../../test/commands.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { newTrader, type Trader } from './otc.fixture.ts';

onOnePlatform('the operator of trading', (suite) => {
  let aiko: Trader;
  const reasonOf = async (receiptNo: string | null) => {
    const { result } = await suite.client.call(
      domains.assets.assetsRecordList,
      { pageSize: 50 },
      { token: aiko.token },
    );
    return result?.records.find((record) => record.receiptNo === receiptNo && record.status === 'CANCELLED')
      ?.reason;
  };
  const run = (...line: string[]) => runConfirmed(suite.platform, line);
  beforeAll(async () => {
    aiko = await newTrader(suite, 'aiko', { USDT_POINT: '120' });
  });
  afterAll(async () => {
    expect(await run('audit')).toEqual({
      text: 'The ledger is consistent: no violation found.',
      exitCode: 0,
    });
  });

  it('reads and changes the rules; prices and the fee are those of offers from the next day on', async () => {
    expect(await run('otc', 'rules')).toEqual({
      text: 'from 10 to 50000 USDT_POINT  price from 0.5 to 2 CASH_POINT  fee 0.005  at most 10 published',
      exitCode: 0,
    });
    for (const line of ['amounts 20 1000', 'prices 0.9 1.1', 'fee 0.01', 'maximum 3'])
      expect(await run('otc', ...line.split(' ')), line).toMatchObject({ exitCode: 0 });
    expect((await run('otc', 'rules')).text).toContain('price from 0.5 to 2 CASH_POINT  fee 0.005');
    expect(await aiko.publish('20', '1.5')).toMatchObject({ fee: '0.15', actualAmount: '29.85' });
    await beginNextDay(suite.platform);
    expect(await run('otc', 'close')).toEqual({
      text: 'from 20 to 1000 USDT_POINT  price from 0.9 to 1.1 CASH_POINT  fee 0.01  at most 3 published  closed',
      exitCode: 0,
    });
    expect((await aiko.send(await aiko.request('20', '1'))).message).toContain('at the moment');
    expect((await run('otc', 'open')).text).not.toContain('closed');
    expect((await aiko.send(await aiko.request('19', '1'))).message).toContain('is 20.');
    expect(await aiko.publish('20', '1')).toMatchObject({ fee: '0.2', actualAmount: '19.8' });
  });

  it.each([
    ['amounts 20 10', 'Nothing was changed: the maximum is below the minimum.'],
    ['prices 2 1', 'Nothing was changed: the highest price is below the lowest.'],
    ['maximum 9999', 'Nothing was changed: the maximum is from 1 to 1000.'],
    [
      'amounts 20 45000000000',
      'Nothing was changed: the largest offer would cost more than an account can hold.',
    ],
  ])('gets a refusal for %s', async (line, text) => {
    expect(await run('otc', ...line.split(' '))).toEqual({ text, exitCode: 1 });
  });

  it('cancels an offer once, and its seller reads why', async () => {
    const { database } = suite.platform.services;
    await database.execute(`update member set email = 'aiko@example.com' where id = $1`, [aiko.member.id]);
    const { id, receiptNo } = await aiko.publish('30', '1');
    expect(await run('otc', 'cancel', id, '--reason', 'On request')).toEqual({
      text: `Offer ${id} is CANCELLED.`,
      exitCode: 0,
    });
    expect(await aiko.holds('USDT_POINT')).toBe('80 + 40');
    expect(await reasonOf(receiptNo)).toBe('On request');
    expect((await aiko.cancel(id)).message).toContain('already been bought or cancelled');
    expect(await run('otc', 'cancel', id)).toEqual({
      text: `Offer ${id} is CANCELLED: nothing more can be done with it.`,
      exitCode: 1,
    });
    const { id: unexplained } = await aiko.publish('20', '1');
    expect(await run('otc', 'cancel', unexplained)).toMatchObject({ exitCode: 0 });
    const mails = await suite.platform.sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your P2P offer was cancelled'));
    const [first, second] = mails.map(({ text }) => text);
    expect(first).toContain('The reason: On request\n\n30.00 USDT credits are available again.');
    expect(first).toContain(`Receipt number: ${receiptNo ?? ''}`);
    expect(second).toContain('20.00 USDT credits are available again.');
    expect(second).not.toContain('reason');
    expect(await run('otc', 'cancel', '99999')).toEqual({ text: 'There is no offer 99999.', exitCode: 1 });
  });
});
