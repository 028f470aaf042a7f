/** The statements of the specification, as listed in `docs/specification/*.yaml`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

/** Which tests prove a statement, `file › title`, and where or why the portal differs from it. */
const evidence = {
  tests: z.array(z.string()).min(1).optional(),
  deviation: z.string().min(1).optional(),
};

const entry = z.strictObject({ statement: z.string().min(1), ...evidence });

/** Statements with common evidence, in addition to the evidence of each. */
const group = z.strictObject({
  group: z.string().min(1),
  /** The enum of the GraphQL schema whose values the statements name. */
  enum: z.string().optional(),
  ...evidence,
  statements: z.array(z.union([z.string().min(1), entry])).min(1),
});

type Entry = z.infer<typeof entry>;
type Group = z.infer<typeof group>;

/**
 * Entries and groups in the order of the specification. The key `group` distinguishes them, so that errors name fields.
 */
const section = z
  .array(
    z.unknown().transform((item, context): Entry | Group => {
      const isGroup = typeof item === 'object' && item !== null && 'group' in item;
      const { data, error } = isGroup ? group.safeParse(item) : entry.safeParse(item);
      if (data !== undefined) return data;
      for (const { path, message } of error.issues)
        context.addIssue({
          code: 'custom',
          path,
          message: `${message} in ${JSON.stringify(item).slice(0, 80)}`,
        });
      return z.NEVER;
    }),
  )
  .min(1);

/** A statement with all of its evidence. */
export interface Statement {
  /** The file that lists it, from the root. */
  readonly file: string;
  readonly group: string | null;
  readonly enum: string | null;
  readonly statement: string;
  readonly tests: readonly string[];
  readonly deviations: readonly string[];
}

const listOf = (...values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => value !== undefined);

function toStatements(file: string, item: Entry | Group): Statement[] {
  const {
    group,
    enum: named,
    statements,
    ...shared
  } = 'group' in item ? item : { group: null, enum: undefined, statements: [item] };
  return statements.map((each) => {
    const own: Entry = typeof each === 'string' ? { statement: each } : each;
    const common: Pick<Entry, 'tests' | 'deviation'> = shared;
    return {
      file,
      group,
      enum: named ?? null,
      statement: own.statement,
      tests: [...(common.tests ?? []), ...(own.tests ?? [])],
      deviations: listOf(common.deviation, own.deviation),
    };
  });
}

/** The statements of one file. Throws an error that names the file if it has another shape. */
export function parseStatements(file: string, text: string): Statement[] {
  const { data, error } = section.safeParse(parse(text));
  if (error !== undefined) throw new Error(`${file} is no list of statements:\n${z.prettifyError(error)}`);
  return data.flatMap((item) => toStatements(file, item));
}

/** All statements, in the order of the specification. */
export const readStatements = (): Statement[] =>
  globSync('docs/specification/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => parseStatements(file, readFileSync(join(root, file), 'utf8')));

/** The names that a text has in backticks. */
export const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
