import { domains, type AnswerOf } from '@portal/schema/rest';
import { formatAmount, toMinor } from '@portal/schema/rules';
import type { Actor, Simulated } from '../../../test/simulation/act.ts';

const { trusteeship } = domains;

type Order = AnswerOf<typeof trusteeship.buyMatching>;

/** Returns the member's running packages. */
const running = async ({ call }: Actor): Promise<readonly Order[]> =>
  (await call(trusteeship.buyMatchingList, { status: 'RUNNING', pageSize: 50, cursor: null })).records;

const offers = async ({ call }: Actor) => (await call(trusteeship.matchingList, {})).records;

export default {
  acts: {
    'buy an entrust package': {
      weight: 16,
      run: async (actor) => {
        const has = await actor.available('ASSETS_POINT');
        const affordable = (await offers(actor)).filter(
          (one) => toMinor(one.amount) <= has && one.boughtCount < one.maxBuyCount,
        );
        // The smallest has the shortest term.
        const offer = actor.random.chance(0.6) ? affordable[0] : actor.random.pick(affordable);
        if (offer === undefined) return false;
        const bought = await actor.call(trusteeship.buyMatching, {
          ...actor.confirmed(),
          matchingId: offer.id,
          amount: offer.amount,
          termDays: offer.termDays,
          dailyRatio: offer.dailyRatio,
        });
        // It can be redeemed for a day; otherwise it renews for another term.
        if (actor.random.chance(0.7))
          actor.comeBack(
            new Date(bought.expireTime + actor.random.below(bought.redeemEndTime - bought.expireTime)),
          );
        return true;
      },
    },
    'upgrade an entrust package': {
      weight: 3,
      run: async (actor) => {
        const order = actor.random.pick(await running(actor));
        if (order === undefined) return false;
        const next = (await offers(actor)).find((one) => toMinor(one.amount) > toMinor(order.amount));
        if (next === undefined || next.boughtCount >= next.maxBuyCount) return false;
        const pays = toMinor(next.amount) - toMinor(order.amount);
        if ((await actor.available('ASSETS_POINT')) < pays) return false;
        await actor.call(trusteeship.upgradeMatching, {
          ...actor.confirmed(),
          id: order.id,
          matchingId: next.id,
          amount: formatAmount(pays),
          termDays: next.termDays,
          dailyRatio: next.dailyRatio,
        });
        return true;
      },
    },
    'redeem an entrust package': {
      weight: 20,
      run: async (actor) => {
        const now = actor.now.getTime();
        const order = (await running(actor)).find((one) => one.expireTime <= now && now < one.redeemEndTime);
        if (order === undefined) return false;
        await actor.call(trusteeship.redeem, { ...actor.confirmed(), id: order.id });
        return true;
      },
    },
    'switch the auto-add of an entrust package': {
      weight: 2,
      run: async (actor) => {
        const order = actor.random.pick(await running(actor));
        if (order === undefined) return false;
        await actor.call(trusteeship.updateAutoAddWarehouseStatus, {
          id: order.id,
          autoAddStatus: order.autoAddStatus === 1 ? 0 : 1,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
