/** The real platform in process, for tests of this and other parts: in memory, with a clock that obeys. */
import { hash, verify } from '@node-rs/argon2';
import { generateKeyPair } from '@portal/schema/envelope';
import type { Endpoint } from '@portal/schema/rest';
import type { DestinationStream } from 'pino';

import type { Chain } from '../src/chain/chain.ts';
import { runRound } from '../src/jobs/round.ts';
import { VirtualClock, type Clock } from '../src/clock.ts';
import { demoScope } from '../src/demo/seed.ts';
import type { Transaction } from '../src/database/database.ts';
import { acceptTerms } from '../src/domains/member/agreement.ts';
import { createMember } from '../src/domains/member/members.ts';
import { parsePositiveAmount } from '../src/ledger/amount.ts';
import type { Coin } from '../src/ledger/coins.ts';
import { house, member } from '../src/ledger/entry.ts';
import { postOnce } from '../src/ledger/ledger.ts';
import { createLogger } from '../src/logger.ts';
import type { Mail, Mailer } from '../src/mails/mailer.ts';
import type { PasswordWork } from '../src/passwords.ts';
import { createPlatform, type Platform } from '../src/platform.ts';
import type { Storage } from '../src/uploads/storage.ts';
import type { SessionUse } from '../src/sessions/sessions.ts';
import { openEmbedded } from './embedded.ts';
import { doAll } from './simulation/schedulers.ts';

export { VirtualClock } from '../src/clock.ts';
export { seedDemo } from '../src/demo/seed.ts';

/** What every test member signs in with, and confirms money with. */
export const testPassword = 'Portal2026';
export const testTransactionPassword = 'Credits2026';

/** What every captcha of a test platform shows. */
export const testCaptcha = 'ACDEF';

/** How a test uses a session: in English, from a place that is not known. */
export const testUse: SessionUse = { locale: 'en-US', ip: '', userAgent: undefined };

export interface TestMember {
  readonly id: bigint;
  readonly userName: string;
}

export interface TestMemberOptions {
  readonly email?: string;
  readonly countryCode?: string;
  readonly sponsor?: TestMember;
  /** Whether the terms in force are accepted; default true. */
  readonly agreed?: boolean;
  /** What the member holds from the start. */
  readonly balances?: Partial<Record<Coin, string>>;
  readonly flags?: {
    readonly commitment?: boolean;
    readonly otc?: boolean;
    readonly matchingCodes?: boolean;
  };
}

export interface TestPlatform<C extends Clock = VirtualClock> extends Platform {
  readonly clock: C;
  /** Mails that were sent, oldest first: see `sendMails`. */
  readonly mails: readonly Mail[];
  /** Sends what is in the outbox. Returns all mails that were sent. */
  sendMails(): Promise<readonly Mail[]>;
  addMember(userName: string, options?: TestMemberOptions): Promise<TestMember>;
  /** Gives a member credits, from the house. */
  credit(to: TestMember, coin: Coin, amount: string): Promise<void>;
  /** Does what is due by the clock in the tables of the domains, as their jobs would. */
  doJobs(): Promise<void>;
  /** A session token. */
  signIn(who: TestMember): Promise<string>;
}

export interface TestPlatformOptions<C extends Clock> {
  readonly clock?: C;
  /** Where transactions and addresses are looked up; default: nowhere. */
  readonly chain?: Chain | undefined;
  /** The game that is linked; default: none. */
  readonly game?: Parameters<typeof createPlatform>[0]['game'];
  /** The endpoints that need a verified identity; default: none. */
  readonly identityRequiredFor?: ReadonlySet<Endpoint>;
  /** A database that is open already; the platform closes it. */
  readonly database?: Parameters<typeof createPlatform>[0]['database'];
  /** Whether the contract's limits for each member hold; default false: tests are quicker than any member. */
  readonly limitMembers?: boolean;
  /** Whether its jobs come round by themselves; default false: they would take rows that a test's own round looks for. */
  readonly schedulesJobs?: boolean;
  /** Delivers mails; default: they are kept in `mails`. */
  readonly mailer?: Mailer;
  /** Where pictures are kept; default: there is always space. */
  readonly storage?: Storage;
  /** How long a session may go unused; default: as long as it lasts. */
  readonly sessionIdleMs?: number;
  /** Where the log goes; default: nowhere. */
  readonly log?: DestinationStream;
}

/** Thousands of sign-ins and confirmations would be most of the work of some tests; what it costs is in the hash. */
const passwordWork: PasswordWork = {
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
};

let keyPair: ReturnType<typeof generateKeyPair> | undefined;
let hashes: Promise<readonly [string, string]> | undefined;

async function acceptInForce(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  const terms = await tx.maybe<{ id: bigint }>(
    "select id from published_text where kind = 'TERMS' and published_at <= $1 order by published_at desc, id desc limit 1",
    [now],
  );
  if (terms !== undefined) await acceptTerms(tx, memberId, now, terms.id);
}

/** A platform on a database of its own: by default PGlite in memory. */
export async function createTestPlatform(options?: TestPlatformOptions<VirtualClock>): Promise<TestPlatform>;
export async function createTestPlatform<C extends Clock>(
  options: TestPlatformOptions<C> & { readonly clock: C },
): Promise<TestPlatform<C>>;
export async function createTestPlatform(
  options: TestPlatformOptions<Clock> = {},
): Promise<TestPlatform<Clock>> {
  const clock = options.clock ?? new VirtualClock('2026-11-21T04:00:00.000Z');
  const mails: Mail[] = [];
  keyPair ??= generateKeyPair({ demo: true });
  const platform = await createPlatform({
    database: options.database ?? (await openEmbedded()),
    privateKeyPem: (await keyPair).privateKey,
    mailer: options.mailer ?? {
      send: async (mail) => {
        mails.push(mail);
      },
      close: () => undefined,
    },
    logger: options.log ? createLogger('trace', options.log) : createLogger('error'),
    clock,
    chain: options.chain,
    ...(options.game && { game: options.game }),
    identityRequiredFor: options.identityRequiredFor,
    checkResults: true,
    limitMembers: options.limitMembers ?? false,
    schedulesJobs: options.schedulesJobs ?? false,
    storage: options.storage,
    sessionIdleMs: options.sessionIdleMs,
    passwordWork,
    captchaText: () => testCaptcha,
    portalUrl: 'https://portal.example.com',
  });
  // The first audit is over before a test writes what no audit should see half done.
  await platform.guard.idle();
  const { database, passwords, sessions } = platform.services;
  hashes ??= Promise.all([
    passwords.members.hash(testPassword),
    passwords.members.hash(testTransactionPassword),
  ]);
  const [passwordHash, transactionPasswordHash] = await hashes;
  let credits = 0;

  const credit: TestPlatform['credit'] = async (to, coin, text) => {
    const amount = parsePositiveAmount(text);
    await postOnce(
      database,
      { scope: demoScope, key: `credit-${(credits += 1)}`, input: {}, now: clock.now() },
      {
        recordType: 'deposit',
        legs: [
          { account: member(to.id), coin, amount },
          { account: house('deposit'), coin, amount: -amount },
        ],
      },
    );
  };

  return {
    ...platform,
    clock,
    mails,
    credit,
    addMember: async (
      userName,
      { email, countryCode = 'ID', sponsor, agreed = true, balances = {}, flags = {} } = {},
    ) => {
      const id = await database.transaction(async (tx) => {
        const created = await createMember(
          tx,
          { userName, passwordHash, transactionPasswordHash, countryCode, email, sponsorId: sponsor?.id },
          clock.now(),
        );
        await tx.execute(
          'update member set commitment_enabled = $2, otc_enabled = $3, matching_codes_enabled = $4 where id = $1',
          [created ?? null, flags.commitment ?? false, flags.otc ?? false, flags.matchingCodes ?? false],
        );
        if (agreed && created !== undefined) await acceptInForce(tx, created, clock.now());
        return created;
      });
      if (id === undefined) throw new Error(`there is a member ${userName} already`);
      const added = { id, userName };
      for (const [coin, amount] of Object.entries(balances)) await credit(added, coin as Coin, amount);
      return added;
    },
    doJobs: async () => {
      const { services, jobs } = platform;
      await doAll(
        services,
        jobs.filter(({ rows }) => rows !== undefined),
      );
    },
    sendMails: async () => {
      const job = platform.jobs.find(({ name }) => name === 'mails');
      if (job !== undefined) await runRound(platform.services, job);
      return mails;
    },
    signIn: async (who) => {
      const session = await sessions.begin(database, who.id, passwordHash);
      if (session === undefined) throw new Error(`${who.userName} cannot sign in`);
      return session.token;
    },
  };
}
