/** Starts the gateway and shuts it down gracefully. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from '@portal/schema/envelope';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type GatewayConfig } from './config/config.ts';
import { createLogger } from './kernel/logger.ts';
import { reportRefusals } from './platform-client/report-refusals.ts';

/** Time limits for requests in flight once the gateway has stopped accepting, and for the rest of the shutdown. */
const finishMs = 25_000;
const releaseMs = 2000;

function configOrExit(): GatewayConfig {
  try {
    // eslint-disable-next-line no-restricted-properties -- the only place that passes the environment to its schema
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = configOrExit();
const logger = createLogger(config.logLevel);
const gateway = await buildApp(config, logger);

closeWithGrace(
  { delay: config.drainDelayMs + finishMs + releaseMs, logger: false },
  async ({ signal, err }) => {
    if (err) logger.fatal({ err }, 'unexpected failure; ending');
    else logger.info({ signal }, 'draining');
    gateway.lifecycle.drain();
    if (!err) await sleep(config.drainDelayMs);
    await gateway.close(finishMs);
    logger.info('ended');
    logger.flush();
  },
);

await gateway.admin.listen({ host: config.adminHost, port: config.adminPort });
await gateway.app.listen({ host: config.host, port: config.port });
if (config.game?.port !== undefined) gateway.gameServer?.listen(config.game.port, config.host);
logger.info(
  {
    port: config.port,
    adminPort: config.adminPort,
    platform: new URL(config.platformUrl).origin,
    key: fingerprint(config.platformKey),
  },
  'listening',
);
await reportRefusals(gateway.platform, config.platformRefusals, gateway.lifecycle, logger);
