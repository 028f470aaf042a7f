import type { Queryable, Transaction } from '../../database/database.ts';
import type { Retention } from '../../jobs/retention.ts';
import type { SeenNetwork, SeenNetworks } from '../../kernel/fingerprints.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../services/services.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.ts';
import { refusals } from './refusals.ts';

/** Failures of a name without a captcha, and of an address for a name without a wait. */
const freeFailures = 3;
const maxWaitSeconds = 15 * 60;
/** Failed names from new places, over all members, before everyone there needs a captcha. */
const freeFailuresOfSite = 100;
const siteWindowMs = 10 * 60_000;
/** How long a failure counts after the last one. */
const rememberedMs = 24 * 60 * 60_000;

/** An attempt to sign in. */
export interface SignIn {
  /** In lower case, whether there is such a member or not. */
  readonly userName: string;
  readonly memberId: bigint | undefined;
  readonly ip: string;
  /** Throws unless the submitted captcha is solved; undefined if there was none. */
  readonly solveCaptcha?: (() => Promise<unknown>) | undefined;
  /** Whether a right password alone completes the sign-in; default true. */
  readonly admits?: boolean;
}

/** The stored keys of an attempt. */
interface GuardedSubject {
  readonly name: string;
  readonly memberId: bigint | undefined;
  readonly networks: SeenNetworks;
}

/** What delays an attempt. */
interface FailureState {
  readonly isKnown: boolean;
  readonly waitUntil: Date | undefined;
  readonly needsCaptcha: boolean;
}

/**
 * Slows down guesses of login passwords without locking a name, across all platform processes and alike for known and
 * unknown names. After three failures of a name every attempt needs a captcha. After three failures of one address
 * for that name the address waits, twice as long after each further one. Failures of others do not count where the
 * member has signed in before, and failures from there do not count elsewhere. While many names fail across the site
 * (as when one password is tried for all of them), every attempt from a new place needs a captcha; if the site is
 * configured so, every attempt does. However many guesses run at once, only the first three to finish reveal whether
 * they are right: the delays are checked again after the password check, and then a right guess is refused like a
 * wrong one.
 */
export class SignInGuard {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Throws LOGIN_WRONG if the check fails, and the refusal of a delay regardless of the check. `admit` runs for an
   * admitted attempt in the transaction that remembers it; it may be retried with that transaction.
   */
  async guard(
    signIn: SignIn,
    check: () => Promise<boolean>,
    admit: (tx: Transaction, place: { readonly isKnown: boolean }) => Promise<void>,
  ): Promise<void> {
    const subject = this.#subjectOf(signIn);
    const before = await this.#getFailureState(this.#services.database, subject);
    if (before.waitUntil !== undefined) throw refusals.LOGIN_WAIT(this.#secondsTo(before.waitUntil));
    if (before.needsCaptcha) {
      if (signIn.solveCaptcha === undefined) throw refusals.CAPTCHA_REQUIRED({ needs: 'captcha' });
      await signIn.solveCaptcha();
    }
    const isRight = await check();
    const refusal = await this.#services.database.transaction(async (tx) => {
      // Attempts of one name are counted one after the other, so that none is answered beyond the count.
      await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject.name]);
      const now = await this.#getFailureState(tx, subject);
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

  /** Counts a failure after the right password, in a later step of the sign-in. */
  async fail(signIn: SignIn): Promise<void> {
    const subject = this.#subjectOf(signIn);
    await this.#services.database.transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject.name]);
      await this.#countFailure(tx, subject, await this.#getFailureState(tx, subject));
    });
  }

  /** Forgives the address's failures for the name, and remembers the address as known. */
  async trust(tx: Transaction, signIn: SignIn): Promise<void> {
    await this.#admit(tx, this.#subjectOf(signIn));
  }

  #subjectOf({ userName, memberId, ip }: SignIn): GuardedSubject {
    return {
      name: this.#services.fingerprints.of('name', userName),
      memberId,
      networks: this.#services.fingerprints.networks(ip),
    };
  }

  async #getFailureState(db: Queryable, { name, memberId, networks }: GuardedSubject): Promise<FailureState> {
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
      [name, getFingerprints(isKnown ? networks.own : networks.all), now, this.#since(), freeFailures],
    );
    return {
      isKnown,
      waitUntil: row.wait_until ?? undefined,
      needsCaptcha:
        this.#services.visitorRules.signInCaptcha === 'always' ||
        row.failed_here ||
        (!isKnown && (row.failed_elsewhere || (await this.#isSiteUnderAttack(db, now)))),
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

  async #admit(tx: Transaction, { name, memberId, networks }: GuardedSubject): Promise<void> {
    await tx.execute('delete from sign_in_failure where name = $1 and network = any($2)', [
      name,
      getFingerprints(networks.own),
    ]);
    if (memberId !== undefined) await rememberNetwork(tx, memberId, networks, this.#services.clock.now());
  }

  async #countFailure(tx: Transaction, subject: GuardedSubject, { isKnown }: FailureState): Promise<Refusal> {
    const { name, networks } = subject;
    const now = this.#services.clock.now();
    const counted = isKnown ? networks.own : networks.all;
    await tx.execute(
      `insert into sign_in_failure as f (name, network, share, is_known, failures, last_failure_at)
       select $1, n.network, n.share, $4, 1, $5 from unnest($2::text[], $3::int[]) as n (network, share)
       on conflict (name, network) do update set is_known = excluded.is_known, last_failure_at = $5,
         failures = case when f.last_failure_at > $6 then f.failures + 1 else 1 end`,
      [name, getFingerprints(counted), counted.map(({ share }) => share), isKnown, now, this.#since()],
    );
    await tx.execute(
      `update sign_in_failure set wait_until =
         $3::timestamptz + make_interval(secs => least($4, power(2, least(failures - share * $5, 20))))
       where name = $1 and network = any($2) and failures >= share * $5`,
      [name, getFingerprints(counted), now, maxWaitSeconds, freeFailures],
    );
    const { waitUntil, needsCaptcha } = await this.#getFailureState(tx, subject);
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

const getFingerprints = (networks: readonly SeenNetwork[]): string[] =>
  networks.map(({ fingerprint }) => fingerprint);

/** Deletes failures that no longer count. */
export const deleteSignInFailures: Retention = {
  name: 'failed sign-ins',
  deleteExpired: ({ database, clock }) =>
    database.execute('delete from sign_in_failure where last_failure_at <= $1', [
      new Date(clock.now().getTime() - rememberedMs),
    ]),
};
