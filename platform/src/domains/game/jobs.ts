/** Jobs that update balances when the current game changes. */
import type { Job } from '../../jobs/job.ts';
import { rowJob } from '../../jobs/rows.ts';
import type { GameAccount } from './accounts.ts';
import { gameInForce, isOwnGameInForce, ownGame } from './holder.ts';
import { bringBack } from './settle.ts';

/**
 * Assigns balances without a game to the current one, so that a later change of the configuration does not move them.
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

const unreturned = `o.game = '${ownGame}' and o.balance > 0 and o.created_at <= $1`;

/** Returns to the members what Hash Kingdom still holds once another game is linked, because its page is closed. */
export const returnFromOwnGame: Job = {
  name: 'game-return-balances',
  everyMs: 60_000,
  isNeeded: (services) => !isOwnGameInForce(services),
  rows: {
    table: 'game_account',
    due: (services) => Promise.resolve(isOwnGameInForce(services) ? undefined : unreturned),
  },
  run: async (services, round) => {
    const { database } = services;
    await database.execute(
      `delete from job_failure f where f.job = $2
         and not exists (select from game_account o where o.id = f.item::bigint and ${unreturned})`,
      [round.now, 'game-return-balances'],
    );
    const accounts = await database.query<GameAccount & { last: bigint }>(
      `select o.*, (select max(t.id) from game_transfer t where t.account_id = o.id) as last from game_account o
       where ${unreturned} order by o.id`,
      [round.now],
    );
    for (const account of accounts)
      await round.item(account.id.toString(), () =>
        bringBack(services, account, {
          game: ownGame,
          // One key per state of the account, so that an order refused before a change is retried.
          orderId: `return-${account.last}-${account.bets}`,
          amount: account.balance,
          playResult: 0n,
        }),
      );
  },
};
