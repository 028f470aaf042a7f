/** Runs the operator's commands, and records those that change something. */
import type { Logger } from 'pino';
import { Refusal } from '../kernel/refusal.ts';
import { toLedgerError } from '../ledger/errors.ts';
import type { Services } from '../services/services.ts';
import { describeDifference, nextAction, osUser, recordAction } from './actions.ts';
import { snapshot } from './audited-row.ts';
import { checkBounds, type SiteBounds } from './bounds.ts';
import { toReadOnlyDatabase, toTransactionDatabase } from './command-database.ts';
import { readLine, type Line } from './command-line.ts';
import {
  done,
  notDone,
  type Change,
  type Command,
  type Outcome,
  type ParsedValues,
  type Values,
} from './command.ts';
import { recordDecision } from './decisions.ts';
import { findRepetition, getCommandKey } from './repetition.ts';
import type { Reviews } from './reviews.ts';

/** The answer to a command line that lacks the required confirmation. */
export const unconfirmed = 'Nothing was done: this changes a rate or moves credits. Add --yes to confirm it.';

const isUnconfirmed = (line: Line): boolean => {
  if (!('command' in line) || !line.command.confirms) return false;
  const { yes = false, preview = false } = line.given as SharedOptions;
  return !yes && !preview;
};

/** Creates the reviews that commands decide. */
type CreateReviews = (services: Services) => Reviews;

/** What commands run on. */
export interface Operator {
  readonly services: Services;
  readonly logger: Logger;
  /** Site-specific ranges of rates. */
  readonly rateBounds?: SiteBounds;
  /** Creates the reviews; default: those of the domains. */
  readonly createReviewsFor?: CreateReviews;
}

/** An operator with the reviews to decide. */
type Execution = Operator & Required<Pick<Operator, 'createReviewsFor'>>;

/** The typed input, and the operating system user who typed it; default: the user of this process. */
interface Typed {
  /** The text of {@link CommandRunner.fileToRead}. */
  readonly input?: string | undefined;
  readonly osUser?: string | undefined;
}

/** A parsed command line whose command changes something. */
type ChangeLine = Extract<Line, { command: Command }> & {
  readonly changes: NonNullable<Command['changes']>;
};

/** Runs command lines over a set of commands. */
export class CommandRunner {
  readonly #commands: Iterable<Command>;
  readonly #createReviews: CreateReviews;

  constructor(commands: Iterable<Command>, createReviews: CreateReviews) {
    this.#commands = [...commands];
    this.#createReviews = createReviews;
  }

  /** Parses a command line into a command to run or a text to print. Needs no database. */
  read(args: readonly string[]): Line {
    return readLine(this.#commands, args);
  }

  /** The input file of a command line. The command line reads it, because the platform may run elsewhere. */
  fileToRead(args: readonly string[]): string | undefined {
    const line = this.read(args);
    if (!('command' in line) || line.command.reads === undefined) return undefined;
    return line.given[line.command.reads] as string;
  }

  /** Whether a command line can run on an empty or older database. */
  worksWithoutSchema(args: readonly string[]): boolean {
    const line = this.read(args);
    return 'command' in line && line.command.worksWithoutSchema;
  }

  /** Whether a command line must be confirmed before it runs: it changes a rate or moves credits, and has no `--yes`. */
  needsConfirmation(args: readonly string[]): boolean {
    return isUnconfirmed(this.read(args));
  }

  /**
   * Runs one command from any command line. One that needs confirmation requires `--yes`, or `--preview` to change
   * nothing.
   */
  async run(operator: Operator, args: readonly string[], typed: Typed = {}): Promise<Outcome> {
    const line = this.read(args);
    if (!('command' in line)) return line;
    if (isUnconfirmed(line)) return notDone(unconfirmed);
    const { command, given } = line;
    const execution = this.#toExecution(operator);
    const work =
      command.changes === undefined
        ? runReadOnly(execution, command, given, typed)
        : makeChange(execution, { ...line, changes: command.changes }, args, typed);
    return work.catch((error: unknown) => toRefusedOutcome(operator.services, error));
  }

  /**
   * Makes a change recorded as by `who`, for code that decides without an operator. Needs no confirmation. Returns
   * whether it was made; throws refusals.
   */
  async decide(operator: Operator, who: string, args: readonly string[]): Promise<boolean> {
    const line = this.read(args);
    if (!('command' in line) || line.command.changes === undefined) return false;
    const { command, given } = line;
    const change = { command, changes: line.command.changes, given: { ...given, as: who } };
    return (await makeChange(this.#toExecution(operator), change, args, {})).exitCode === 0;
  }

  #toExecution(operator: Operator): Execution {
    return { ...operator, createReviewsFor: operator.createReviewsFor ?? this.#createReviews };
  }
}

/** Runs a command that changes nothing, on a read-only database. */
function runReadOnly(
  { services, logger, createReviewsFor }: Execution,
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
  { services, logger, rateBounds, createReviewsFor }: Execution,
  line: ChangeLine,
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

/** A refusal is a normal outcome; any other error is a fault. */
function toRefusedOutcome({ messages }: Services, error: unknown): Outcome {
  if (error instanceof Refusal) return notDone(messages.formatRefusal(error, 'en-US'));
  throw error;
}
