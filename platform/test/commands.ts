/** Operators' commands in tests. */
import { nextBusinessMidnight } from '../src/clock.ts';
import { runRound } from '../src/jobs/round.ts';
import { needsConfirmation, runCommand } from '../src/operator/commands.ts';
import { scheduledSettings } from '../src/operator/scheduled-settings.ts';
import type { TestPlatform } from './testing.ts';

/** Runs a command line, with `--yes` where it needs a confirmation. */
export const runConfirmed: typeof runCommand = (operator, args, typed) =>
  runCommand(operator, needsConfirmation(args) ? [...args, '--yes'] : args, typed);

/** Begins the next business day and applies the changes that begin with it. */
export async function beginNextDay({
  clock,
  services,
}: Pick<TestPlatform, 'clock' | 'services'>): Promise<void> {
  clock.set(nextBusinessMidnight(clock.now()).toISOString());
  const { failed } = await runRound(services, scheduledSettings);
  if (failed > 0) throw new Error('a change of settings could not be applied');
}

/**
 * What a domain brings to the test of the operator's commands, in its `commands.rows.ts`: one for each of its own that changes
 * something, and for those of all domains, such as `review approve`, with its own orders.
 */

/** A line, and what has to be done before it. `#` is the number that the query answers. */
interface CommandExample {
  readonly line: string;
  readonly number?: string;
  readonly before?: string;
  /** The text of the file that it reads, where an address will not do. */
  readonly input?: string;
}

/** Examples by the words of their commands; they are run on a demonstration. */
export type CommandExamples = Readonly<Record<string, CommandExample>>;
