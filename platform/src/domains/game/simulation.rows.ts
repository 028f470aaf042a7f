import { domains } from '@portal/schema/rest';
import { formatAmount, minorPerUnit, roundChoices } from '@portal/schema/rules';

import type { Act, Actor, Simulated } from '../../../test/simulation/act.ts';

const { game } = domains;

/** Members who are given game credits on a day. */
const givenADay = 3;

/** A hundredth of a credit, the step of bets and transfers. */
const step = minorPerUnit / 100n;

/** What is taken along to play, in whole credits. Two are left whatever the rounds before brought. */
const taken = 2;

/** Between one credit and so many, in hundredths. */
const someOf = ({ random }: Actor, credits: number): string =>
  formatAmount(BigInt(100 + random.below(credits * 100 - 99)) * step);

/** Registers the member with a wallet where that was not done; whether it was done now. */
async function join({ userName, call, random, confirmed }: Actor): Promise<boolean> {
  const { account } = await call(game.gmtUserInfo, {});
  if (account !== null) return false;
  await call(game.gmtRegister, { nickName: `p_${userName}`.slice(0, 20) });
  const bscAddress = `0x${Array.from({ length: 40 }, () => 1 + random.below(9)).join('')}`;
  await call(game.gmtBind, { bscAddress, transactionPassword: confirmed().transactionPassword });
  return true;
}

/** Takes credits along into Hash Kingdom, for an act that needs no more: the ledger does not depend on who wins. */
const inTheGame = (weight: number, act: (actor: Actor, gameSession: string) => Promise<unknown>): Act => ({
  weight,
  run: async (actor) => {
    const { available, call, confirmed } = actor;
    if ((await available('GMT')) < BigInt(taken) * minorPerUnit) return false;
    await join(actor);
    await call(game.deposit, { ...confirmed(), amount: taken.toString() });
    await call(game.gmtLogin, {});
    const { url } = await call(game.launchGames, {});
    const launchToken = url.split('#launch=')[1] ?? '';
    const { gameSession } = await call(game.enterHashKingdom, { launchToken });
    await act(actor, gameSession);
    return true;
  },
});

export default {
  acts: {
    'register at the game': { weight: 1, run: join },
    'transfer to the game': {
      weight: 2,
      run: async (actor) => {
        const { available, call, confirmed } = actor;
        const has = Number((await available('GMT')) / minorPerUnit);
        if (has < 1) return false;
        await join(actor);
        await call(game.deposit, { ...confirmed(), amount: someOf(actor, Math.min(has, 20)) });
        return true;
      },
    },
    'play a round': inTheGame(2, (actor, gameSession) =>
      actor.call(game.playHashKingdom, {
        gameSession,
        betId: actor.confirmed().idempotencyKey,
        choice: actor.random.pick(roundChoices) ?? 'EVEN',
        stake: someOf(actor, taken),
        clientSeed: 'simulated',
      }),
    ),
    'bring credits back from the game': inTheGame(1, (actor, gameSession) =>
      actor.call(game.cashOutOfHashKingdom, {
        gameSession,
        orderId: actor.confirmed().idempotencyKey,
        amount: someOf(actor, taken),
      }),
    ),
  },
  morning: async ({ member, command }) => {
    for (let count = 0; count < givenADay; count += 1) {
      const userName = member();
      if (userName !== undefined) await command(`adjust in ${userName} 25 GMT --reason Promotion`);
    }
  },
} satisfies Simulated;
