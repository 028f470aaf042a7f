/** A member's own sessions: list and end them. */
import type { domains, AnswerOf } from '@portal/schema/rest';
import type { Queryable } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Device } from './device.ts';
import { isIdle } from './sessions.ts';

type Shown = AnswerOf<(typeof domains)['session']['sessions']>;

interface Row extends Device {
  readonly id: string;
  readonly network: string | null;
  readonly created_at: Date;
  readonly seen_at: Date | null;
  readonly is_current: boolean;
}

/** The id of a session for its member. A token can be neither derived from it nor looked up by it. */
const idOf = `encode(sha256(token_hash), 'hex')`;

const isOpen = 'ended_at is null and expires_at > $2';

/** The open sessions of a member: the current one first, then the most recently used. */
export async function listSessions(
  db: Queryable,
  clock: Clock,
  member: { readonly id: bigint; readonly session: Buffer },
  idleSince: Date,
): Promise<Shown> {
  const rows = await db.query<Row>(
    `select ${idOf} as id, browser, system, network, s.created_at, seen_at, token_hash = $3 as is_current
     from session s join member m on m.id = s.member_id
     where member_id = $1 and ${isOpen} and not ${isIdle('s', 'm', '$2', '$4')}
     order by is_current desc, coalesce(seen_at, s.created_at) desc, s.created_at desc limit 100`,
    [member.id, clock.now(), member.session, idleSince],
  );
  return {
    records: rows.map((row) => ({
      id: row.id,
      browser: row.browser,
      system: row.system,
      network: row.network,
      startTime: row.created_at.getTime(),
      seenTime: (row.seen_at ?? row.created_at).getTime(),
      isCurrent: row.is_current,
    })),
  };
}

/** Ends one of a member's sessions immediately. Returns false if the member has none with this id. */
export async function endSession(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  id: string,
): Promise<boolean> {
  const ended = await db.execute(
    `update session set ended_at = $2, end_reason = 'signed_out'
     where member_id = $1 and ${isOpen} and ${idOf} = $3`,
    [memberId, clock.now(), id],
  );
  return ended === 1;
}
