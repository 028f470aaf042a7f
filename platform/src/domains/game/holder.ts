/**
 * Which game holds a member's credits. A site has one current game. Credits stay with the game that received them
 * until it returns them; another game cannot pay them out.
 */
import type { Queryable } from '../../database/database.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../services/services.ts';
import type { GameAccount } from './accounts.ts';
import { refusals } from './refusals.ts';

/** The name of Hash Kingdom, the platform's own game. */
export const ownGame = 'hash-kingdom';

type Configured = Pick<Services, 'game'>;

/** Whether members play Hash Kingdom, because no game is linked. */
export const isOwnGameInForce = ({ game }: Configured): boolean => game.url === undefined;

/** Returns the name of the current game. */
export const gameInForce = (services: Configured): string =>
  isOwnGameInForce(services) ? ownGame : requireLinkedName(services);

/** Returns the name of the linked game, also after its link has ended. Throws if the platform has no secret of one. */
export function requireLinkedName({ game }: Configured): string {
  if (game.name === undefined) throw new Error('a linked game needs a name');
  return game.name;
}

/** Returns what Hash Kingdom holds for an account, in minor units. */
export const heldByOwnGame = ({ game, balance }: Pick<GameAccount, 'game' | 'balance'>): bigint =>
  game === null || game === ownGame ? balance : 0n;

/** SQL of the condition under which the game named by `name` may change the balance of a `game_account`. */
export const mayMove = (name: string): string => `(balance = 0 or game is null or game = ${name})`;

/** Returns why `name` could not change the balance: another game holds it, or it is too small. */
export async function blockingReason(db: Queryable, accountId: bigint, name: string): Promise<Refusal> {
  const row = await db.maybe<{ id: bigint }>(
    `select id from game_account where id = $1 and not ${mayMove('$2')}`,
    [accountId, name],
  );
  return row === undefined ? refusals.GAME_BALANCE() : refusals.GAME_ELSEWHERE();
}
