/** Entering the game: a single-use link, and the session it is exchanged for. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { SignedInMember } from '../../identity/admission.ts';
import type { Retention } from '../../jobs/retention.ts';
import { newToken, tokenHash } from '../../kernel/tokens.ts';
import type { Services } from '../../services/services.ts';
import { requireBound, type GameAccount } from './accounts.ts';
import { isOwnGameInForce } from './holder.ts';
import { refusals } from './refusals.ts';
import { isSigned, sign } from './signature.ts';

type Game = (typeof domains)['game'];

/** How long a link is valid. */
const launchMs = 60_000;
/** The maximum length of a game session. */
const sessionMs = 2 * 60 * 60_000;
/** How long a link is kept after it expired. */
const rememberedMs = 24 * 60 * 60_000;

/** The purposes that launch tokens are signed for. Hash Kingdom and a linked game reject each other's tokens. */
const purposes = { own: 'hash-kingdom-launch-v1', linked: 'game-launch-v1' } as const;

/** The path of Hash Kingdom on the portal's origin. */
const ownPage = '/hash-kingdom/';

/** A player and when their session expires. */
export interface Player {
  readonly account: GameAccount;
  readonly endsAt: Date;
}

/** Returns an address that enters the game. Refused with GAME_UNREGISTERED or GAME_WALLET_MISSING. */
export async function launch(
  { database, clock, game }: Services,
  { id, session }: SignedInMember,
): Promise<AnswerOf<Game['launchGames']>> {
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
 * Exchanges a launch token for a Hash Kingdom session. Refused with GAME_LAUNCH_SPENT for every invalid token, and
 * while another game is linked.
 */
export async function redeemLaunchToken(
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
 * Returns the player of a Hash Kingdom session. Undefined once it (or the portal session behind it) has ended, and
 * while another game is linked.
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

/** Returns the player of a game session. Refused with GAME_ENDED. */
export async function requirePlayer(services: Services, gameSession: string): Promise<Player> {
  const player = await findPlayer(services, gameSession);
  if (player === undefined) throw refusals.GAME_ENDED();
  return player;
}

export const deleteOldLaunches: Retention = {
  name: 'game launches',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from game_launch where expires_at < $1 and coalesce(ends_at < $2, true)', [
      new Date(clock.now().getTime() - rememberedMs),
      clock.now(),
    ]),
};
