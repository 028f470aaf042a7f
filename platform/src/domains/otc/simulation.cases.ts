import { domains } from '@portal/schema/rest';
import { formatAmount, minorPerUnit, quoteOffer, toMinor } from '@portal/schema/rules';
import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { member, otc } = domains;

/** How many members get access per day, each with something to sell. */
const accountsOpenedPerDay = 2;

/** Returns the rules of a member with access; undefined for others. */
const getRules = async ({ call }: Actor) =>
  (await call(member.userInfo, {})).otcStatus === 1 ? call(otc.info, { id: null }) : undefined;

/** Publishes part of the member's balance near one for one; undefined if that is not possible. */
async function publishOffer(actor: Actor): Promise<{ id: string } | undefined> {
  const rules = await getRules(actor);
  if (rules === undefined || rules.published >= rules.maxPublished) return undefined;
  const { random, call, confirmed } = actor;
  const [has, min, max] = [
    await actor.available('USDT_POINT'),
    toMinor(rules.minAmount),
    toMinor(rules.maxAmount),
  ];
  if (has < min) return undefined;
  const most = has < max ? has : max;
  // Odd amounts, so that totals and fees are rounded.
  const amount = min + ((most - min) * BigInt(random.below(1_000))) / 1_009n;
  const price = (minorPerUnit * BigInt(900 + random.below(200))) / 997n;
  const { actualAmount } = quoteOffer(amount, { price, feeRate: toMinor(rules.feeRate) });
  return call(otc.publish, {
    ...confirmed(),
    amount: formatAmount(amount),
    price: formatAmount(price),
    actualAmount: formatAmount(actualAmount),
  });
}

export default {
  acts: {
    'publish an offer': { weight: 2, run: async (actor) => (await publishOffer(actor)) !== undefined },
    'cancel an offer': {
      weight: 1,
      run: async (actor) => {
        const order = await publishOffer(actor);
        if (order === undefined) return false;
        await actor.call(otc.cancel, { idempotencyKey: actor.confirmed().idempotencyKey, id: order.id });
        return true;
      },
    },
    'buy an offer': {
      weight: 2,
      run: async (actor) => {
        if ((await getRules(actor)) === undefined) return false;
        const { random, call, available, confirmed } = actor;
        const { records } = await call(otc.otcRecordList, { scope: 'LOBBY', pageSize: 50 });
        const cash = await available('CASH_POINT');
        const offer = random.pick(
          records.filter(({ side, totalAmount }) => side === null && toMinor(totalAmount) <= cash),
        );
        if (offer === undefined) return false;
        await call(otc.buy, { ...confirmed(), id: offer.id, amount: offer.amount, price: offer.price });
        return true;
      },
    },
  },
  morning: async ({ member: pick, command }) => {
    for (let nth = 0; nth < accountsOpenedPerDay; nth += 1) {
      const userName = pick();
      if (userName === undefined) return;
      await command(`member flag ${userName} otc on`);
      await command(`adjust in ${userName} 50 USDT_POINT --reason Promotion`);
    }
  },
} satisfies Simulated;
