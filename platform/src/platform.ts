/** The whole platform in one process: envelopes in, ledger out. */
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { readinessOf, type Readiness } from './admin/health.ts';
import type { Chain } from './chain/chain.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { assetsDomain } from './domains/assets/index.ts';
import { convertDomain, settleDue } from './domains/convert/index.ts';
import { checkDeposits, depositDomain } from './domains/deposit/index.ts';
import { memberDomain } from './domains/member/index.ts';
import { payoutDomain } from './domains/payout/index.ts';
import { Captchas } from './domains/session/captcha.ts';
import { sessionDomain } from './domains/session/index.ts';
import { PasswordCodes } from './domains/session/password-code.ts';
import { teamDomain } from './domains/team/index.ts';
import { transferDomain } from './domains/transfer/index.ts';
import { makePayable, withdrawalDomain } from './domains/withdrawal/index.ts';
import { forgetExpired } from './housekeeping.ts';
import { Jobs } from './jobs.ts';
import { publicKeyOf, readPrivateKeys } from './keys.ts';
import { LedgerGuard } from './ledger/guard.ts';
import { HouseBalances } from './ledger/house-balances.ts';
import { observed } from './ledger/observe.ts';
import type { Mailer } from './mailer.ts';
import { createMetrics, ledgerObserver, observeLedger, type Metrics } from './metrics.ts';
import { autoReview } from './operator/auto-review.ts';
import { measureBacklog } from './operator/backlog.ts';
import { createReviews, type Reviews } from './operator/reviews.ts';
import { RequestGate } from './server/open-request.ts';
import { ReplayStore } from './server/replay.ts';
import { createServer } from './server/server.ts';
import { createServices, type Services } from './services.ts';

/** What a platform is made of. It owns the database and the mailer from then on, and closes them. */
export interface PlatformOptions {
  readonly database: Database;
  /** PEM; one key, or two while they change. */
  readonly privateKeyPem: string;
  readonly mailer: Mailer;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Where transactions and addresses are looked up; default: nowhere. */
  readonly chain?: Chain | undefined;
  /** Approves by itself what waits for a decision. For demonstrations; default false. */
  readonly demo?: boolean;
  /** Checks every result against its contract before it leaves; default false. */
  readonly checkResults?: boolean;
  /** What the next captcha shows; default: chance. */
  readonly captchaText?: () => string;
}

/** A platform that is ready to listen. */
export interface Platform {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly metrics: Metrics;
  /** What waits for a decision of the operator. */
  readonly reviews: Reviews;
  /** Audits the ledger every minute and halts it when it is wrong. */
  readonly guard: LedgerGuard;
  /** What the house took and gave, as of the last minute. */
  readonly house: HouseBalances;
  /** What requests are sealed for. */
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

const second = 1_000;
const minute = 60 * second;

/** Makes a platform on a database, which it brings to this build's schema first. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { logger } = options;
  const clock = options.clock ?? systemClock;
  const applied = await migrate(options.database);
  if (applied.length > 0) logger.info({ applied }, 'the database was brought up to date');

  const metrics = createMetrics();
  const database = observed(options.database, ledgerObserver(metrics));
  const services = createServices({
    ...options,
    database,
    clock,
    onPasswordQueue: (length) => metrics.passwordQueue.set(length),
    onPictureQueue: (length) => metrics.pictureQueue.set(length),
  });
  const guard = createGuard(database, logger);
  const house = new HouseBalances(database);
  observeLedger(metrics, database, guard, house);
  const captchas = new Captchas(database, clock, options.captchaText);
  const codes = new PasswordCodes(database, clock);
  const app = createServer({
    gate: new RequestGate(readPrivateKeys(options.privateKeyPem), new ReplayStore(database)),
    implementations: {
      session: sessionDomain(services, captchas, codes),
      member: memberDomain(services),
      team: teamDomain(),
      assets: assetsDomain(services),
      transfer: transferDomain(services),
      deposit: depositDomain(services),
      convert: convertDomain(services),
      payout: payoutDomain(services),
      withdrawal: withdrawalDomain(services),
    },
    authenticate: (token) => services.sessions.authenticate(token),
    metrics,
    logger,
    checkResults: options.checkResults ?? false,
  });

  const reviews = createReviews(services);
  const jobs = new Jobs(metrics, logger);
  jobs.every(second, 'convert-settle', () => settleDue(services));
  jobs.every(minute, 'withdrawals-payable', () => makePayable(services));
  if (services.chain !== undefined) {
    void announce(services.chain, logger);
    jobs.every(10 * second, 'deposits-check', () => checkDeposits(services));
  }
  jobs.every(minute, 'house-balances', () => house.advance());
  jobs.every(minute, 'backlog', () => measureBacklog(database, metrics));
  jobs.every(minute, 'forget-expired', () => forgetExpired(services));
  if (options.demo === true) jobs.every(5 * second, 'auto-review', () => autoReview(services, reviews));
  // The first audit of large books takes a while, and calls need not wait for it.
  void guard.start();

  let isDraining = false;
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    isDraining = true;
    await app.close();
    services.chain?.close();
    await jobs.stop();
    await guard.stop();
    await services.post.close();
    await database.close();
  };
  return {
    app,
    services,
    metrics,
    reviews,
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

/** Which network is looked at is known before somebody asks. Where there is no answer, the job says why. */
async function announce(chain: Chain, logger: Logger): Promise<void> {
  const network = await chain.network().catch(() => 'unknown');
  if (network === undefined)
    logger.warn('CHAIN_RPC_URL serves neither BEP20 nor ERC20: no deposit is looked up there');
  else if (network !== 'unknown') logger.info({ network }, 'deposits are looked up on their chain');
}

function createGuard(database: Database, logger: Logger): LedgerGuard {
  return new LedgerGuard(database, {
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
