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
