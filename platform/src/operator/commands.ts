/** The operator's commands: those of the platform and of the domains. */
import type { Logger } from 'pino';
import { collectByName, createReviews, queuesByKind } from '../composition/collect.ts';
import { contractingMigrations, logRetry, migrate } from '../database/migrate.ts';
import { Refusal } from '../kernel/refusal.ts';
import { toLedgerError } from '../ledger/errors.ts';
import type { Services } from '../services/services.ts';
import {
  commands as actionCommands,
  describeDifference,
  nextAction,
  osUser,
  recordAction,
} from './actions.ts';
import { commands as auditCommands } from './audit.ts';
import { snapshot } from './audited-row.ts';
import { checkBounds, type SiteBounds } from './bounds.ts';
import { toReadOnlyDatabase, toTransactionDatabase } from './command-database.ts';
import { readLine, type Line } from './command-line.ts';
import {
  change,
  command,
  done,
  notDone,
  type Change,
  type Command,
  type ParsedValues,
  type Operation,
  type Outcome,
  type Value,
  type Values,
} from './command.ts';
import { commands as correctionCommands } from './corrections/commands.ts';
import { recordDecision } from './decisions.ts';
import { commands as grantCommands } from './grant.ts';
import { commands as jobCommands } from './jobs.ts';
import { commands as mailCommands } from './mails.ts';
import { findRepetition, getCommandKey } from './repetition.ts';
import { Reviews } from './reviews.ts';
import { reason, text } from './values.ts';

/** A review by its id, as shown by `review list`. */
const review = text('Which review? Give its id.');

/** Which picture of an order, counted from 1. */
const pictureNumber = {
  parse: (typed: string) => (/^[1-9]$/.test(typed) ? Number(typed) : undefined),
  ask: 'Which of its pictures? Give 1 for the first, which is the default.',
  isOptional: true,
} as const satisfies Value<number>;

/** Stage of a migration; default: what the previous build survives. */
const stage = {
  parse: (typed: string) => (typed === 'contract' ? typed : undefined),
  ask: "Which stage? Give 'contract', or nothing.",
  label: 'contract',
  isOptional: true,
} as const satisfies Value<string>;

const own: readonly Command[] = [
  command({
    words: 'migrate',
    does: "migrate the database to this build's schema; 'contract' removes what the previous build used",
    args: { stage },
    worksWithoutSchema: true,
    run: (operation, { stage: only }) => runMigrations(operation, only === 'contract'),
  }),
  command({
    words: 'review list',
    does: 'pending orders, oldest first',
    run: async ({ reviews }) => {
      const pending = await reviews.pending();
      const lines = pending.map(
        ({ id, createdAt, summary }) => `${id}  ${createdAt.toISOString()}  ${summary}`,
      );
      return done(lines, 'Nothing waits for a decision.');
    },
  }),
  change({
    words: 'review approve',
    does: 'decide it',
    args: { id: review },
    changes: ({ id }, { reviews }) => reviews.auditedRow(id),
    decides: ({ id }, { reviews }) => reviews.parseOrder(id),
    run: async ({ reviews }, { id }) =>
      (await reviews.approve(id)) ? done(`${id} is approved.`) : notPending(id),
  }),
  change({
    words: 'review reject',
    does: 'decide it; the member reads the reason',
    args: { id: review },
    options: { reason },
    changes: ({ id }, { reviews }) => reviews.auditedRow(id),
    decides: ({ id }, { reviews }) => reviews.parseOrder(id),
    run: async ({ reviews }, given) =>
      (await reviews.reject(given.id, given.reason))
        ? done(`${given.id} is rejected.`)
        : notPending(given.id),
  }),
  command({
    words: 'review image',
    does: 'write a picture of the order to a file (WebP)',
    args: { id: review, file: text('Which file? Give one that is not there yet.') },
    options: { number: pictureNumber },
    run: async ({ reviews }, { id, file: path, number: nth }) => {
      const picture = await reviews.picture(id, nth);
      if (picture === undefined) return notDone(`There is no picture of ${id}.`);
      const base64 = Buffer.from(picture).toString('base64');
      return { ...done(`The picture of ${id} is in ${path}.`), file: { path, base64 } };
    },
  }),
  ...grantCommands,
  ...jobCommands,
  ...mailCommands,
  ...auditCommands,
  ...actionCommands,
  ...correctionCommands,
];

/** All commands by their words. */
export const commands = collectByName(
  'the command',
  (domain) => domain.commands,
  ({ words }) => words,
  own,
);

/** Parses a command line into a command to run or a text to print. Needs no database. */
export const readCommand = (args: readonly string[]): Line => readLine(commands.values(), args);

/** The input file of a command line. The command line reads it, because the platform may run elsewhere. */
export function fileToRead(args: readonly string[]): string | undefined {
  const line = readCommand(args);
  if (!('command' in line) || line.command.reads === undefined) return undefined;
  return line.given[line.command.reads] as string;
}

/** Whether a command line can run on an empty or older database. */
export function worksWithoutSchema(args: readonly string[]): boolean {
  const line = readCommand(args);
  return 'command' in line && line.command.worksWithoutSchema;
}

/** The answer to a command line that lacks the required confirmation. */
export const unconfirmed = 'Nothing was done: this changes a rate or moves credits. Add --yes to confirm it.';

const isUnconfirmed = (line: Line): boolean => {
  if (!('command' in line) || !line.command.confirms) return false;
  const { yes = false, preview = false } = line.given as SharedOptions;
  return !yes && !preview;
};

/** Whether a command line must be confirmed before it runs: it changes a rate or moves credits, and has no `--yes`. */
export const needsConfirmation = (args: readonly string[]): boolean => isUnconfirmed(readCommand(args));

/** What commands run on. */
export interface Operator {
  readonly services: Services;
  readonly logger: Logger;
  /** Site-specific ranges of rates. */
  readonly rateBounds?: SiteBounds;
  /** Creates the reviews; default: those of the domains. */
  readonly createReviewsFor?: (services: Services) => Reviews;
}

/** The typed input, and the operating system user who typed it; default: the user of this process. */
interface Typed {
  /** The text of {@link fileToRead}. */
  readonly input?: string | undefined;
  readonly osUser?: string | undefined;
}

/**
 * Runs one command from any command line. One that needs confirmation requires `--yes`, or `--preview` to change
 * nothing.
 */
export async function runCommand(
  operator: Operator,
  args: readonly string[],
  typed: Typed = {},
): Promise<Outcome> {
  const line = readCommand(args);
  if (!('command' in line)) return line;
  if (isUnconfirmed(line)) return notDone(unconfirmed);
  const { command, given } = line;
  const work =
    command.changes === undefined
      ? runReadOnly(operator, command, given, typed)
      : makeChange(operator, { ...line, changes: command.changes }, args, typed);
  return work.catch((error: unknown) => toRefusedOutcome(operator.services, error));
}

/** Runs a command that changes nothing, on a read-only database. */
function runReadOnly(
  { services, logger, createReviewsFor = createReviews }: Operator,
  command: Command,
  given: ParsedValues<Values>,
  { input }: Typed,
): Promise<Outcome> {
  // The record of changes is part of the schema, so migrations are not recorded.
  const database = command.worksWithoutSchema ? services.database : toReadOnlyDatabase(services.database);
  const inside = { ...services, database };
  // A command without changes is declared with a type that has no transaction and no action.
  return command.run({ services: inside, reviews: createReviewsFor(inside), logger } as Change, given, input);
}

/** Rolls a change back and carries its outcome. */
class ChangeRolledBack extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.text);
    this.outcome = outcome;
  }
}

/** Options that every change, every confirmed command or every command that moves credits accepts. */
interface SharedOptions {
  readonly as?: string;
  readonly yes?: boolean;
  readonly preview?: boolean;
  readonly key?: string;
  readonly again?: boolean;
}

const unmailed =
  'The member is not mailed about this: SMTP_URL is not set here, and no running process of the platform sends mails.';

/** Runs a command that changes something and records it, in one transaction. */
async function makeChange(
  { services, logger, rateBounds, createReviewsFor = createReviews }: Operator,
  line: Extract<Line, { command: Command }> & { readonly changes: NonNullable<Command['changes']> },
  args: readonly string[],
  { input, osUser: user = osUser() }: Typed,
): Promise<Outcome> {
  const { command, changes, given } = line;
  const {
    as: who = user,
    yes: _,
    preview = false,
    key: ownKey,
    again = false,
    ...values
  } = given as ParsedValues<Values> & SharedOptions;
  const refused = checkBounds(command.words, command.bounds, values, rateBounds);
  if (refused !== undefined) return notDone(refused);
  let action = 0n;
  let unwritten = 0;
  const outbox = services.outbox.withOnUnwritten(() => {
    unwritten += 1;
  });
  const outcome = await services.database
    .transaction(async (tx) => {
      unwritten = 0;
      const inside = { ...services, outbox, database: toTransactionDatabase(tx, services.database) };
      const now = services.clock.now();
      const key = command.movesCredits
        ? getCommandKey({ words: command.words, values, key: ownKey, now })
        : undefined;
      const repeated = key === undefined || again ? undefined : await findRepetition(tx, key);
      if (repeated !== undefined) throw new ChangeRolledBack(notDone(repeated));
      action = await nextAction(tx);
      const operation = { services: inside, reviews: createReviewsFor(inside), logger, tx, action, who, now };
      const subject = changes(operation, values);
      const before = await snapshot(tx, subject);
      const made = await command.run(operation, values, input);
      if (made.exitCode !== 0) throw new ChangeRolledBack(made);
      const after = await snapshot(tx, subject);
      if (preview)
        throw new ChangeRolledBack(
          done([...made.text.split('\n'), await describeDifference(tx, before, after)]),
        );
      const { words } = command;
      await recordAction(tx, {
        id: action,
        at: now,
        who,
        osUser: user,
        command: words,
        typed: args,
        before,
        after,
        key,
      });
      const decided = command.decides?.(operation, values);
      if (decided !== undefined) await recordDecision(tx, decided, action);
      return made;
    })
    .catch((error: unknown) => {
      if (error instanceof ChangeRolledBack) return error.outcome;
      throw toLedgerError(error);
    });
  if (outcome.exitCode === 0 && !preview)
    logger.info({ action, who, osUser: user, command: command.words }, 'an operator changed something');
  return unwritten > 0 && outcome.exitCode === 0 ? { ...outcome, warning: unmailed } : outcome;
}

/**
 * Reviews whose decisions are recorded like those of `review approve` and `review reject`, for code that decides
 * without a command line.
 */
export class RecordedReviews extends Reviews {
  readonly #operator: Operator;
  readonly #who: string;

  /** `who` is recorded as the operator. */
  constructor(operator: Operator, who: string) {
    super(queuesByKind(operator.services));
    this.#operator = operator;
    this.#who = who;
  }

  override approve(name: string): Promise<boolean> {
    return this.#decide(['review', 'approve', name]);
  }

  override reject(name: string, why: string): Promise<boolean> {
    return this.#decide(['review', 'reject', name, '--reason', why]);
  }

  async #decide(args: readonly string[]): Promise<boolean> {
    const line = readCommand(args);
    if (!('command' in line) || line.command.changes === undefined) return false;
    const { command, given } = line;
    const { changes } = line.command;
    const decided = { command, changes, given: { ...given, as: this.#who } };
    return (await makeChange(this.#operator, decided, args, {})).exitCode === 0;
  }
}

/** A refusal is a normal outcome; any other error is a fault. */
function toRefusedOutcome({ messages }: Services, error: unknown): Outcome {
  if (error instanceof Refusal) return notDone(messages.formatRefusal(error, 'en-US'));
  throw error;
}

/** Applies migrations that the previous build survives; with `contract`, also those that remove what only it needed. */
async function runMigrations(
  { services: { database }, logger }: Operation,
  contract: boolean,
): Promise<Outcome> {
  const applied = await migrate(database, { contract, onRetry: logRetry(logger) });
  const left = await contractingMigrations(database);
  const lines = [
    ...(applied.length > 0 ? [`Applied: ${applied.join(', ')}.`] : []),
    left.length > 0
      ? `Left: ${left.join(', ')}. Once every process runs this build, run 'platform migrate contract'.`
      : 'The database has all migrations of this build.',
  ];
  return done(lines);
}

const notPending = (id: string): Outcome => notDone(`Nothing with the id ${id} waits for a decision.`);
