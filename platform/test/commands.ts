/** Operator commands in tests. */
import { commandRunner } from '../src/composition/commands.ts';
import { runRound } from '../src/jobs/round.ts';
import { nextBusinessMidnight } from '../src/kernel/clock.ts';
import { scheduledSettings } from '../src/operator/scheduled-settings.ts';
import type { TestPlatform } from './testing.ts';

/** Runs a command line, with `--yes` if it needs confirmation. */
export const runConfirmed: typeof commandRunner.run = (operator, args, typed) =>
  commandRunner.run(operator, commandRunner.needsConfirmation(args) ? [...args, '--yes'] : args, typed);

/** Advances to the next business day and applies the changes that take effect then. */
export async function beginNextDay({
  clock,
  services,
}: Pick<TestPlatform, 'clock' | 'services'>): Promise<void> {
  clock.set(nextBusinessMidnight(clock.now()).toISOString());
  const { failed } = await runRound(services, scheduledSettings);
  if (failed > 0) throw new Error('a change of settings could not be applied');
}

/**
 * What a domain provides for the tests of operator commands, in its `commands.cases.ts`: an example for each of its
 * commands that changes something, and for shared ones such as `review approve` with its own orders.
 */

/** A command line with its preparation. `#` is replaced by the number that the query returns. */
interface CommandExample {
  readonly line: string;
  readonly number?: string;
  readonly before?: string;
  /** The text of the input file, if any. */
  readonly input?: string;
}

/** Examples by command words; they run on a demonstration. */
export type CommandExamples = Readonly<Record<string, CommandExample>>;
