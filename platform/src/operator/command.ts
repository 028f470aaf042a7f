/** How a command of the operator is declared. */
import type { Transaction } from '../database/database.ts';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import type { Bounds } from './bounds.ts';
import { printableLine } from './printable.ts';
import type { Reviews } from './reviews.ts';
import type { Subject } from './subject.ts';

/** The services available to commands. Those of a command that declares no change have a database that only reads. */
export interface Operation {
  readonly services: Services;
  readonly reviews: Reviews;
  readonly logger: Logger;
}

/** The services of a command that changes something: all that they do is part of one transaction with its record. */
export interface Change extends Operation {
  readonly tx: Transaction;
  /** The id under which the change is recorded. */
  readonly action: bigint;
  /** The operator's name, as it is recorded. */
  readonly who: string;
  /** When it is recorded to have happened: corrections have this very time. */
  readonly now: Date;
}

/** The result of a command: text for people, and the exit code of the process. */
export interface Outcome {
  readonly text: string;
  /** 0 done, 1 not done or something is wrong, 2 not a command. */
  readonly exitCode: 0 | 1 | 2;
  /** What the operator must know besides, which the command line says on standard error. */
  readonly warning?: string;
  /** A file that the command line writes to the path the operator named. */
  readonly file?: { readonly path: string; readonly base64: string };
}

/** One line, or several. Line feeds within a line are members' text, which must not look like a line of the command's. */
const toText = (lines: string | readonly string[]): string => [lines].flat().map(printableLine).join('\n');

/** A result with exit code 0. A string is one line; `ifNone` is the text when the list of lines is empty. */
export const done = (lines: string | readonly string[], ifNone = ''): Outcome => ({
  text: toText(lines.length === 0 ? ifNone : lines),
  exitCode: 0,
});

/** A result with exit code 1. A string is one line. */
export const notDone = (lines: string | readonly string[]): Outcome => ({ text: toText(lines), exitCode: 1 });

/** One argument or option of a command. */
export interface Value<T> {
  /** Parses the trimmed text; undefined when it is not valid. */
  readonly parse: (text: string) => T | undefined;
  /** The question printed when the value is missing or invalid: `Which rate? Give a number above 0.` */
  readonly ask: string;
  /** As the help calls it; default: its key. */
  readonly label?: string;
  readonly isOptional?: boolean;
}

/** Values by their names: arguments in the order they are typed, or options. */
export type Values = Readonly<Record<string, Value<unknown>>>;

/** The parsed input of a command. */
export type Given<V extends Values> = {
  readonly [Name in keyof V]: V[Name] extends Value<infer T>
    ? V[Name] extends { readonly isOptional: true }
      ? T | undefined
      : T
    : never;
};

/** A command as the command line has it. */
export interface Command {
  /** What it begins with: `review approve`. */
  readonly words: string;
  /** What it does, for the help. */
  readonly does: string;
  readonly args: Values;
  /** Given as `--name text`. */
  readonly options: Values;
  /** The argument that names a file to read. Where the command is typed it is read: the platform may run elsewhere. */
  readonly reads: string | undefined;
  /** The ranges of its arguments that are rates. */
  readonly bounds: Bounds;
  /** When a rate that it changes takes effect, as the help puts it: `from the next business day on`. */
  readonly begins: string | undefined;
  /** It moves credits: it has a key, so that the same line typed twice on a business day is done once. */
  readonly movesCredits: boolean;
  /** It moves credits or changes a rate: the command line shows what it will change and asks before it does. */
  readonly confirms: boolean;
  /** It runs on a database that is empty or of an older build. */
  readonly worksWithoutSchema: boolean;
  /** What it changes; undefined: nothing. */
  readonly changes: ((operation: Operation, given: Given<Values>) => Subject) | undefined;
  /** The order that it decides, which is recorded with the action. */
  readonly decides: ((operation: Operation, given: Given<Values>) => Decided | undefined) | undefined;
  /** `input` is the text of the file that it reads. Nothing remains of a change that ends with another code than 0. */
  readonly run: (operation: Change, given: Given<Values>, input: string | undefined) => Promise<Outcome>;
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
  readonly run: (operation: Op, given: Given<A> & Given<O>, input: string | undefined) => Promise<Outcome>;
}

/** A command without any. */
const none = {} satisfies Values;

/** Declares a command that changes nothing, with its arguments and options as their values read them. */
export function command<A extends Values = typeof none, O extends Values = typeof none>(
  declared: Declaration<A, O, Operation>,
): Command {
  return toCommand(declared, undefined);
}

/** Declares a command that changes something: who did it, and how the row was before and after, is recorded with it. */
export function change<A extends Values = typeof none, O extends Values = typeof none>({
  changes,
  decides,
  ...declared
}: Declaration<A, O, Change> & {
  readonly changes: (given: Given<A> & Given<O>, operation: Operation) => Subject;
  readonly decides?: (given: Given<A> & Given<O>, operation: Operation) => Decided | undefined;
}): Command {
  return {
    ...toCommand(declared, (operation, given) => changes(given as Given<A> & Given<O>, operation)),
    ...(decides !== undefined && {
      decides: (operation, given) => decides(given as Given<A> & Given<O>, operation),
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
    // The command line gives what these very values have read.
    run: (operation, given, input) => run(operation, given as Given<A> & Given<O>, input),
  };
}
