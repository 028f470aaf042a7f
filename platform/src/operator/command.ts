import type { Services } from '../services.ts';
import type { Outcome } from './outcome.ts';
import type { Reviews } from './reviews.ts';

/** What commands work with. */
export interface Operation {
  readonly services: Services;
  readonly reviews: Reviews;
}

/** Everything that can be given as `--name text`. */
export const optionNames = ['reason', 'status', 'hash', 'bank', 'holder', 'number', 'code'] as const;

/** What stands behind the words of a command. Options that are empty are not there. */
export type Arguments = Readonly<Record<(typeof optionNames)[number], string | undefined>> & {
  readonly positional: readonly string[];
  /** Text of the file that the command was told to read. */
  readonly input: string | undefined;
};

export type Command = (operation: Operation, args: Arguments) => Promise<Outcome>;

/** Commands by their words. */
export type Commands = Readonly<Record<string, Command>>;
