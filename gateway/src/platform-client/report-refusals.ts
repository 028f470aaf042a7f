/** Compares the refusals of the platform with the configuration, once after start. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RefusalMode } from '@portal/schema/errors';
import type { Logger } from 'pino';
import type { Lifecycle } from '../http/lifecycle.ts';
import type { PlatformClient } from './platform-client.ts';

/** Delay between two probes of a platform that does not answer yet, in ms. */
const retryMs = 5000;

/** Logs whether the platform encrypts its refusals, and warns if `PLATFORM_REFUSALS` says otherwise. */
export async function reportRefusals(
  platform: PlatformClient,
  configured: RefusalMode,
  lifecycle: Lifecycle,
  logger: Logger,
): Promise<void> {
  while (!lifecycle.isDraining) {
    const refusals = await platform.probeRefusals();
    if (refusals !== undefined) {
      logRefusals(refusals, configured, logger);
      return;
    }
    await sleep(retryMs, undefined, { ref: false });
  }
}

function logRefusals(refusals: RefusalMode | 'unknown', configured: RefusalMode, logger: Logger): void {
  if (refusals === 'plain' && configured === 'sealed') {
    logger.warn(
      { refusals },
      'the platform does not encrypt its refusals, so refused money calls have an unknown outcome; over https PLATFORM_REFUSALS=plain believes them',
    );
  } else {
    logger.info({ refusals }, 'the platform answers');
  }
}
