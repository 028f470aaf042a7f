import { domains } from '@portal/schema/rest';
import { formatAmount, roundChoices, toMinor } from '@portal/schema/rules';

import type { Act, Actor, Simulated } from '../../../test/simulation/act.ts';

const { game } = domains;

/** Some hundredths of a credit of what there is, or nothing below one credit. */
function partOf({ random }: Actor, available: bigint): string | undefined {
  const most = available / 1_000_000n;
  if (most < 100n) return undefined;
  return formatAmount(BigInt(100 + random.below(Math.min(Number(most), 5_000) - 99)) * 1_000_000n);
}

/** An act of a member who is in Hash Kingdom. */
const inTheGame = (
  weight: number,
  act: (actor: Actor, gameSession: string, balance: bigint) => Promise<boolean>,
): Act => ({
  weight,
  run: async (actor) => {
    const { account } = await actor.call(game.gmtUserInfo, {});
    if (account?.bscAddress == null || toMinor(account.balance) === 0n) return false;
    await actor.call(game.gmtLogin, {});
    const { url } = await actor.call(game.launchGames, {});
    const launchToken = url.split('#launch=')[1] ?? '';
    const { gameSession, kingdom } = await actor.call(game.enterHashKingdom, { launchToken });
    return act(actor, gameSession, toMinor(kingdom.balance));
  },
});

export default {
  acts: {
    'register at the game': {
      weight: 1,
      run: async ({ userName, call, random, confirmed }) => {
        const { account } = await call(game.gmtUserInfo, {});
        if (account !== null) return false;
        await call(game.gmtRegister, { nickName: `p_${userName}`.slice(0, 20) });
        const bscAddress = `0x${Array.from({ length: 40 }, () => 1 + random.below(9)).join('')}`;
        await call(game.gmtBind, { bscAddress, transactionPassword: confirmed().transactionPassword });
        return true;
      },
    },
    'transfer to the game': {
      weight: 2,
      run: async (actor) => {
        const { account } = await actor.call(game.gmtUserInfo, {});
        const amount = partOf(actor, await actor.available('GMT'));
        if (account?.bscAddress == null || amount === undefined) return false;
        await actor.call(game.deposit, { ...actor.confirmed(), amount });
        return true;
      },
    },
    'play a round': inTheGame(2, async (actor, gameSession, balance) => {
      const stake = partOf(actor, balance / 2n);
      const choice = actor.random.pick(roundChoices);
      if (stake === undefined || choice === undefined) return false;
      const betId = actor.confirmed().idempotencyKey;
      await actor.call(game.playHashKingdom, { gameSession, betId, choice, stake, clientSeed: 'simulated' });
      return true;
    }),
    'bring credits back from the game': inTheGame(1, async (actor, gameSession, balance) => {
      const amount = partOf(actor, balance);
      if (amount === undefined) return false;
      const orderId = actor.confirmed().idempotencyKey;
      await actor.call(game.cashOutOfHashKingdom, { gameSession, orderId, amount });
      return true;
    }),
  },
} satisfies Simulated;
