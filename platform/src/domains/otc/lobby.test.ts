import { locales } from '@portal/schema/locales';
import { domains, type RequestOf } from '@portal/schema/rest';
import { beforeAll, expect, it } from 'vitest';
import { fieldMessage } from '../../../test/messages.ts';
import { onOnePlatform } from '../../../test/platforms.ts';
import { newTrader, type OfferView, type Trader } from './otc.fixture.ts';

const { otc } = domains;

onOnePlatform('the lobby', (suite) => {
  let seller: Trader;
  let reader: Trader;
  const offers = new Map<string, OfferView>();
  beforeAll(async () => {
    seller = await newTrader(suite, 'seller', { USDT_POINT: '1000' });
    reader = await newTrader(suite, 'reader', { USDT_POINT: '1000', CASH_POINT: '1000' });
    for (const [name, amount, price] of [
      ['dear', '50', '1.2'],
      ['cheap', '20', '0.9'],
      ['same', '30', '1.05'],
      ['again', '40', '1.05'],
      ['gone', '10', '0.8'],
    ] as const) {
      suite.platform.clock.advance(1_000);
      offers.set(name, await seller.publish(amount, price));
    }
    await seller.cancel(offers.get('gone')?.id ?? '');
    offers.set('own', await reader.publish('15', '1'));
  });

  const ask = (data: Partial<RequestOf<typeof otc.otcRecordList>>, language = 'en-US') =>
    suite.client.callLoosely(
      otc.otcRecordList,
      { scope: 'LOBBY', pageSize: 20, ...data },
      { token: reader.token, language },
    );
  const names = ({ result }: Awaited<ReturnType<typeof ask>>): (string | undefined)[] =>
    (result as { records: OfferView[] }).records.map(
      ({ id }) => [...offers].find(([, offer]) => offer.id === id)?.[0],
    );

  it('lists what can be bought, own offers included, by price and then by age', async () => {
    expect(names(await ask({}))).toEqual(['cheap', 'own', 'same', 'again', 'dear']);
    const { records } = (await ask({})).result as { records: OfferView[] };
    expect(records.map(({ side }) => side)).toEqual([null, 'SELL', null, null, null]);
    expect(records.map(({ seller: name }) => name)).toEqual(['s**r', 'r**r', 's**r', 's**r', 's**r']);
  });

  it.each([
    ['PRICE_ASC', ['cheap', 'own', 'same', 'again', 'dear']],
    ['PRICE_DESC', ['dear', 'again', 'same', 'own', 'cheap']],
    ['NEWEST', ['own', 'again', 'same', 'cheap', 'dear']],
  ] as const)('pages in the order %s', async (sort, expected) => {
    const found = [];
    let cursor: string | null = null;
    for (;;) {
      const answer: Awaited<ReturnType<typeof ask>> = await ask({ orderBy: sort, pageSize: 2, cursor });
      found.push(...names(answer));
      const { records, hasMore } = answer.result as { records: OfferView[]; hasMore: boolean };
      if (!hasMore) break;
      cursor = records.at(-1)?.cursor ?? null;
    }
    expect(found).toEqual(expected);
  });

  it.each([
    [{ minPrice: '1.05' }, ['same', 'again', 'dear']],
    [{ maxPrice: '1.05' }, ['cheap', 'own', 'same', 'again']],
    [{ minPrice: '1', maxPrice: '1.1', minAmount: '30' }, ['same', 'again']],
    [{ minAmount: '20', maxAmount: '30' }, ['cheap', 'same']],
    [{ minPrice: '1.1', maxPrice: '1' }, []],
  ])('keeps to %j, bounds included', async (filter, expected) => {
    expect(names(await ask(filter))).toEqual(expected);
  });

  it.each([
    ['minPrice', { minPrice: '0' }, 'positive'],
    ['maxPrice', { maxPrice: 'much' }, 'amount'],
    ['minAmount', { minAmount: '1e3' }, 'amount'],
    ['maxAmount', { maxAmount: '-1' }, 'amount'],
    ['orderBy', { orderBy: 'CHEAP' }, 'choice'],
    ['scope', { scope: 'ALL' }, 'choice'],
    ['cursor', { cursor: 'p1' }, 'cursor'],
    ['cursor', { cursor: '1-1' }, 'cursor'],
    ['cursor', { orderBy: 'NEWEST', cursor: 'p1-1-1' }, 'cursor'],
  ] as const)('names %s when it is wrong: %j', async (field, change, rule) => {
    for (const language of locales) {
      expect(await ask(change as object, language)).toMatchObject({
        code: 9001,
        message: fieldMessage(field, rule, language),
      });
    }
  });

  it('drops a bought offer, which its seller still sees', async () => {
    const cheap = offers.get('cheap');
    if (cheap === undefined) throw new Error('the offer was not published');
    expect((await reader.buy(cheap)).code).toBe(20000);
    expect(names(await ask({}))).toEqual(['own', 'same', 'again', 'dear']);
    const own = (status: string | null) =>
      suite.client.callLoosely(
        otc.otcRecordList,
        { scope: 'OWN', status, pageSize: 20 },
        { token: seller.token },
      );
    expect(names(await own(null))).toEqual(['gone', 'again', 'same', 'cheap', 'dear']);
    expect(names(await own('COMPLETED'))).toEqual(['cheap']);
    expect(names(await own('CANCELLED'))).toEqual(['gone']);
  });
});
