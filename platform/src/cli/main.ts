/** The command line of whoever operates the platform: `platform <command>`. */
import { readConfig, type Config } from '../config.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../logger.ts';
import { createMailer } from '../mailer.ts';
import { runCommand, usage, type Outcome } from '../operator/commands.ts';
import { createReviews } from '../operator/reviews.ts';
import { askRunning } from '../operator/socket.ts';
import { createServices } from '../services.ts';

/** The embedded database is open to one process: where that runs, it does the work. */
async function run(config: Config, args: readonly string[]): Promise<Outcome> {
  if (config.databaseUrl === undefined) {
    const outcome = await askRunning(config.dataDir, args);
    if (outcome !== undefined) return outcome;
  }
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const services = createServices({
      database,
      clock: systemClock,
      logger: createLogger('silent'),
      mailer: createMailer(config, () => undefined),
    });
    return await runCommand({ services, reviews: createReviews() }, args);
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
    const { text, exitCode } = await run(readConfig(), args);
    console.log(text);
    process.exitCode = exitCode;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
