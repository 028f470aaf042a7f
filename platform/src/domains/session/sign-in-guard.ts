import type { Queryable, Transaction } from '../../database/database.ts';
import type { SeenNetwork, SeenNetworks } from '../../fingerprints.ts';
import type { Retention } from '../../housekeeping.ts';
import type { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';

/** Failures of a name that are answered without a captcha, and of an address for a name without a wait. */
const freeFailures = 3;
const maxWaitSeconds = 15 * 60;
/** Names that fail to sign in from new places, of all members together, before everyone there needs a captcha. */
const freeFailuresOfSite = 100;
const siteWindowMs = 10 * 60_000;
/** How long a failure counts after the last one. */
const rememberedMs = 24 * 60 * 60_000;

/** Who signs in, or says so. */
export interface SignIn {
  /** In lower case, whether there is such a member or not. */
  readonly userName: string;
  readonly memberId: bigint | undefined;
  readonly ip: string;
  /** Throws unless the captcha that came with the attempt is solved; undefined where none came. */
  readonly solveCaptcha?: (() => Promise<unknown>) | undefined;
  /** Whether a right password alone is a sign-in; default true. */
  readonly admits?: boolean;
}

/** The subject of an attempt as it is stored. */
interface Subject {
  readonly name: string;
  readonly memberId: bigint | undefined;
  readonly networks: SeenNetworks;
}

/** What holds an attempt back. */
interface Standing {
  readonly isKnown: boolean;
  readonly waitUntil: Date | undefined;
  readonly needsCaptcha: boolean;
}

/**
 * Slows down guesses of login passwords without locking a name, for all platform processes together and alike for known
 * and unknown names. After three failures of a name every attempt needs a captcha; after three of one address for that
 * name the address waits, twice as long after each further one. The failures of others do not count where the
 * member has signed in before, and the failures from there do not count elsewhere. While many names fail in the whole site, as
 * when one password is tried for all of them, every attempt from a new place needs a captcha.
 *
 * However many guesses run at once, only the first three that end are answered by whether they are right: what holds an
 * attempt back is looked at again after the check, and then a right guess is refused as a wrong one is.
 */
export class SignInGuard {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Throws LOGIN_WRONG when the check says no, and what holds the attempt back whatever the check says. `admit` is what an
   * admitted attempt does, in one transaction with its being remembered; it may run again, as that may.
   */
  async guard(
    signIn: SignIn,
    check: () => Promise<boolean>,
    admit: (tx: Transaction, place: { readonly isKnown: boolean }) => Promise<void>,
  ): Promise<void> {
    const subject = this.#subjectOf(signIn);
    const before = await this.#standing(this.#services.database, subject);
    if (before.waitUntil !== undefined) throw refusals.LOGIN_WAIT(this.#secondsTo(before.waitUntil));
    if (before.needsCaptcha) {
      if (signIn.solveCaptcha === undefined) throw refusals.CAPTCHA_REQUIRED({ needs: 'captcha' });
      await signIn.solveCaptcha();
    }
    const isRight = await check();
    const refusal = await this.#services.database.transaction(async (tx) => {
      // Attempts of one name are counted one after the other, so that none is answered that the count before refuses.
      await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject.name]);
      const now = await this.#standing(tx, subject);
      if (now.waitUntil !== undefined) return refusals.LOGIN_WAIT(this.#secondsTo(now.waitUntil));
      if (now.needsCaptcha && !before.needsCaptcha) return refusals.CAPTCHA_REQUIRED({ needs: 'captcha' });
      if (!isRight) return this.#countFailure(tx, subject, now);
      if (signIn.admits === false) return undefined;
      await this.#admit(tx, subject);
      await admit(tx, now);
      return undefined;
    });
    if (refusal !== undefined) throw refusal;
  }

  /** Counts a failure that came after the right password, in a further step of the sign-in. */
  async fail(signIn: SignIn): Promise<void> {
    const subject = this.#subjectOf(signIn);
    await this.#services.database.transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject.name]);
      await this.#countFailure(tx, subject, await this.#standing(tx, subject));
    });
  }

  /** Takes the address's failures for the name back, and remembers the address as the member's. */
  async trust(tx: Transaction, signIn: SignIn): Promise<void> {
    await this.#admit(tx, this.#subjectOf(signIn));
  }

  #subjectOf({ userName, memberId, ip }: SignIn): Subject {
    return {
      name: this.#services.fingerprints.of('name', userName),
      memberId,
      networks: this.#services.fingerprints.networks(ip),
    };
  }

  async #standing(db: Queryable, { name, memberId, networks }: Subject): Promise<Standing> {
    const now = this.#services.clock.now();
    const isKnown = await isKnownNetwork(db, memberId, networks);
    const row = await db.one<{ wait_until: Date | null; failed_here: boolean; failed_elsewhere: boolean }>(
      `select max(f.wait_until) filter (where f.wait_until > $3) as wait_until,
         coalesce(bool_or(f.failures >= f.share * $5), false) as failed_here,
         (select coalesce(sum(s.failures), 0) >= $5 from (
           select failures from sign_in_failure
           where name = $1 and share = 1 and not is_known and last_failure_at > $4 limit $5
         ) s) as failed_elsewhere
       from sign_in_failure f where f.name = $1 and f.network = any($2) and f.last_failure_at > $4`,
      [name, fingerprintsOf(isKnown ? networks.own : networks.all), now, this.#since(), freeFailures],
    );
    return {
      isKnown,
      waitUntil: row.wait_until ?? undefined,
      needsCaptcha:
        row.failed_here || (!isKnown && (row.failed_elsewhere || (await this.#isSiteUnderAttack(db, now)))),
    };
  }

  async #isSiteUnderAttack(db: Queryable, now: Date): Promise<boolean> {
    const { count } = await db.one<{ count: bigint }>(
      `select count(*) from (
         select from sign_in_failure where last_failure_at > $1 and share = 1 and not is_known limit $2
       ) recent`,
      [new Date(now.getTime() - siteWindowMs), freeFailuresOfSite],
    );
    return Number(count) >= freeFailuresOfSite;
  }

  async #admit(tx: Transaction, { name, memberId, networks }: Subject): Promise<void> {
    await tx.execute('delete from sign_in_failure where name = $1 and network = any($2)', [
      name,
      fingerprintsOf(networks.own),
    ]);
    if (memberId !== undefined) await rememberNetwork(tx, memberId, networks, this.#services.clock.now());
  }

  async #countFailure(tx: Transaction, subject: Subject, { isKnown }: Standing): Promise<Refusal> {
    const { name, networks } = subject;
    const now = this.#services.clock.now();
    const counted = isKnown ? networks.own : networks.all;
    await tx.execute(
      `insert into sign_in_failure as f (name, network, share, is_known, failures, last_failure_at)
       select $1, n.network, n.share, $4, 1, $5 from unnest($2::text[], $3::int[]) as n (network, share)
       on conflict (name, network) do update set is_known = excluded.is_known, last_failure_at = $5,
         failures = case when f.last_failure_at > $6 then f.failures + 1 else 1 end`,
      [name, fingerprintsOf(counted), counted.map(({ share }) => share), isKnown, now, this.#since()],
    );
    await tx.execute(
      `update sign_in_failure set wait_until =
         $3::timestamptz + make_interval(secs => least($4, power(2, least(failures - share * $5, 20))))
       where name = $1 and network = any($2) and failures >= share * $5`,
      [name, fingerprintsOf(counted), now, maxWaitSeconds, freeFailures],
    );
    const { waitUntil, needsCaptcha } = await this.#standing(tx, subject);
    const needs = needsCaptcha ? 'captcha' : undefined;
    return waitUntil === undefined
      ? refusals.LOGIN_WRONG({ needs })
      : refusals.LOGIN_WRONG_WAIT(this.#secondsTo(waitUntil), { needs });
  }

  #secondsTo(until: Date): { readonly seconds: string } {
    return { seconds: String(Math.ceil((until.getTime() - this.#services.clock.now().getTime()) / 1000)) };
  }

  #since = (): Date => new Date(this.#services.clock.now().getTime() - rememberedMs);
}

const fingerprintsOf = (networks: readonly SeenNetwork[]): string[] =>
  networks.map(({ fingerprint }) => fingerprint);

/** Forgets failures that no longer count. */
export const forgetSignInFailures: Retention = {
  name: 'failed sign-ins',
  forget: ({ database, clock }) =>
    database.execute('delete from sign_in_failure where last_failure_at <= $1', [
      new Date(clock.now().getTime() - rememberedMs),
    ]),
};
