/** The operator's command line: `platform <command>`. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { EvmChain } from '../chain/evm-chain.ts';
import { readConfig, type Config } from '../config.ts';
import { contributions, createMessages } from '../contributions.ts';
import { systemClock } from '../clock.ts';
import { requireSchema } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLogger } from '../logger.ts';
import { areDelivered } from '../mails/deliver.ts';
import { sendsMail } from '../mails/mailer.ts';
import {
  fileToRead,
  needsConfirmation,
  readCommand,
  runCommand,
  unconfirmed,
  worksWithoutSchema,
} from '../operator/commands.ts';
import { notDone, type Outcome } from '../operator/command.ts';
import { print } from '../operator/printable.ts';
import { askRunning } from '../operator/socket.ts';
import { createServices } from '../services.ts';

/** The embedded database is open to one process: where that runs, it does the work. */
async function run(config: Config, args: readonly string[]): Promise<Outcome> {
  const path = fileToRead(args);
  const input = path === undefined ? undefined : await readFile(path, 'utf8').catch(toldFileError);
  if (config.databaseUrl === undefined) {
    const outcome = await askRunning(config.dataDir, args, input);
    if (outcome !== undefined) return outcome;
    // An empty one would be made, and every answer would be of that.
    if (!existsSync(join(config.dataDir, 'database')))
      return notDone(
        `There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL as the platform has it.`,
      );
  }
  const database = await openDatabase(config);
  try {
    const hasSchema = !worksWithoutSchema(args);
    if (hasSchema) await requireSchema(database);
    const services = createServices({
      database,
      clock: systemClock,
      chain: config.chainRpcUrl === undefined ? undefined : new EvmChain(config.chainRpcUrl),
      messages: createMessages(),
      valueSteps: contributions((domain) => domain.valueSteps),
      settingGuards: contributions((domain) => domain.settingGuards),
      portalUrl: config.portalUrl,
      // What a command decides is mailed by the platform's processes, whose environment may say more than this one.
      sendsMail: sendsMail(config) || (hasSchema && (await areDelivered(database, systemClock.now()))),
    });
    // What is done is told on standard output, and the record of it beside that.
    const logger = createLogger(config.logLevel, process.stderr);
    return await runCommand({ services, logger, rateBounds: config.rateBounds }, args, { input });
  } finally {
    await database.close();
  }
}

/** Shows what a command would change and asks for a confirmation. Without a terminal there is no one to ask. */
async function confirmAndRun(config: Config, typed: readonly string[]): Promise<Outcome> {
  if (!needsConfirmation(typed)) return run(config, typed);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return notDone(unconfirmed);
  const preview = await run(config, [...typed, '--preview']);
  if (preview.exitCode !== 0) return preview;
  console.log(preview.text);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Do it? Type yes: ').finally(() => terminal.close());
  return answer.trim() === 'yes' ? run(config, [...typed, '--yes']) : notDone('Nothing was done.');
}

/** What the system says of a file, in words. */
function toldFileError(error: NodeJS.ErrnoException): never {
  const { code = '', path = 'the file' } = error;
  const said: Record<string, string> = {
    ENOENT: 'there is none, or no such folder',
    EEXIST: 'there is one already, and it stays as it is',
    EISDIR: 'it is a folder',
    EACCES: 'it is not allowed',
  };
  throw new Error(`${path}: ${said[code] ?? error.message}.`);
}

/** Where a result is printed: what is not a command goes to standard error. */
const outputFor = (exitCode: Outcome['exitCode']): NodeJS.WriteStream =>
  exitCode === 2 ? process.stderr : process.stdout;

const args = process.argv.slice(2);
const line = readCommand(args);
if ('text' in line) {
  print(outputFor(line.exitCode), line.text);
  process.exitCode = line.exitCode;
} else {
  try {
    const { text, exitCode, file, warning } = await confirmAndRun(readConfig(undefined, 'commands'), args);
    // Never overwrites a file, and members' pictures are readable by the operator only.
    if (file !== undefined)
      await writeFile(file.path, file.base64, { encoding: 'base64', flag: 'wx', mode: 0o600 }).catch(
        toldFileError,
      );
    print(outputFor(exitCode), text);
    if (warning !== undefined) print(process.stderr, warning);
    process.exitCode = exitCode;
  } catch (error) {
    print(process.stderr, error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
