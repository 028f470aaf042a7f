import { domains } from '@portal/schema/rest';
import { formatAmount, minorPerUnit, roundChoices } from '@portal/schema/rules';
import type { Act, Actor, Simulated } from '../../../test/simulation/act.ts';

const { game } = domains;

/** How many members receive game credits per day. */
const creditsPerDay = 3;

/** A hundredth of a credit, the step of bets and transfers. */
const step = minorPerUnit / 100n;

/** How many whole credits are taken to the game; two remain whatever the earlier rounds brought. */
const creditsPerTransfer = 2;

/** Returns a random amount from one credit to `credits`, in hundredths. */
const pickAmount = ({ random }: Actor, credits: number): string =>
  formatAmount(BigInt(100 + random.below(credits * 100 - 99)) * step);

/** Registers the member with a wallet if necessary; returns whether it did. */
async function registerPlayer({ userName, call, random, confirmed }: Actor): Promise<boolean> {
  const { account } = await call(game.gmtUserInfo, {});
  if (account !== null) return false;
  await call(game.gmtRegister, { nickName: `p_${userName}`.slice(0, 20) });
  const bscAddress = `0x${Array.from({ length: 40 }, () => 1 + random.below(9)).join('')}`;
  await call(game.gmtBind, { bscAddress, transactionPassword: confirmed().transactionPassword });
  return true;
}

/** Takes credits into Hash Kingdom for an act that needs no more. The ledger does not depend on who wins. */
const withGameSession = (
  weight: number,
  act: (actor: Actor, gameSession: string) => Promise<unknown>,
): Act => ({
  weight,
  run: async (actor) => {
    const { available, call, confirmed } = actor;
    if ((await available('GMT')) < BigInt(creditsPerTransfer) * minorPerUnit) return false;
    await registerPlayer(actor);
    await call(game.deposit, { ...confirmed(), amount: creditsPerTransfer.toString() });
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
    'register at the game': { weight: 1, run: registerPlayer },
    'transfer to the game': {
      weight: 2,
      run: async (actor) => {
        const { available, call, confirmed } = actor;
        const has = Number((await available('GMT')) / minorPerUnit);
        if (has < 1) return false;
        await registerPlayer(actor);
        await call(game.deposit, { ...confirmed(), amount: pickAmount(actor, Math.min(has, 20)) });
        return true;
      },
    },
    'play a round': withGameSession(2, (actor, gameSession) =>
      actor.call(game.playHashKingdom, {
        gameSession,
        betId: actor.confirmed().idempotencyKey,
        choice: actor.random.pick(roundChoices) ?? 'EVEN',
        stake: pickAmount(actor, creditsPerTransfer),
        clientSeed: 'simulated',
      }),
    ),
    'bring credits back from the game': withGameSession(1, (actor, gameSession) =>
      actor.call(game.cashOutOfHashKingdom, {
        gameSession,
        orderId: actor.confirmed().idempotencyKey,
        amount: pickAmount(actor, creditsPerTransfer),
      }),
    ),
  },
  morning: async ({ member, command }) => {
    for (let count = 0; count < creditsPerDay; count += 1) {
      const userName = member();
      if (userName !== undefined) await command(`adjust in ${userName} 25 GMT --reason Promotion`);
    }
  },
} satisfies Simulated;
