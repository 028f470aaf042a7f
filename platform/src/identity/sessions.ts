import type { Locale } from '@portal/schema/locales';
import type { Flag } from '@portal/schema/rest';
import { networkPrefix } from '@portal/schema/rules';
import type { Database, PreparedStatement, Queryable, Transaction } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { newToken, tokenHash } from '../kernel/tokens.ts';
import type { Admitted, MemberRead } from './admission.ts';
import { parseDevice } from './device.ts';

/** How long a session lasts. */
const lifeMs = 24 * 60 * 60_000;
/** How long an ended session is remembered, to distinguish its token from an unknown one. */
const rememberedMs = 30 * 24 * 60 * 60_000;

/** A new session. Its token is returned once and not stored. */
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** The circumstances of starting or using a session. */
export interface SessionUse {
  /** The member's address; empty if unknown. */
  readonly ip: string;
  /** The browser's user agent. */
  readonly userAgent: string | undefined;
  readonly locale: Locale;
}

/** How precisely the last use is stored, and how soon a change of network is. */
const seenMs = 5 * 60_000;
const movedMs = 60_000;

/** Why sessions of a member end. */
export type EndReason =
  'password_changed' | 'banned' | 'signed_out' | 'factor_added' | 'email_changed' | 'ticket_misused';

interface Row {
  /** The hash of the session's first token, which identifies the session. */
  readonly session: Buffer;
  readonly member_id: bigint;
  readonly member_name: string;
  readonly commitment_enabled: boolean;
  readonly otc_enabled: boolean;
  readonly matching_codes_enabled: boolean;
  readonly locale: string | null;
  readonly idle_minutes: number | null;
  readonly session_seen_at: Date | null;
  readonly session_network: string | null;
  readonly is_over: boolean;
  /** Whether the row has columns of `read`. */
  readonly is_read: boolean | null;
}

/** Sessions in the database, so that all platform processes share them and an end takes effect immediately. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  /** The site's limit for an unused session. */
  readonly idleMs: number;
  readonly #statements = new Map<MemberRead | undefined, PreparedStatement>();

  /** `idleMs`: how long a session may stay unused before it ends. The last use is stored to within five minutes. */
  constructor(database: Database, clock: Clock, idleMs = lifeMs) {
    this.#database = database;
    this.#clock = clock;
    this.idleMs = idleMs;
  }

  /** A session must have been used after this instant to be open, unless its member chose a shorter limit. */
  idleSince(): Date {
    return new Date(this.#clock.now().getTime() - this.idleMs);
  }

  /**
   * Starts a session for a member who proved the password with this hash. Returns undefined if the password was changed
   * or the member banned in the meantime: the share lock makes either wait and then end this session.
   * Stores the session's language for a member without one, so that the mail about this sign-in uses it. An existing
   * language stays, so that a stranger with the password cannot choose the language of the warning.
   */
  async begin(
    db: Queryable,
    memberId: bigint,
    passwordHash: string,
    from?: SessionUse,
  ): Promise<NewSession | undefined> {
    const token = newToken();
    const now = this.#clock.now();
    const expiresAt = new Date(now.getTime() + lifeMs);
    const begun = await db.execute(
      `insert into session (token_hash, member_id, created_at, expires_at, seen_at, network, browser, system)
       select $3, m.id, $4, $5, $4, $6, $7, $8 from member m
       where m.id = $1 and m.password_hash = $2 and m.banned_at is null for share`,
      [memberId, passwordHash, tokenHash(token), now, expiresAt, ...placeOf(from)],
    );
    if (begun !== 1) return undefined;
    if (from !== undefined) await learnFirstLocale(db, memberId, from.locale);
    return { token, expiresAt };
  }

  /**
   * Returns the member of a token with the rows of `read`, or whether the session ended or never existed. Records the
   * use.
   */
  async authenticate(
    token: string,
    use: SessionUse,
    read?: MemberRead,
  ): Promise<Admitted | 'ended' | 'unknown'> {
    const { locale } = use;
    const found = await this.#database.query<Row>(this.#statementOf(read), [
      tokenHash(token),
      this.#clock.now(),
      this.idleSince(),
    ]);
    const [row] = found;
    if (row === undefined) return 'unknown';
    if (row.is_over) return 'ended';
    const { session } = row;
    if (this.#isNews(row, use)) await this.#see(session, use);
    if (row.locale !== locale) await this.#learnLocale(session, row.member_id, locale);
    return {
      member: { id: row.member_id, userName: row.member_name, session, flags: flagsOf(row) },
      rows: found.filter(({ is_read: isRead }) => isRead === true),
    };
  }

  #statementOf(read: MemberRead | undefined): PreparedStatement {
    const known = this.#statements.get(read);
    if (known !== undefined) return known;
    const statement = read === undefined ? sessionAlone : sessionWith(read);
    this.#statements.set(read, statement);
    return statement;
  }

  /** Whether the recorded last use or network is outdated. */
  #isNews(row: Row, { ip }: SessionUse): boolean {
    const { session_seen_at: seenAt, session_network: network } = row;
    const ageMs = seenAt === null ? Infinity : this.#clock.now().getTime() - seenAt.getTime();
    // A short limit needs more precision.
    const exactMs = Math.min(seenMs, ((row.idle_minutes ?? Infinity) * 60_000) / 15);
    if (ageMs >= exactMs || ip === '') return ageMs >= exactMs;
    // A phone may alternate between two networks with every call.
    return network !== networkPrefix(ip) && (network === null || ageMs >= movedMs);
  }

  /** Records when and from where a session was used. A call without an address keeps the stored place. */
  async #see(session: Buffer, use: SessionUse): Promise<void> {
    const [network, browser, system] = placeOf(use);
    await this.#database.execute(
      `update session set seen_at = $2, network = coalesce($3, network), browser = coalesce($4, browser),
         system = coalesce($5, system)
       where token_hash = $1`,
      [session, this.#clock.now(), network, browser, system],
    );
  }

  /**
   * Stores the language of a session, and as the member's language: the one chosen last on any device. A session that
   * continues in its own language changes nothing, so that two devices do not alternate. Does not wait for a lock: if
   * the member is locked, the next call stores it.
   */
  async #learnLocale(session: Buffer, memberId: bigint, locale: Locale): Promise<void> {
    await this.#database.execute(
      `update member set locale = $2 where id in (
         select id from member where id = $1 and locale is distinct from $2 for no key update skip locked)`,
      [memberId, locale],
    );
    await this.#database.execute(
      `update session set locale = $2
       where token_hash = $1 and exists (select from member where id = $3 and locale = $2)`,
      [session, locale, memberId],
    );
  }

  /** Returns an additional token of a session, valid as long as the session. */
  async addToken(tx: Transaction, session: Buffer): Promise<string> {
    const token = newToken();
    await tx.execute('insert into session_token (token_hash, session_hash) values ($1, $2)', [
      tokenHash(token),
      session,
    ]);
    return token;
  }

  /** Ends one session with all its tokens. Returns false if it had already ended. */
  async end(session: Buffer, reason: EndReason, db: Queryable = this.#database): Promise<boolean> {
    const ended = await db.execute(
      'update session set ended_at = $2, end_reason = $3 where token_hash = $1 and ended_at is null',
      [session, this.#clock.now(), reason],
    );
    return ended === 1;
  }

  /** Ends all sessions of a member, in the transaction of the change that causes it. Returns how many. */
  async endAll(tx: Transaction, memberId: bigint, reason: EndReason): Promise<number> {
    return tx.execute(
      'update session set ended_at = $2, end_reason = $3 where member_id = $1 and ended_at is null',
      [memberId, this.#clock.now(), reason],
    );
  }

  /** Ends all sessions of a member except one, in the transaction of the change that causes it, if any. */
  async endOthers(db: Queryable, memberId: bigint, kept: Buffer, reason: EndReason): Promise<number> {
    return db.execute(
      `update session set ended_at = $2, end_reason = $3
       where member_id = $1 and ended_at is null and token_hash <> $4`,
      [memberId, this.#clock.now(), reason, kept],
    );
  }

  /** Deletes sessions that expired long ago. Returns how many. */
  deleteOld(): Promise<number> {
    return this.#database.execute('delete from session where expires_at < $1', [
      new Date(this.#clock.now().getTime() - rememberedMs),
    ]);
  }
}

/**
 * SQL that is true if a session was not used within its limit at `now`: the member's own limit, or the site's, by which
 * it must have been used after `idleSince`.
 */
export const isIdle = (session: string, member: string, now: string, idleSince: string): string =>
  `coalesce(${session}.seen_at, ${session}.created_at)
     <= greatest(${idleSince}, ${now}::timestamptz - make_interval(mins => ${member}.session_idle_minutes))`;

/**
 * SQL for the session of the token with hash `$1` at the instant `$2`; over if it was not used since `$3`. Each tab
 * that joined a session has its own token.
 */
const lookUp = (columns: string, join: string): string =>
  `select s.token_hash as session, m.id as member_id, m.user_name as member_name, m.commitment_enabled, m.otc_enabled, m.matching_codes_enabled, s.locale,
     s.seen_at as session_seen_at, s.network as session_network, m.session_idle_minutes as idle_minutes,
     s.ended_at is not null or s.expires_at <= $2 or ${isIdle('s', 'm', '$2', '$3')} or m.banned_at is not null as is_over, ${columns}
   from session s join member m on m.id = s.member_id ${join}
   where s.token_hash = coalesce((select session_hash from session_token where token_hash = $1), $1)`;

const sessionAlone: PreparedStatement = { name: 'session', text: lookUp('null as is_read', '') };

const sessionWith = ({ name, sql }: MemberRead): PreparedStatement => ({
  name: `session/${name}`,
  text: lookUp(
    'read.*',
    `left join lateral (select true as is_read, r.* from (${sql('m.id', '$2')}) r) read on true`,
  ),
});

/**
 * Stores the first language of a member. Does not wait for a lock: two concurrent sign-ins both hold a share lock on
 * the member.
 */
async function learnFirstLocale(db: Queryable, memberId: bigint, locale: Locale): Promise<void> {
  await db.execute(
    `update member set locale = $2 where id in (
       select id from member where id = $1 and locale is null for no key update skip locked)`,
    [memberId, locale],
  );
}

/** The columns of a place: network, browser and system. */
function placeOf(from: SessionUse | undefined): readonly [string | null, string | null, string | null] {
  if (from === undefined) return [null, null, null];
  const { browser, system } = parseDevice(from.userAgent);
  return [from.ip === '' ? null : networkPrefix(from.ip), browser, system];
}

function flagsOf(row: Row): ReadonlySet<Flag> {
  const flags = new Set<Flag>();
  if (row.commitment_enabled) flags.add('commitment');
  if (row.otc_enabled) flags.add('otc');
  if (row.matching_codes_enabled) flags.add('matchingCodes');
  return flags;
}
