/** The whole platform in one process: envelopes in, ledger out. */
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { readinessOf, type Readiness } from './admin/health.ts';
import type { Chain } from './chain/chain.ts';
import { books } from './books.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { collect, contributions, createMessages } from './contributions.ts';
import { domains } from './domains/index.ts';
import { forgetExpired, ownRetention } from './housekeeping.ts';
import type { Job } from './jobs/job.ts';
import { Jobs } from './jobs/jobs.ts';
import { failingGauge, recordRuns } from './jobs/runs.ts';
import { derivedKey, publicKeyOf, readPrivateKeys } from './keys.ts';
import { LedgerGuard } from './ledger/guard.ts';
import { HouseBalances } from './ledger/house-balances.ts';
import { observed } from './ledger/observe.ts';
import { deliverMails } from './mails/deliver.ts';
import type { Mailer } from './mails/mailer.ts';
import { mailGauges } from './mails/operator.ts';
import { createMetrics, ledgerObserver, observeLedger, observeStorage, type Metrics } from './metrics.ts';
import { autoReview } from './operator/auto-review.ts';
import { scheduledSettings } from './operator/scheduled-settings.ts';
import { refuseGuarded } from './operation-guards.ts';
import { registerBacklog } from './operator/backlog.ts';
import { ReviewTimes } from './operator/review-times.ts';
import { RecordedReviews } from './operator/commands.ts';
import type { Reviews } from './operator/reviews.ts';
import { MemberLimits } from './server/member-limits.ts';
import { RequestGate } from './server/open-request.ts';
import { ReplayStore } from './server/replay.ts';
import { createServer } from './server/server.ts';
import { createServices, type Foundation, type Services } from './services.ts';

/** The parts of a platform. It takes ownership of the database and the mailer, and closes them. */
export interface PlatformOptions extends Omit<
  Foundation,
  | 'clock'
  | 'messages'
  | 'sendsMail'
  | 'fingerprintKey'
  | 'secretKeys'
  | 'bonusSources'
  | 'game'
  | 'onPasswordQueue'
  | 'onPictureQueue'
> {
  /** PEM; one key, or two while they change. */
  readonly privateKeyPem: string;
  readonly logger: Logger;
  /** Delivers mails; undefined: none is sent. */
  readonly mailer: Mailer | undefined;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** Default: the platform's own game, with a secret that is derived from its key. */
  readonly game?: Partial<{ readonly [Name in keyof Services['game']]: Services['game'][Name] | undefined }>;
  /** Approves by itself what waits for a decision. For demonstrations; default false. */
  readonly demo?: boolean;
  /** Checks every result against its contract, and the words of every refusal, before it leaves; default false. */
  readonly checkResults?: boolean;
  /** Whether the contract's limits for each member hold; default true. */
  readonly limitMembers?: boolean;
  /** Whether its jobs come round by themselves; default true. */
  readonly schedulesJobs?: boolean;
}

/** A platform that is ready to listen. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Orders that wait for the operator's decision. */
  readonly reviews: Reviews;
  /** What comes round, as far as there is anything to do for it on this platform. */
  readonly jobs: readonly Job[];
  /** Audits the ledger every minute and halts it when it is wrong. */
  readonly guard: LedgerGuard;
  /** The house's balances, at most a minute old. */
  readonly house: HouseBalances;
  /** The public key for which requests are sealed. */
  readonly publicKeyPem: string;
  /** Listens and resolves to the address, `http://127.0.0.1:4100`. Port 0 takes a free one. */
  listen(options: { readonly host: string; readonly port: number }): Promise<string>;
  /** Whether to send it traffic. */
  readiness(): Promise<Readiness>;
  /** From now on {@link readiness} says no, while calls are still answered. */
  drain(): void;
  /** Finishes what is under way, then closes everything. Safe to call twice. */
  close(): Promise<void>;
}

const minute = 60_000;

/** Creates a platform on a database that has this build's schema. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { logger, mailer } = options;
  const clock = options.clock ?? systemClock;
  const metrics = createMetrics();
  const database = observed(options.database, ledgerObserver(metrics));
  const keys = readPrivateKeys(options.privateKeyPem);
  const services = createServices({
    ...options,
    fingerprintKey: derivedKey(keys[0], 'fingerprints'),
    secretKeys: keys.map((key) => derivedKey(key, 'secrets')),
    game: {
      secret: options.game?.secret ?? derivedKey(keys[0], 'game'),
      url: options.game?.url,
      name: options.game?.name,
    },
    database,
    clock,
    messages: createMessages(),
    sendsMail: mailer !== undefined,
    bonusSources: contributions((domain) => domain.bonusSources),
    sendingPauses: contributions((domain) => domain.sendingPauses),
    operationGuards: contributions((domain) => domain.operationGuards),
    valueSteps: contributions((domain) => domain.valueSteps),
    settingGuards: contributions((domain) => domain.settingGuards),
    onPasswordQueue: (queue, length) => metrics.passwordQueue.set({ queue }, length),
    onPictureQueue: (length) => metrics.pictureQueue.set(length),
  });
  const guard = createGuard(database, logger);
  const house = new HouseBalances(database);
  observeLedger(metrics, database, guard, house);
  observeStorage(metrics, services.storage);
  const reviews = new RecordedReviews({ services, logger }, 'auto-review');
  const contributed = {
    addressChecks: contributions((domain) => domain.addressChecks),
    reviewTimes: new ReviewTimes(services, reviews.queues),
  };
  const app = createServer({
    gate: new RequestGate(keys, new ReplayStore(database)),
    routes: Object.values(domains).flatMap(({ routes }) => routes(services, contributed)),
    authenticate: (token, use, read) => services.sessions.authenticate(token, use, read),
    guard: (memberId) => refuseGuarded(services, database, memberId, clock.now()),
    memberLimits: options.limitMembers === false ? undefined : new MemberLimits(),
    messages: services.messages,
    metrics,
    logger,
    checkResults: options.checkResults ?? false,
  });

  const scheduler = new Jobs(metrics, logger);
  const retention = collect(
    'the retention',
    (domain) => domain.retention,
    ({ name }) => name,
    ownRetention,
  );
  const mails = collect(
    'the mail',
    (domain) => Object.values(domain.mails ?? {}),
    ({ name }) => name,
  );
  const gauges = collect(
    'the gauge',
    (domain) => domain.gauges,
    ({ name }) => name,
    [failingGauge(() => jobs.map(({ name }) => name)), ...mailGauges([...mails.keys()], clock)],
  );
  const own: Job[] = [
    { name: 'house-balances', everyMs: minute, run: () => house.advance() },
    registerBacklog(metrics.registry, gauges.values()),
    forgetExpired(retention.values()),
    scheduledSettings,
    ...(mailer === undefined ? [] : [deliverMails(mailer, logger)]),
    ...(options.demo === true ? [autoReview(reviews)] : []),
  ];
  const all = collect(
    'the job',
    (domain) => domain.jobs,
    ({ name }) => name,
    own,
  );
  const jobs = [...all.values()].filter(({ isNeeded }) => isNeeded?.(services) !== false);
  if (options.schedulesJobs !== false)
    for (const job of jobs)
      scheduler.every(job.everyMs, job.name, recordRuns(services, job, { logger, metrics }));
  if (services.chain !== undefined) void announce(services.chain, logger);
  // The first audit of large books takes a while, and calls need not wait for it.
  void guard.start();

  let isDraining = false;
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    isDraining = true;
    await app.close();
    services.chain?.close();
    await scheduler.stop();
    await guard.stop();
    mailer?.close();
    await database.close();
  };
  return {
    app,
    services,
    metrics,
    logger,
    reviews,
    jobs,
    guard,
    house,
    readiness: () => readinessOf(database, guard, isDraining),
    drain: () => {
      isDraining = true;
    },
    publicKeyPem: publicKeyOf(options.privateKeyPem),
    listen: async (where) => {
      await app.listen(where);
      const { address, family, port } = app.server.address() as AddressInfo;
      return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
    },
    close: () => (closing ??= close()),
  };
}

/** Logs the endpoint's network, read before the first call needs it. Without an answer, the chain job logs why. */
async function announce(chain: Chain, logger: Logger): Promise<void> {
  const network = await chain.network().catch(() => 'unknown');
  if (network === undefined)
    logger.warn('CHAIN_RPC_URL serves neither BEP20 nor ERC20: nothing is looked up there');
  else if (network !== 'unknown') logger.info({ network }, 'transactions are looked up on their chain');
}

function createGuard(database: Database, logger: Logger): LedgerGuard {
  return new LedgerGuard(database, {
    plan: books,
    onAudit: ({ total, violations }) => {
      if (total > 0)
        logger.fatal(
          { total, kinds: [...new Set(violations.map(({ kind }) => kind))] },
          'the books are wrong',
        );
    },
    onError: (error) => logger.error({ err: error }, 'the ledger could not be audited'),
  });
}
