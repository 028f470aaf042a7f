/** The command line of whoever operates the platform: `platform <command>`. */
import { readFile, writeFile } from 'node:fs/promises';

import { EvmChain } from '../chain/evm-chain.ts';
import { readConfig, type Config } from '../config.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../logger.ts';
import { createMailer } from '../mailer.ts';
import { fileToRead, runCommand, usage } from '../operator/commands.ts';
import type { Outcome } from '../operator/outcome.ts';
import { createReviews } from '../operator/reviews.ts';
import { askRunning } from '../operator/socket.ts';
import { createServices } from '../services.ts';

/** The embedded database is open to one process: where that runs, it does the work. */
async function run(config: Config, args: readonly string[]): Promise<Outcome> {
  const path = fileToRead(args);
  const input = path === undefined ? undefined : await readFile(path, 'utf8');
  if (config.databaseUrl === undefined) {
    const outcome = await askRunning(config.dataDir, args, input);
    if (outcome !== undefined) return outcome;
  }
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const services = createServices({
      database,
      clock: systemClock,
      chain: config.chainRpcUrl === undefined ? undefined : new EvmChain(config.chainRpcUrl),
      logger: createLogger('silent'),
      mailer: createMailer(config, () => undefined),
    });
    return await runCommand({ services, reviews: createReviews(services) }, args, input);
  } finally {
    await database.close();
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) {
  console.log(usage);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  try {
    const { text, exitCode, file } = await run(readConfig(), args);
    // What is there stays there, and what members sent is for the operator alone.
    if (file !== undefined)
      await writeFile(file.path, file.base64, { encoding: 'base64', flag: 'wx', mode: 0o600 });
    console.log(text);
    process.exitCode = exitCode;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
