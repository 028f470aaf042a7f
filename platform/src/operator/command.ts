/** How a command of the operator is declared. */
import type { Services } from '../services.ts';
import type { Reviews } from './reviews.ts';

/** The services available to commands. */
export interface Operation {
  readonly services: Services;
  readonly reviews: Reviews;
}

/** The result of a command: text for people, and the exit code of the process. */
export interface Outcome {
  readonly text: string;
  /** 0 done, 1 not done or something is wrong, 2 not a command. */
  readonly exitCode: 0 | 1 | 2;
  /** A file that the command line writes to the path the operator named. */
  readonly file?: { readonly path: string; readonly base64: string };
}

export const done = (text: string): Outcome => ({ text, exitCode: 0 });
export const notDone = (text: string): Outcome => ({ text, exitCode: 1 });

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
  /** It runs on a database that is empty or of an older build. */
  readonly worksWithoutSchema: boolean;
  /** `input` is the text of the file that it reads. */
  readonly run: (operation: Operation, given: Given<Values>, input: string | undefined) => Promise<Outcome>;
}

/** A command without any. */
const none = {} satisfies Values;

/** Declares a command, with its arguments and options as their values read them. */
export function command<A extends Values = typeof none, O extends Values = typeof none>({
  words,
  does,
  args,
  options,
  reads,
  worksWithoutSchema = false,
  run,
}: {
  readonly words: string;
  readonly does: string;
  readonly args?: A;
  readonly options?: O;
  readonly reads?: keyof A & string;
  readonly worksWithoutSchema?: boolean;
  readonly run: (
    operation: Operation,
    given: Given<A> & Given<O>,
    input: string | undefined,
  ) => Promise<Outcome>;
}): Command {
  return {
    words,
    does,
    args: args ?? none,
    options: options ?? none,
    reads,
    worksWithoutSchema,
    // The command line gives what these very values have read.
    run: (operation, given, input) => run(operation, given as Given<A> & Given<O>, input),
  };
}
