/** The real platform in process, for tests of all parts: in memory, with a virtual clock. */
import { hash, verify } from '@node-rs/argon2';
import { generateKeyPair } from '@portal/schema/envelope';
import type { Endpoint } from '@portal/schema/rest';
import type { DestinationStream } from 'pino';
import type { Chains } from '../src/chain/chain.ts';
import { createPlatform, type Platform } from '../src/composition/platform.ts';
import type { Transaction } from '../src/database/database.ts';
import { demoScope } from '../src/demo/seed.ts';
import { acceptTerms } from '../src/domains/member/agreement.ts';
import { createMember } from '../src/domains/member/members.ts';
import type { PasswordWork } from '../src/identity/passwords.ts';
import type { SessionUse } from '../src/identity/sessions.ts';
import { runRound } from '../src/jobs/round.ts';
import { VirtualClock, type Clock } from '../src/kernel/clock.ts';
import { parsePositiveAmount } from '../src/ledger/amount.ts';
import type { Coin } from '../src/ledger/coins.ts';
import { house, member } from '../src/ledger/entry.ts';
import { postOnce } from '../src/ledger/ledger.ts';
import type { Mail, Mailer } from '../src/mails/mailer.ts';
import type { VisitorRules } from '../src/services/services.ts';
import { createLogger } from '../src/telemetry/logger.ts';
import type { Storage } from '../src/uploads/storage.ts';
import { openEmbedded } from './embedded.ts';
import { doAll } from './simulation/schedulers.ts';

export { VirtualClock } from '../src/kernel/clock.ts';
export { seedDemo } from '../src/composition/demo.ts';

/** The passwords of all test members. */
export const testPassword = 'Portal2026';
export const testTransactionPassword = 'Credits2026';

/** The text of every captcha of a test platform. */
export const testCaptcha = 'ACDEF';

/** A session use in English from an unknown place. */
export const testUse: SessionUse = { locale: 'en-US', ip: '', userAgent: undefined };

export interface TestMember {
  readonly id: bigint;
  readonly userName: string;
}

export interface TestMemberOptions {
  readonly email?: string;
  readonly countryCode?: string;
  readonly sponsor?: TestMember;
  /** Whether the member has accepted the current terms; default true. */
  readonly agreed?: boolean;
  /** Initial balances. */
  readonly balances?: Partial<Record<Coin, string>>;
  readonly flags?: {
    readonly commitment?: boolean;
    readonly otc?: boolean;
    readonly matchingCodes?: boolean;
  };
}

export interface TestPlatform<C extends Clock = VirtualClock> extends Platform {
  readonly clock: C;
  /** Sent mails, oldest first: see `sendMails`. */
  readonly mails: readonly Mail[];
  /** Sends the outbox. Returns all sent mails. */
  sendMails(): Promise<readonly Mail[]>;
  addMember(userName: string, options?: TestMemberOptions): Promise<TestMember>;
  /** Gives a member credits from the house. */
  credit(to: TestMember, coin: Coin, amount: string): Promise<void>;
  /** Processes due rows of all domains, as their jobs would. */
  doJobs(): Promise<void>;
  /** Returns a session token. */
  signIn(who: TestMember): Promise<string>;
}

export interface TestPlatformOptions<C extends Clock> {
  readonly clock?: C;
  /** Chains to look up transactions and addresses; default: none. */
  readonly chains?: Chains | undefined;
  /** The linked game; default: none. */
  readonly game?: Parameters<typeof createPlatform>[0]['game'];
  /** The accepted envelopes; default: `jwe` only. */
  readonly envelopes?: Parameters<typeof createPlatform>[0]['envelopes'];
  /** The endpoints that need a verified identity; default: none. */
  readonly identityRequiredFor?: ReadonlySet<Endpoint>;
  /** An open database, which the platform closes. */
  readonly database?: Parameters<typeof createPlatform>[0]['database'];
  /** Whether per-member limits apply; default false, because tests call faster than any member. */
  readonly limitMembers?: boolean;
  /** Whether jobs run on a timer; default false, because they would take rows that tests process themselves. */
  readonly schedulesJobs?: boolean;
  /** Sends mails; default: collects them in `mails`. */
  readonly mailer?: Mailer;
  /** Where pictures are stored; default: with unlimited space. */
  readonly storage?: Storage;
  /** What visitors must provide; default: as without configuration. */
  readonly visitorRules?: VisitorRules;
  /** How long a session may stay unused; default: its whole lifetime. */
  readonly sessionIdleMs?: number;
  /** Destination of the log; default: none. */
  readonly log?: DestinationStream;
}

/** Weak hashing, because thousands of sign-ins would otherwise dominate some tests. The hash contains its cost. */
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

/** Creates a platform, by default on its own in-memory PGlite. */
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
    chains: options.chains,
    ...(options.game && { game: options.game }),
    envelopes: options.envelopes,
    identityRequiredFor: options.identityRequiredFor,
    checkResults: true,
    limitMembers: options.limitMembers ?? false,
    schedulesJobs: options.schedulesJobs ?? false,
    storage: options.storage,
    sessionIdleMs: options.sessionIdleMs,
    visitorRules: options.visitorRules,
    passwordWork,
    captchaText: () => testCaptcha,
    portalUrl: 'https://portal.example.com',
  });
  // Waits for the first audit, because later tests write invalid data.
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
