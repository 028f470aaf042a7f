/** The operator's command line: `platform <command>`. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { connectChains } from '../chain/connect.ts';
import { collectFromDomains, createMessages } from '../composition/collect.ts';
import { commandRunner } from '../composition/commands.ts';
import { readConfig, type Config } from '../composition/config.ts';
import { requireSchema } from '../database/missing-migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { isJobRunning } from '../jobs/runs.ts';
import { systemClock } from '../kernel/clock.ts';
import { deliveryJob } from '../mails/deliver.ts';
import { sendsMail } from '../mails/mailer.ts';
import { unconfirmed } from '../operator/command-runner.ts';
import { notDone, type Outcome } from '../operator/command.ts';
import { print } from '../operator/printable.ts';
import { askRunning } from '../operator/socket.ts';
import { createServices } from '../services/create-services.ts';
import { createLogger } from '../telemetry/logger.ts';

/** Only one process can open the embedded database. If the platform is running, it executes the command. */
async function run(config: Config, args: readonly string[]): Promise<Outcome> {
  const path = commandRunner.fileToRead(args);
  const input = path === undefined ? undefined : await readFile(path, 'utf8').catch(throwFileError);
  if (config.databaseUrl === undefined) {
    const outcome = await askRunning(config.dataDir, args, input);
    if (outcome !== undefined) return outcome;
    // Opening would create an empty database, and every command would run on that.
    if (!existsSync(join(config.dataDir, 'database')))
      return notDone(
        `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL as the platform has it.`,
      );
  }
  const database = await openDatabase(config);
  try {
    const hasSchema = !commandRunner.worksWithoutSchema(args);
    if (hasSchema) await requireSchema(database);
    const services = createServices({
      database,
      clock: systemClock,
      chains: connectChains(config.chainUrls),
      messages: createMessages(),
      valueSteps: collectFromDomains((domain) => domain.valueSteps),
      settingGuards: collectFromDomains((domain) => domain.settingGuards),
      portalUrl: config.portalUrl,
      // Mails about a command are sent by the platform's processes, which may have an SMTP_URL that this one lacks.
      sendsMail:
        sendsMail(config) || (hasSchema && (await isJobRunning(database, deliveryJob, systemClock.now()))),
    });
    // The result goes to standard output, so the log goes to standard error.
    const logger = createLogger(config.logLevel, process.stderr);
    return await commandRunner.run({ services, logger, rateBounds: config.rateBounds }, args, { input });
  } finally {
    await database.close();
  }
}

/** Shows what a command would change and asks for confirmation. Not possible without a terminal. */
async function confirmAndRun(config: Config, typed: readonly string[]): Promise<Outcome> {
  if (!commandRunner.needsConfirmation(typed)) return run(config, typed);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return notDone(unconfirmed);
  const preview = await run(config, [...typed, '--preview']);
  if (preview.exitCode !== 0) return preview;
  console.log(preview.text);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Do it? Type yes: ').finally(() => terminal.close());
  return answer.trim() === 'yes' ? run(config, [...typed, '--yes']) : notDone('Nothing was done.');
}

/** Throws a readable error for a failed file operation. */
function throwFileError(error: NodeJS.ErrnoException): never {
  const { code = '', path = 'the file' } = error;
  const said: Record<string, string> = {
    ENOENT: 'there is none, or no such folder',
    EEXIST: 'there is one already, and it stays as it is',
    EISDIR: 'it is a folder',
    EACCES: 'it is not allowed',
  };
  throw new Error(`${path}: ${said[code] ?? error.message}.`);
}

/** Results go to standard output; usage errors to standard error. */
const outputFor = (exitCode: Outcome['exitCode']): NodeJS.WriteStream =>
  exitCode === 2 ? process.stderr : process.stdout;

const args = process.argv.slice(2);
const line = commandRunner.read(args);
if ('text' in line) {
  print(outputFor(line.exitCode), line.text);
  process.exitCode = line.exitCode;
} else {
  try {
    const { text, exitCode, file, warning } = await confirmAndRun(readConfig(undefined, 'commands'), args);
    // Never overwrites a file. Pictures of members are readable only by the operator.
    if (file !== undefined)
      await writeFile(file.path, file.base64, { encoding: 'base64', flag: 'wx', mode: 0o600 }).catch(
        throwFileError,
      );
    print(outputFor(exitCode), text);
    if (warning !== undefined) print(process.stderr, warning);
    process.exitCode = exitCode;
  } catch (error) {
    print(process.stderr, error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
