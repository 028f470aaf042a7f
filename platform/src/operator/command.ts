/** How an operator command is declared. */
import type { Logger } from 'pino';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services/services.ts';
import type { AuditedRow } from './audited-row.ts';
import type { Bounds } from './bounds.ts';
import { printableLine } from './printable.ts';
import type { Reviews } from './reviews.ts';

/** The services available to commands. A command that declares no change gets a read-only database. */
export interface Operation {
  readonly services: Services;
  readonly reviews: Reviews;
  readonly logger: Logger;
}

/** The services of a command that changes something. Everything runs in one transaction with its record. */
export interface Change extends Operation {
  readonly tx: Transaction;
  /** The id under which the change is recorded. */
  readonly action: bigint;
  /** The operator's name, as it is recorded. */
  readonly who: string;
  /** The recorded time of the change. Corrections have exactly this time. */
  readonly now: Date;
}

/** The result of a command: text for the operator, and the exit code of the process. */
export interface Outcome {
  readonly text: string;
  /** 0: done. 1: not done, or violations found. 2: usage error. */
  readonly exitCode: 0 | 1 | 2;
  /** A warning, printed on standard error. */
  readonly warning?: string;
  /** A file for the command line to write to the path that the operator named. */
  readonly file?: { readonly path: string; readonly base64: string };
}

/** Joins lines. Line feeds within a line come from members and must not look like separate lines of output. */
const toText = (lines: string | readonly string[]): string => [lines].flat().map(printableLine).join('\n');

/** A result with exit code 0. `ifNone` is the text if the list of lines is empty. */
export const done = (lines: string | readonly string[], ifNone = ''): Outcome => ({
  text: toText(lines.length === 0 ? ifNone : lines),
  exitCode: 0,
});

/** A result with exit code 1. */
export const notDone = (lines: string | readonly string[]): Outcome => ({ text: toText(lines), exitCode: 1 });

/** One argument or option of a command. */
export interface Value<T> {
  /** Parses the trimmed text; undefined if invalid. */
  readonly parse: (text: string) => T | undefined;
  /** The question printed if the value is missing or invalid: `Which rate? Give a number above 0.` */
  readonly ask: string;
  /** Its name in the help; default: its key. */
  readonly label?: string;
  readonly isOptional?: boolean;
}

/** Values by name: arguments in order, or options. */
export type Values = Readonly<Record<string, Value<unknown>>>;

/** The parsed input of a command. */
export type ParsedValues<V extends Values> = {
  readonly [Name in keyof V]: V[Name] extends Value<infer T>
    ? V[Name] extends { readonly isOptional: true }
      ? T | undefined
      : T
    : never;
};

/** A command as the command line uses it. */
export interface Command {
  /** The words of the command: `review approve`. */
  readonly words: string;
  /** The description in the help. */
  readonly does: string;
  readonly args: Values;
  /** Given as `--name text`. */
  readonly options: Values;
  /** The argument that names an input file. The command line reads it, because the platform may run elsewhere. */
  readonly reads: string | undefined;
  /** The ranges of its rate arguments. */
  readonly bounds: Bounds;
  /** When a changed rate takes effect, as in the help: `from the next business day on`. */
  readonly begins: string | undefined;
  /** Whether it moves credits. It then has a key, so that the same line typed twice on a business day runs once. */
  readonly movesCredits: boolean;
  /** Whether it moves credits or changes a rate. The command line then shows the change and asks for confirmation. */
  readonly confirms: boolean;
  /** Whether it can run on an empty database or one of an older build. */
  readonly worksWithoutSchema: boolean;
  /** The row that it changes; undefined: it changes nothing. */
  readonly changes: ((operation: Operation, given: ParsedValues<Values>) => AuditedRow) | undefined;
  /** The order that it decides, recorded with the action. */
  readonly decides: ((operation: Operation, given: ParsedValues<Values>) => Decided | undefined) | undefined;
  /** `input` is the text of the input file. A change that ends with an exit code other than 0 is rolled back. */
  readonly run: (
    operation: Change,
    given: ParsedValues<Values>,
    input: string | undefined,
  ) => Promise<Outcome>;
}

/** An order that a command decides. */
export interface Decided {
  readonly table: string;
  readonly id: bigint;
}

interface Declaration<A extends Values, O extends Values, Op extends Operation> {
  readonly words: string;
  readonly does: string;
  readonly args?: A;
  readonly options?: O;
  readonly reads?: keyof A & string;
  readonly worksWithoutSchema?: boolean;
  readonly bounds?: Bounds;
  readonly begins?: string;
  readonly movesCredits?: boolean;
  readonly confirms?: boolean;
  readonly run: (
    operation: Op,
    given: ParsedValues<A> & ParsedValues<O>,
    input: string | undefined,
  ) => Promise<Outcome>;
}

/** No arguments or options. */
const none = {} satisfies Values;

/** Declares a command that changes nothing, with parsed arguments and options. */
export function command<A extends Values = typeof none, O extends Values = typeof none>(
  declared: Declaration<A, O, Operation>,
): Command {
  return toCommand(declared, undefined);
}

/** Declares a command that changes something. Who did it, and the row before and after, are recorded with it. */
export function change<A extends Values = typeof none, O extends Values = typeof none>({
  changes,
  decides,
  ...declared
}: Declaration<A, O, Change> & {
  readonly changes: (given: ParsedValues<A> & ParsedValues<O>, operation: Operation) => AuditedRow;
  readonly decides?: (given: ParsedValues<A> & ParsedValues<O>, operation: Operation) => Decided | undefined;
}): Command {
  return {
    ...toCommand(declared, (operation, given) =>
      changes(given as ParsedValues<A> & ParsedValues<O>, operation),
    ),
    ...(decides !== undefined && {
      decides: (operation, given) => decides(given as ParsedValues<A> & ParsedValues<O>, operation),
    }),
  };
}

function toCommand<A extends Values, O extends Values>(
  declared: Declaration<A, O, Change>,
  changes: Command['changes'],
): Command {
  const { words, does, args, options, reads, worksWithoutSchema = false, run } = declared;
  const { bounds = {}, begins, movesCredits = false } = declared;
  return {
    bounds,
    begins,
    movesCredits,
    confirms: declared.confirms ?? (movesCredits || Object.keys(bounds).length > 0),
    words,
    does: begins === undefined ? does : `${does}; ${begins}`,
    args: args ?? none,
    options: options ?? none,
    reads,
    worksWithoutSchema,
    changes,
    decides: undefined,
    // The command line parsed the input with these values.
    run: (operation, given, input) => run(operation, given as ParsedValues<A> & ParsedValues<O>, input),
  };
}
