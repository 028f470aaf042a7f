import type { Flag } from '@portal/schema/rest';
import { networkPrefix } from '@portal/schema/rules';

import type { Clock } from '../clock.ts';
import type { Database, PreparedStatement, Queryable, Transaction } from '../database/database.ts';
import type { Locale } from '../messages/index.ts';
import type { Admitted, MemberRead } from '../server/implement.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { deviceOf } from './device.ts';

/** How long a session lasts. */
const lifeMs = 24 * 60 * 60_000;
/** How long it is remembered that a token was good once, so that it is told apart from a made-up one. */
const rememberedMs = 30 * 24 * 60 * 60_000;

/** A new session; its token is told to the member and kept nowhere. */
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** How a session is begun or used. */
export interface SessionUse {
  /** The member's address; empty where it is not known. */
  readonly ip: string;
  /** What the browser says of itself. */
  readonly userAgent: string | undefined;
  readonly locale: Locale;
}

/** How exactly it is kept when a session was used last, and how soon that it is used from elsewhere. */
const seenMs = 5 * 60_000;
const movedMs = 60_000;

/** Why sessions of a member end. */
export type EndReason = 'password_changed' | 'banned' | 'signed_out' | 'factor_added' | 'email_changed';

interface Row {
  readonly member_id: bigint;
  readonly member_name: string;
  readonly commitment_enabled: boolean;
  readonly otc_enabled: boolean;
  readonly matching_codes_enabled: boolean;
  readonly locale: string | null;
  readonly session_seen_at: Date | null;
  readonly session_network: string | null;
  readonly is_over: boolean;
  /** Whether the row has columns of what was read with the session. */
  readonly is_read: boolean | null;
}

/** Sessions, in SQL: every platform process knows all of them, and an end is an end at once. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #idleMs: number;
  readonly #statements = new Map<MemberRead | undefined, PreparedStatement>();

  /** `idleMs` is how long a session may go unused before it is over; use is recorded to five minutes. */
  constructor(database: Database, clock: Clock, idleMs = lifeMs) {
    this.#database = database;
    this.#clock = clock;
    this.#idleMs = idleMs;
  }

  /** When a session must have been used to be open. */
  idleSince(): Date {
    return new Date(this.#clock.now().getTime() - this.#idleMs);
  }

  /**
   * Begins a session for the member who proved the password with this hash. Undefined when the password was changed or
   * the member banned in the meantime: the share lock makes either wait, and then find this session to end it. A member of
   * whom no language is known has this one from then on, so that the mail about this sign-in is in it already. A known one
   * stays: a stranger with the password does not choose in which language the member is warned.
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

  /** The member of a token, as it is used, with the rows of `read`; whether the session ended, or never was. */
  async authenticate(
    token: string,
    use: SessionUse,
    read?: MemberRead,
  ): Promise<Admitted | 'ended' | 'unknown'> {
    const { locale } = use;
    const session = tokenHash(token);
    const found = await this.#database.query<Row>(this.#statementOf(read), [
      session,
      this.#clock.now(),
      this.idleSince(),
    ]);
    const [row] = found;
    if (row === undefined) return 'unknown';
    if (row.is_over) return 'ended';
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

  /** Whether a session was not used for a while, or not from there. */
  #isNews({ session_seen_at: seenAt, session_network: network }: Row, { ip }: SessionUse): boolean {
    const ageMs = seenAt === null ? Infinity : this.#clock.now().getTime() - seenAt.getTime();
    if (ageMs >= seenMs || ip === '') return ageMs >= seenMs;
    // A phone may take turns between two networks with every call.
    return network !== networkPrefix(ip) && (network === null || ageMs >= movedMs);
  }

  /** Remembers when and from where a session is used. A call without an address leaves the place as it was. */
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
   * Remembers the language of a session, and as the member's: the one that was chosen last, on whichever device. A session
   * that goes on in its own language changes nothing, so that two devices do not take turns. It never waits: while the
   * member is locked it is left to the next call.
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

  /** Ends one session because its member signed out. */
  async end(session: Buffer): Promise<void> {
    await this.#database.execute(
      "update session set ended_at = $2, end_reason = 'signed_out' where token_hash = $1 and ended_at is null",
      [session, this.#clock.now()],
    );
  }

  /** Ends every session of a member, with the change that is the reason for it. */
  async endAll(tx: Transaction, memberId: bigint, reason: EndReason): Promise<number> {
    return tx.execute(
      'update session set ended_at = $2, end_reason = $3 where member_id = $1 and ended_at is null',
      [memberId, this.#clock.now(), reason],
    );
  }

  /** Ends every session of a member but one, with the change that is the reason for it where there is one. */
  async endOthers(db: Queryable, memberId: bigint, kept: Buffer, reason: EndReason): Promise<number> {
    return db.execute(
      `update session set ended_at = $2, end_reason = $3
       where member_id = $1 and ended_at is null and token_hash <> $4`,
      [memberId, this.#clock.now(), reason, kept],
    );
  }

  /** Forgets sessions that are long over; returns how many. */
  forgetOld(): Promise<number> {
    return this.#database.execute('delete from session where expires_at < $1', [
      new Date(this.#clock.now().getTime() - rememberedMs),
    ]);
  }
}

/** SQL of the session of the token whose hash is `$1`, at the instant `$2`; over if it was not used since `$3`. */
const lookUp = (columns: string, join: string): string =>
  `select m.id as member_id, m.user_name as member_name, m.commitment_enabled, m.otc_enabled, m.matching_codes_enabled, s.locale,
     s.seen_at as session_seen_at, s.network as session_network,
     s.ended_at is not null or s.expires_at <= $2
       or coalesce(s.seen_at, s.created_at) <= $3 or m.banned_at is not null as is_over, ${columns}
   from session s join member m on m.id = s.member_id ${join}
   where s.token_hash = $1`;

const sessionAlone: PreparedStatement = { name: 'session', text: lookUp('null as is_read', '') };

const sessionWith = ({ name, sql }: MemberRead): PreparedStatement => ({
  name: `session/${name}`,
  text: lookUp(
    'read.*',
    `left join lateral (select true as is_read, r.* from (${sql('m.id', '$2')}) r) read on true`,
  ),
});

/** Remembers the first language of a member. It never waits: two that sign in at once both hold a share of the member's lock. */
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
  const { browser, system } = deviceOf(from.userAgent);
  return [from.ip === '' ? null : networkPrefix(from.ip), browser, system];
}

function flagsOf(row: Row): ReadonlySet<Flag> {
  const flags = new Set<Flag>();
  if (row.commitment_enabled) flags.add('commitment');
  if (row.otc_enabled) flags.add('otc');
  if (row.matching_codes_enabled) flags.add('matchingCodes');
  return flags;
}
