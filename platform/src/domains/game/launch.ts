/** Ways into the game: a link that is good once, and the session that it becomes. */
import type { domains, ResultOf } from '@portal/schema/rest';

import type { Retention } from '../../housekeeping.ts';
import type { SignedInMember } from '../../server/implement.ts';
import type { Services } from '../../services.ts';
import { newToken, tokenHash } from '../../tokens.ts';
import { requireBound, type GameAccount } from './accounts.ts';
import { isOwnGameInForce } from './holder.ts';
import { refusals } from './refusals.ts';
import { isSigned, sign } from './signature.ts';

type Game = (typeof domains)['game'];

/** How long a link is good. */
const launchMs = 60_000;
/** How long a session of the game lasts at most. */
const sessionMs = 2 * 60 * 60_000;
/** How long a link is remembered after it expired. */
const rememberedMs = 24 * 60 * 60_000;

/** What launch tokens of Hash Kingdom and of a linked game are signed for: neither accepts the other's. */
const purposes = { own: 'hash-kingdom-launch-v1', linked: 'game-launch-v1' } as const;

/** Where Hash Kingdom is, on the portal's own origin. */
const ownPage = '/hash-kingdom/';

/** A member who plays, and until when without entering anew. */
export interface Player {
  readonly account: GameAccount;
  readonly endsAt: Date;
}

/** An address that enters the game. Refused with GAME_UNREGISTERED or GAME_WALLET_MISSING. */
export async function launch(
  { database, clock, game }: Services,
  { id, session }: SignedInMember,
): Promise<ResultOf<Game['launchGames']>> {
  const account = await requireBound(database, id);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + launchMs);
  const said = [newToken(), account.id.toString(), expiresAt.getTime().toString()];
  const purpose = isOwnGameInForce({ game }) ? purposes.own : purposes.linked;
  const token = [...said, sign(game.secret, purpose, said)].join('.');
  await database.execute(
    `insert into game_launch (token_hash, account_id, portal_session, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [tokenHash(token), account.id, session, now, expiresAt],
  );
  return { url: `${game.url ?? ownPage}#launch=${token}`, expireTime: expiresAt.getTime() };
}

/**
 * Spends a launch token for a session of Hash Kingdom. Refused with GAME_LAUNCH_SPENT, whatever is wrong with it, and always
 * while another game is linked.
 */
export async function spend(
  services: Services,
  token: string,
): Promise<{ readonly gameSession: string; readonly player: Player }> {
  const { database, clock, game } = services;
  const parts = token.split('.');
  if (
    !isOwnGameInForce(services) ||
    !isSigned(game.secret, purposes.own, parts.slice(0, -1), parts.at(-1) ?? '')
  )
    throw refusals.GAME_LAUNCH_SPENT();
  const gameSession = newToken();
  const now = clock.now();
  const spent = await database.execute(
    `update game_launch set used_at = $2, session_hash = $3, ends_at = $4
     where token_hash = $1 and used_at is null and expires_at > $2`,
    [tokenHash(token), now, tokenHash(gameSession), new Date(now.getTime() + sessionMs)],
  );
  const player = spent === 1 ? await findPlayer(services, gameSession) : undefined;
  if (player === undefined) throw refusals.GAME_LAUNCH_SPENT();
  return { gameSession, player };
}

/**
 * Who plays in a session of Hash Kingdom; undefined once it, or the portal's session it came from, is over, and while another
 * game is linked.
 */
export async function findPlayer(services: Services, gameSession: string): Promise<Player | undefined> {
  if (!isOwnGameInForce(services)) return undefined;
  const { database, clock } = services;
  const row = await database.maybe<GameAccount & { ends_at: Date }>(
    `select a.*, l.ends_at from game_launch l join game_account a on a.id = l.account_id
       join session s on s.token_hash = l.portal_session and s.ended_at is null and s.expires_at > $2
       join member m on m.id = a.member_id and m.banned_at is null
     where l.session_hash = $1 and l.ends_at > $2`,
    [tokenHash(gameSession), clock.now()],
  );
  if (row === undefined) return undefined;
  const { ends_at: endsAt, ...account } = row;
  return { account, endsAt };
}

/** Who plays in a session of the game; refused with GAME_ENDED. */
export async function requirePlayer(services: Services, gameSession: string): Promise<Player> {
  const player = await findPlayer(services, gameSession);
  if (player === undefined) throw refusals.GAME_ENDED();
  return player;
}

export const forgetOldLaunches: Retention = {
  name: 'game launches',
  forget: ({ database, clock }) =>
    database.execute('delete from game_launch where expires_at < $1 and coalesce(ends_at < $2, true)', [
      new Date(clock.now().getTime() - rememberedMs),
      clock.now(),
    ]),
};
