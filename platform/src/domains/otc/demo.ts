/** Demo offers: a dozen in the lobby, and those that were bought or cancelled. */
import type { DemoLedger } from '../../demo/demo-ledger.ts';
import { demoEventAt, type Demo, type DemoEvent, type DemoMoment } from '../../demo/demo.ts';
import { parseAmount } from '../../ledger/amount.ts';
import type { OfferRow } from './orders.ts';
import { placeOrder } from './place.ts';
import { getRules, priceCoin, quote, offerCoin } from './rules.ts';
import { buyOffer, cancelOffer } from './settle.ts';

interface Offer {
  readonly who: string;
  readonly amount: string;
  readonly price: string;
  readonly at: DemoMoment;
  /** When it was bought or, without a buyer, cancelled; open by default. */
  readonly end?: DemoMoment;
  readonly buyer?: string;
}

const offers: readonly Offer[] = [
  { who: 'aiko', amount: '120', price: '1.01', at: [30, '12:20'], end: [29, '12:22'], buyer: 'chen' },
  { who: 'chen', amount: '64', price: '0.995', at: [28, '09:00'], end: [27, '18:05'], buyer: 'aiko' },
  { who: 'aiko', amount: '60', price: '1.08', at: [21, '08:40'], end: [19, '22:10'] },
  { who: 'aiko', amount: '200', price: '1.015', at: [13, '19:30'], end: [12, '07:45'], buyer: 'budi' },
  { who: 'budi', amount: '50', price: '1.004', at: [6, '10:00'], end: [5, '21:20'], buyer: 'aiko' },
  { who: 'aiko', amount: '150', price: '1.02', at: [2, '16:20'] },
  { who: 'aiko', amount: '80.5', price: '1.035', at: [1, '09:15'] },

  { who: 'chen', amount: '100', price: '1.002', at: [5, '11:00'] },
  { who: 'chen', amount: '250', price: '1.008', at: [4, '15:20'] },
  { who: 'chen', amount: '20', price: '0.999', at: [4, '15:24'] },
  { who: 'chen', amount: '75', price: '1.012', at: [3, '20:10'] },
  { who: 'chen', amount: '500', price: '1.025', at: [2, '08:30'] },
  { who: 'chen', amount: '33.3333', price: '1.0175', at: [1, '13:05'] },
  { who: 'chen', amount: '1200', price: '1.045', at: [1, '22:45'] },
  { who: 'budi', amount: '15', price: '1', at: [5, '09:30'] },
  { who: 'budi', amount: '40', price: '1.006', at: [4, '18:00'] },
  { who: 'budi', amount: '300', price: '1.0225', at: [3, '12:12'] },
  { who: 'budi', amount: '10', price: '1.05', at: [2, '21:00'] },
  { who: 'budi', amount: '88', price: '1.0099', at: [1, '10:40'] },
  { who: 'budi', amount: '640', price: '1.03', at: [1, '17:25'] },
];

/** The members' balances before they make offers. */
const holdings = { chen: '2300', budi: '1200' };

export const demo: Demo = {
  prepare: () => ({
    events: [
      demoEventAt(37, '09:00', async (book) => {
        for (const [who, amount] of Object.entries(holdings))
          await book.topUp(who, offerCoin, parseAmount(amount));
      }),
      ...offers.flatMap(toDemoEvents),
    ],
  }),
};

function toDemoEvents(offer: Offer): DemoEvent[] {
  let order: OfferRow | undefined;
  const published = demoEventAt(...offer.at, async (book) => {
    order = await seedOffer(book, offer);
  });
  const { end, buyer } = offer;
  if (end === undefined) return [published];
  const ended = demoEventAt(...end, async (book) => {
    const { operation, idOf } = book;
    if (order === undefined) throw new Error('an offer must be published before it ends');
    if (buyer === undefined) {
      await cancelOffer(operation, order);
      return;
    }
    await book.topUp(buyer, priceCoin, order.total);
    await buyOffer(operation, order, idOf(buyer));
  });
  return [published, ended];
}

async function seedOffer(book: DemoLedger, { who, amount, price }: Offer): Promise<OfferRow> {
  const { operation, idOf } = book;
  const terms = { amount: parseAmount(amount), price: parseAmount(price) };
  await book.topUp(who, offerCoin, terms.amount);
  return placeOrder(operation, {
    memberId: idOf(who),
    ...terms,
    quote: quote(terms.amount, terms.price, await getRules(operation.tx)),
  });
}
