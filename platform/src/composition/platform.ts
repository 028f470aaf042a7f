/** Assembles the platform in one process. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { checkReadiness, type Readiness } from '../admin/health.ts';
import { announceChain } from '../chain/connect.ts';
import { domains } from '../domains/index.ts';
import { createEnvelopes, type AcceptedEnvelopes } from '../http/envelopes.ts';
import { deriveKey, exportPublicKey, readPrivateKeys } from '../http/keys.ts';
import { RequestGate } from '../http/open-request.ts';
import { ReplayStore } from '../http/replay.ts';
import { createServer } from '../http/server.ts';
import type { Job } from '../jobs/job.ts';
import { Jobs } from '../jobs/jobs.ts';
import { recordRuns } from '../jobs/runs.ts';
import { systemClock, type Clock } from '../kernel/clock.ts';
import type { LedgerGuard } from '../ledger/guard.ts';
import { HouseBalances } from '../ledger/house-balances.ts';
import { observeDatabase } from '../ledger/observe.ts';
import { MemberLimits } from '../limits/member-limits.ts';
import type { Mailer } from '../mails/mailer.ts';
import { RecordedReviews } from '../operator/recorded-reviews.ts';
import { ReviewTimes } from '../operator/review-times.ts';
import type { Reviews } from '../operator/reviews.ts';
import { createServices, type Foundation } from '../services/create-services.ts';
import { requireOperationAllowed } from '../services/operation-guards.ts';
import { type Services } from '../services/services.ts';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import { createGuard } from './audit.ts';
import { collectFromDomains, createMessages, queuesByKind } from './collect.ts';
import { commandRunner } from './commands.ts';
import { createJobs } from './jobs.ts';
import { ledgerObserver, observeLedger, observeStorage, passwordObserver } from './observe.ts';

/** The parts of a platform, which takes ownership of the database and the mailer and closes them. */
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
  /** PEM with one key, or two during key rotation. */
  readonly privateKeyPem: string;
  /** Default: `jwe` only. */
  readonly envelopes?: AcceptedEnvelopes | undefined;
  readonly logger: Logger;
  /** Sends mails; undefined: no mails are sent. */
  readonly mailer: Mailer | undefined;
  /** Default: the system clock. */
  readonly clock?: Clock;
  /** Default: the platform's own game, with a secret derived from its key. */
  readonly game?: Partial<{ readonly [Name in keyof Services['game']]: Services['game'][Name] | undefined }>;
  /** Approves pending orders automatically, for demonstrations; default false. */
  readonly demo?: boolean;
  /** Checks every result against its contract and the texts of every refusal before sending; default false. */
  readonly checkResults?: boolean;
  /** Whether the per-member limits of the contract apply; default true. */
  readonly limitMembers?: boolean;
  /** Whether jobs run on a timer; default true. */
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
  /** The recurring jobs that this platform needs. */
  readonly jobs: readonly Job[];
  /** Audits the ledger every minute and halts it on violations. */
  readonly guard: LedgerGuard;
  /** The balances of the house, at most a minute old. */
  readonly house: HouseBalances;
  /** The public key that requests are sealed with. */
  readonly publicKeyPem: string;
  /** Listens and resolves to the address, `http://127.0.0.1:4100`. Port 0 takes a free one. */
  listen(options: { readonly host: string; readonly port: number }): Promise<string>;
  /** Whether the platform should receive traffic. */
  readiness(): Promise<Readiness>;
  /** Makes {@link readiness} report not ready, while calls are still answered. */
  drain(): void;
  /** Finishes calls in progress, then closes everything. Safe to call twice. */
  close(): Promise<void>;
}

type Keys = ReturnType<typeof readPrivateKeys>;

interface ServiceParts extends Pick<Services, 'database' | 'clock'> {
  readonly keys: Keys;
  readonly metrics: Metrics;
}

/** Creates the services that domains share, with what the domains contribute to them. */
const createPlatformServices = (
  options: PlatformOptions,
  { database, clock, keys, metrics }: ServiceParts,
): Services =>
  createServices({
    ...options,
    fingerprintKey: deriveKey(keys[0], 'fingerprints'),
    secretKeys: keys.map((key) => deriveKey(key, 'secrets')),
    game: {
      secret: options.game?.secret ?? deriveKey(keys[0], 'game'),
      url: options.game?.url,
      name: options.game?.name,
    },
    database,
    clock,
    messages: createMessages(),
    sendsMail: options.mailer !== undefined,
    bonusSources: collectFromDomains((domain) => domain.bonusSources),
    sendingPauses: collectFromDomains((domain) => domain.sendingPauses),
    operationGuards: collectFromDomains((domain) => domain.operationGuards),
    valueSteps: collectFromDomains((domain) => domain.valueSteps),
    settingGuards: collectFromDomains((domain) => domain.settingGuards),
    onPasswordQueue: passwordObserver(metrics),
    onPictureQueue: (length) => metrics.pictureQueue.set(length),
  });

interface ServerParts {
  readonly services: Services;
  readonly keys: Keys;
  readonly metrics: Metrics;
  readonly reviews: Reviews;
}

/** Creates the HTTP server with the routes of all domains. */
function createPlatformServer(
  { logger, envelopes, limitMembers, checkResults }: PlatformOptions,
  { services, keys, metrics, reviews }: ServerParts,
): FastifyInstance {
  const { database, clock, messages, sessions } = services;
  const context = {
    addressChecks: collectFromDomains((domain) => domain.addressChecks),
    reviewTimes: new ReviewTimes(services, reviews.queues),
  };
  return createServer({
    gate: new RequestGate(
      createEnvelopes(keys, envelopes ?? { jwe: true, classic: undefined }),
      new ReplayStore(database),
    ),
    routes: Object.values(domains).flatMap(({ routes }) => routes(services, context)),
    authenticate: (token, use, read) => sessions.authenticate(token, use, read),
    guard: (memberId) => requireOperationAllowed(services, database, memberId, clock.now()),
    memberLimits: limitMembers === false ? undefined : new MemberLimits(),
    messages,
    metrics,
    logger,
    checkResults: checkResults ?? false,
  });
}

/** Creates a platform on a database with this build's schema. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { logger, mailer } = options;
  const clock = options.clock ?? systemClock;
  const metrics = createMetrics();
  const database = observeDatabase(options.database, ledgerObserver(metrics));
  const keys = readPrivateKeys(options.privateKeyPem);
  const services = createPlatformServices(options, { database, clock, keys, metrics });
  const guard = createGuard(database, logger);
  const house = new HouseBalances(database);
  observeLedger(metrics, database, guard, house);
  observeStorage(metrics, services.storage);
  const reviews = new RecordedReviews(queuesByKind(services), (args) =>
    commandRunner.decide({ services, logger }, 'auto-review', args),
  );
  const app = createPlatformServer(options, { services, keys, metrics, reviews });
  const scheduler = new Jobs(metrics, logger);
  const jobs = createJobs(services, {
    house,
    metrics,
    logger,
    mailer,
    reviews: options.demo === true ? reviews : undefined,
  });
  if (options.schedulesJobs !== false)
    for (const job of jobs)
      scheduler.every(job.everyMs, job.name, recordRuns(services, job, { logger, metrics }));
  for (const chain of services.chains.values()) void announceChain(chain, logger);
  // The first audit of a large ledger is slow; requests don't wait for it.
  void guard.start();

  let isDraining = false;
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    isDraining = true;
    await app.close();
    for (const chain of services.chains.values()) chain.close();
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
    readiness: () => checkReadiness(database, guard, isDraining),
    drain: () => {
      isDraining = true;
    },
    publicKeyPem: exportPublicKey(options.privateKeyPem),
    listen: async (where) => {
      await app.listen(where);
      const { address, family, port } = app.server.address() as AddressInfo;
      return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
    },
    close: () => (closing ??= close()),
  };
}
