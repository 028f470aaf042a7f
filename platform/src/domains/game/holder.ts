/**
 * Which game holds a member's credits. A site has one game in force, and credits stay with the game that received them until
 * that game returns them: no other game can pay them out.
 */
import type { Queryable } from '../../database/database.ts';
import { rowJob } from '../../jobs/rows.ts';
import type { Job } from '../../jobs/job.ts';
import type { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import type { GameAccount } from './accounts.ts';
import { refusals } from './refusals.ts';
import { bringBack } from './settle.ts';

/** The name of Hash Kingdom, the platform's own game. */
export const ownGame = 'hash-kingdom';

type Configured = Pick<Services, 'game'>;

/** Whether members play Hash Kingdom, because no game is linked. */
export const isOwnGameInForce = ({ game }: Configured): boolean => game.url === undefined;

/** The name of the game that members enter and transfer to. */
export const gameInForce = (services: Configured): string =>
  isOwnGameInForce(services) ? ownGame : requireLinkedName(services);

/** The name of the linked game, also after its link has ended; throws if the platform has no secret of one. */
export function requireLinkedName({ game }: Configured): string {
  if (game.name === undefined) throw new Error('a linked game needs a name');
  return game.name;
}

/** What Hash Kingdom holds for an account, in minor units. */
export const heldByOwnGame = ({ game, balance }: Pick<GameAccount, 'game' | 'balance'>): bigint =>
  game === null || game === ownGame ? balance : 0n;

/** SQL of the condition under which the game named by `name` may change the balance of a `game_account`. */
export const mayMove = (name: string): string => `(balance = 0 or game is null or game = ${name})`;

/** Why `name` could not change the balance: another game holds it, or it is too small. */
export async function blockingReason(db: Queryable, accountId: bigint, name: string): Promise<Refusal> {
  const row = await db.maybe<{ id: bigint }>(
    `select id from game_account where id = $1 and not ${mayMove('$2')}`,
    [accountId, name],
  );
  return row === undefined ? refusals.GAME_BALANCE() : refusals.GAME_ELSEWHERE();
}

/**
 * Assigns balances from before the games were told apart to the game in force, so that a later change of the configuration
 * does not move them.
 */
export const assignBalances: Job = rowJob<GameAccount>({
  name: 'game-assign-balances',
  everyMs: 60_000,
  table: 'game_account',
  due: 'o.game is null and o.balance > 0 and o.created_at <= $1',
  order: 'o.id',
  work: ({ services, tx, row }) =>
    tx.execute('update game_account set game = $2 where id = $1 and game is null', [
      row.id,
      gameInForce(services),
    ]),
});

const left = `o.game = '${ownGame}' and o.balance > 0 and o.created_at <= $1`;

/** Returns to the members what Hash Kingdom still holds once another game is linked: its page is closed then. */
export const returnFromOwnGame: Job = {
  name: 'game-return-balances',
  everyMs: 60_000,
  isNeeded: (services) => !isOwnGameInForce(services),
  rows: {
    table: 'game_account',
    due: (services) => Promise.resolve(isOwnGameInForce(services) ? undefined : left),
  },
  run: async (services, round) => {
    const { database } = services;
    await database.execute(
      `delete from job_failure f where f.job = $2
         and not exists (select from game_account o where o.id = f.item::bigint and ${left})`,
      [round.now, 'game-return-balances'],
    );
    const accounts = await database.query<GameAccount & { last: bigint }>(
      `select o.*, (select max(t.id) from game_transfer t where t.account_id = o.id) as last from game_account o
       where ${left} order by o.id`,
      [round.now],
    );
    for (const account of accounts)
      await round.item(account.id.toString(), () =>
        bringBack(services, account, {
          game: ownGame,
          // A key for each state of the account, so that what was refused because it changed is tried again.
          orderId: `return-${account.last}-${account.bets}`,
          amount: account.balance,
          playResult: 0n,
        }),
      );
  },
};
