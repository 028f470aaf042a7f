/** Tickets with which a member's new tab joins the session of an open tab. */
import { createHash } from 'node:crypto';
import type { domains, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import { networkPrefix } from '@portal/schema/rules';
import type { Transaction } from '../../database/database.ts';
import { parseDevice } from '../../identity/device.ts';
import { isIdle } from '../../identity/sessions.ts';
import type { Retention } from '../../jobs/retention.ts';
import { newToken, tokenHash } from '../../kernel/tokens.ts';
import type { Services } from '../../services/services.ts';
import { describePlace } from './begin-session.ts';
import { mails } from './mails.ts';
import { refusals } from './refusals.ts';

type Create = (typeof domains)['session']['createTabTicket'];
type Redeem = (typeof domains)['session']['redeemTabTicket'];

/** How long a ticket is valid. */
const lifeMs = 30_000;
/** How long a row is kept after its ticket expired. */
const keptMs = 60 * 60_000;

/** The origin of a call, as the session layer sees it. */
interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

interface Row {
  readonly session_hash: Buffer;
  readonly member_id: bigint;
  readonly verifier_hash: string;
  readonly is_valid: boolean;
  readonly is_same_place: boolean;
  readonly session_expires_at: Date;
}

/** The columns of an origin: network, browser and system. */
function getPlace({ ip, userAgent }: Origin): readonly [string | null, string | null, string | null] {
  const { browser, system } = parseDevice(userAgent);
  return [ip === '' ? null : networkPrefix(ip), browser, system];
}

/**
 * Creates a ticket for the caller's session. It can be redeemed once, from the same network and browser, with the
 * verifier.
 */
export async function createTabTicket(
  { database, clock }: Services,
  session: Buffer,
  { verifierHash }: ParsedRequestOf<Create>,
  from: Origin,
): Promise<AnswerOf<Create>> {
  const ticket = newToken();
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await database.execute(
    `insert into session_ticket (ticket_hash, session_hash, verifier_hash, network, browser, system, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tokenHash(ticket), session, verifierHash, ...getPlace(from), expiresAt],
  );
  return { ticket, expireTime: expiresAt.getTime() };
}

/**
 * Exchanges a ticket for another token of its session. A wrong verifier proves that the ticket was intercepted, so it
 * ends the session and emails the member.
 * @throws TICKET_OVER if the ticket is unknown, used or expired, or comes from another place or for an ended session
 * @throws TICKET_MISUSED if the verifier is wrong, and whenever the ticket is presented after that
 */
export async function redeemTabTicket(
  { database, clock, sessions, outbox }: Services,
  { ticket, verifier }: ParsedRequestOf<Redeem>,
  from: Origin,
): Promise<AnswerOf<Redeem>> {
  const ticketHash = tokenHash(ticket);
  const redeemed = await database.transaction(async (tx) => {
    const row = await findTicket(tx, ticketHash, clock.now(), sessions.idleSince(), from);
    if (row === undefined) return 'over';
    if (createHash('sha256').update(verifier).digest('base64url') !== row.verifier_hash) {
      if (await sessions.end(row.session_hash, 'ticket_misused', tx))
        await outbox.put(tx, row.member_id, mails.SESSION_MISUSED(describePlace(clock, from)));
      return 'misused';
    }
    if (await wasMisused(tx, row.session_hash)) return 'misused';
    if (!row.is_valid) return 'over';
    await tx.execute('update session_ticket set used_at = $2 where ticket_hash = $1', [
      ticketHash,
      clock.now(),
    ]);
    if (!row.is_same_place) return 'over';
    return {
      token: await sessions.addToken(tx, row.session_hash),
      expireTime: row.session_expires_at.getTime(),
    };
  });
  if (redeemed === 'misused') throw refusals.TICKET_MISUSED();
  if (redeemed === 'over') throw refusals.TICKET_OVER();
  return redeemed;
}

/** Locks the ticket, so that of simultaneous redemptions one wins. */
const findTicket = (
  tx: Transaction,
  ticketHash: Buffer,
  now: Date,
  idleSince: Date,
  from: Origin,
): Promise<Row | undefined> =>
  tx.maybe<Row>(
    `select t.session_hash, s.member_id, t.verifier_hash, s.expires_at as session_expires_at,
       t.used_at is null and t.expires_at > $2 and s.ended_at is null and s.expires_at > $2
         and not ${isIdle('s', 'm', '$2', '$3')} and m.banned_at is null as is_valid,
       coalesce(t.network = $4, true) and t.browser is not distinct from $5 and t.system is not distinct from $6 as is_same_place
     from session_ticket t join session s on s.token_hash = t.session_hash join member m on m.id = s.member_id
     where t.ticket_hash = $1 for update of t`,
    [ticketHash, now, idleSince, ...getPlace(from)],
  );

/** A statement after the lock, so that it sees what another redemption did during the wait. */
const wasMisused = async (tx: Transaction, session: Buffer): Promise<boolean> =>
  (
    await tx.one<{ is_misused: boolean }>(
      "select end_reason is not distinct from 'ticket_misused' as is_misused from session where token_hash = $1",
      [session],
    )
  ).is_misused;

/** Deletes tickets that expired a while ago. */
export const deleteOldTickets: Retention = {
  name: 'tickets for new tabs',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from session_ticket where expires_at <= $1', [
      new Date(clock.now().getTime() - keptMs),
    ]),
};
