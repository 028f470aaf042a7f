/** The entry point of the platform process. */
import type { Server } from 'node:net';
import { fingerprint, readPublicKey } from '@portal/schema/envelope';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { createAdminServer } from './admin/server.ts';
import { connectChains } from './chain/connect.ts';
import { listUnwatched } from './chain/unwatched.ts';
import { openNetworks } from './composition/collect.ts';
import { commandRunner } from './composition/commands.ts';
import { ConfigError, readConfig, type Config } from './composition/config.ts';
import { seedDemo } from './composition/demo.ts';
import { createPlatform, type Platform } from './composition/platform.ts';
import { prepareDatabase } from './composition/prepare-database.ts';
import { ownsTables, RoleError } from './database/application-role.ts';
import { hasAutovacuum } from './database/autovacuum.ts';
import { DataFolderInUse } from './database/data-folder-lock.ts';
import type { Database } from './database/database.ts';
import { DatabaseUnavailable } from './database/errors.ts';
import { logRetry } from './database/migrate.ts';
import { MigrationError } from './database/migrations.ts';
import { awaitSchema, describeMissing } from './database/missing-migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { isSeeded } from './demo/seed.ts';
import { demoKey } from './http/keys.ts';
import { systemClock } from './kernel/clock.ts';
import { createMailer } from './mails/mailer.ts';
import { print } from './operator/printable.ts';
import { serveCommands } from './operator/socket.ts';
import { createLogger } from './telemetry/logger.ts';
import { Storage } from './uploads/storage.ts';

/** Time for a load balancer to notice the shutdown. */
const drainMs = 5_000;
/** Maximum duration of a shutdown. */
const endMs = 30_000;

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const running: { platform?: Platform; commands?: Server; lacks?: readonly string[] | undefined } = {};
  const admin = createAdminServer(
    () => running.platform,
    () => running.lacks,
  );

  closeWithGrace({ delay: endMs, logger: false }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'shutting down after an error');
    else logger.info({ signal }, 'the process ends');
    running.platform?.drain();
    if (config.production && signal === 'SIGTERM') {
      await new Promise((resolve) => setTimeout(resolve, drainMs));
    }
    running.commands?.close();
    await running.platform?.close();
    await admin.close();
    logger.info('the process has ended');
    logger.flush();
  });

  await admin.listen({ host: config.adminHost, port: config.adminPort });
  const platform = await open(config, logger, (missing) => {
    running.lacks = missing.length > 0 ? missing : undefined;
  });
  if (config.production && (await isSeeded(platform.services))) {
    await platform.close();
    const name = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    throw new ConfigError([
      `${name}: this database holds a demonstration, with passwords that everybody knows`,
    ]);
  }
  if (config.databaseUrl === undefined) {
    running.commands = await serveCommands(config.dataDir, (args, typed) =>
      commandRunner.run({ ...platform, rateBounds: config.rateBounds }, args, typed),
    );
  }
  if (config.demo) await seedDemo(platform.services);
  if (config.production) await warnOfUnwatched(platform, logger);
  platform.app.server.maxConnections = config.maxConnections;
  const url = await platform.listen({ host: config.host, port: config.port });
  running.platform = platform;
  logger.info(
    { url, demo: config.demo, key: fingerprint(readPublicKey(platform.publicKeyPem)) },
    'the platform listens',
  );
}

/** Warns about each open network without an endpoint. */
async function warnOfUnwatched({ services }: Platform, logger: Logger): Promise<void> {
  for (const network of await listUnwatched(services.database, services.chains, openNetworks))
    logger.warn(
      { network },
      `CHAIN_RPC_URL_${network} is not set: transactions on ${network} are not looked up, and addresses there are not checked for smart contracts`,
    );
}

async function open(
  config: Config,
  logger: Logger,
  onWait: (missing: readonly string[]) => void,
): Promise<Platform> {
  const [database, privateKeyPem] = await Promise.all([
    openDatabase(config),
    config.privateKeyPem ?? demoKey(config.dataDir),
  ]);
  await prepareSchema(config, database, logger, onWait);
  if (config.smtpUrl === undefined && config.production) {
    logger.warn(
      'SMTP_URL is not set: no mail is sent, and members who forgot their password cannot set a new one',
    );
  }
  return createPlatform({
    database,
    privateKeyPem,
    envelopes: config.envelopes,
    mailer: createMailer(config, (mail) => print(process.stdout, `\n--- mail ---\n${mail}\n------------`)),
    logger,
    portalUrl: config.portalUrl,
    storage: new Storage({
      folder: config.databaseUrl === undefined ? config.dataDir : undefined,
      minFreeBytes: config.uploadsMinFreeBytes,
    }),
    sessionIdleMs: config.sessionIdleMs,
    visitorRules: config.visitorRules,
    game: { secret: config.gameSecret, url: config.gameUrl, name: config.gameName },
    identityRequiredFor: config.identityRequiredFor,
    chains: connectChains(config.chainUrls),
    demo: config.demo,
    checkResults: !config.production,
  });
}

/**
 * Migrates the database. In production on a server, waits for `platform migrate` instead, because other processes use
 * the database. An embedded database is used by this process only.
 */
async function prepareSchema(
  config: Config,
  database: Database,
  logger: Logger,
  onWait: (missing: readonly string[]) => void,
): Promise<void> {
  if (config.production && database.kind === 'postgres') {
    await awaitSchema(database, (missing) => {
      if (missing.length > 0) logger.warn({ missing }, describeMissing(missing));
      else logger.info('the database has all required migrations');
      onWait(missing);
    });
    if (!(await hasAutovacuum(database)))
      logger.warn('autovacuum is off: without statistics of the tables, audits and lists become slow');
    if (await ownsTables(database))
      logger.warn(
        "the role of DATABASE_URL owns the tables: run 'platform grant', and this process as that role",
      );
    return;
  }
  const { applied, loaded } = await prepareDatabase(database, systemClock.now(), {
    onRetry: logRetry(logger),
  });
  if (applied.length > 0) logger.info({ applied }, 'the database was migrated');
  if (loaded.length > 0) logger.info({ loaded }, 'new texts were published');
}

/** Formats an error: one sentence if the operator can fix it, otherwise the stack for developers. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const kinds = [ConfigError, DataFolderInUse, DatabaseUnavailable, MigrationError, RoleError];
  // For example a port in use or a folder without write permission: the system's message names it.
  const isExpected = kinds.some((kind) => error instanceof kind) || 'syscall' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}

try {
  await start(readConfig());
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}
