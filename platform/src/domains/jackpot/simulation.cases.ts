import { domains } from '@portal/schema/rest';
import { toMinor } from '@portal/schema/rules';
import type { Simulated } from '../../../test/simulation/act.ts';

const { jackpot } = domains;

export default {
  // The winner is random in each run, so the first draw comes after the week for which two runs are compared.
  setUp: async ({ command }) => {
    await command('jackpot rhythm 10 2026-01-11');
  },
  acts: {
    'enter the jackpot': {
      weight: 8,
      run: async (actor) => {
        const { round } = await actor.call(jackpot.getGrandPrizeStatus, {});
        if (round === null) return false;
        const count = 1 + actor.random.below(5);
        if (round.myCount + count > round.maxCount) return false;
        if ((await actor.available('CASH_POINT')) < toMinor(round.price) * BigInt(count)) return false;
        await actor.call(jackpot.grandPrize, {
          ...actor.confirmed(),
          roundId: round.id,
          count,
          word: actor.random.chance(0.5) ? `${actor.userName} ${count}` : null,
        });
        return true;
      },
    },
  },
} satisfies Simulated;
