/** Settings for operators: the commands of a table of settings are derived from its declaration. */
import type { Database, Queryable } from '../database/database.ts';
import { sqlState, violatedConstraint } from '../database/errors.ts';
import { rowOf, type Subject } from './subject.ts';
import { change, done, notDone, type Command, type Given, type Values } from './command.ts';

/** A column's value, in minor units or millionths where it is money. */
type Cell = bigint | number | string | boolean;
type Columns = Readonly<Record<string, Cell>>;

/** The row whose settings change. */
export interface Place {
  readonly table: string;
  /** The columns it is found by; none for a table of one row. */
  readonly key: Columns;
}

/** One command that changes settings: `limits` may set three columns. */
interface Setting {
  /** The word behind the group. */
  readonly word: string;
  readonly does: string;
  readonly args: Values;
  /** In place of the table's own, where not every row has the setting. */
  readonly target?: Values;
  /** The columns that it sets. */
  readonly columns: (given: never) => Columns;
}

/** Declares one setting, whose arguments produce the values of its columns. */
export const setting = <A extends Values>(declared: {
  readonly word: string;
  readonly does: string;
  readonly args: A;
  readonly target?: Values;
  readonly columns: (given: Given<A>) => Columns;
}): Setting => declared;

/** A table of settings that operators change by commands. */
export interface Settings<Target extends Values, Row> {
  /** The first word of its commands. */
  readonly group: string;
  /** What names a row. */
  readonly target: Target;
  readonly place: (target: Given<Target>) => Place;
  readonly isOf: (row: Row, target: Given<Target>) => boolean;
  /** All rows, closed ones too, in the order they are offered. */
  readonly list: (db: Queryable) => Promise<readonly Row[]>;
  /** A row in one line. */
  readonly line: (row: Row) => string;
  readonly settings: readonly Setting[];
  /** What closing does, for the help. */
  readonly closes: string;
  /** The text for a target that has no row. */
  readonly unknown: (target: Given<Target>) => string;
  /** Why the database refuses a change, by constraint or SQLSTATE. */
  readonly refused: Readonly<Record<string, string | ((target: Given<Target>) => string)>>;
}

/** The commands of a table: one for each setting, and `close` and `open`. */
export function settingCommands<Target extends Values, Row>(table: Settings<Target, Row>): Command[] {
  const { group, target, place, isOf, list, line, settings, closes, unknown, refused } = table;
  const enabled = (word: string, does: string, value: boolean): Setting =>
    setting({ word, does, args: {}, columns: () => ({ enabled: value }) });
  return [...settings, enabled('close', closes, false), enabled('open', 'takes them again', true)].map(
    ({ word, does, args, columns, target: own }) =>
      change({
        words: `${group} ${word}`,
        does,
        args: { ...(own ?? target), ...args },
        changes: (given) => subjectOf(place(given as Given<Target>)),
        run: async ({ services: { database } }, given) => {
          // The command line read them by the very values that are declared.
          const asked = given as Given<Target>;
          try {
            if (!(await changeSettings(database, place(asked), columns(given as never))))
              return notDone(unknown(asked));
          } catch (error) {
            const why = refused[violatedConstraint(error) ?? ''] ?? refused[sqlState(error) ?? ''];
            if (why === undefined) throw error;
            return notDone(`Nothing was changed: ${typeof why === 'string' ? why : why(asked)}`);
          }
          const row = (await list(database)).find((one) => isOf(one, asked));
          return done(row === undefined ? '' : line(row));
        },
      }),
  );
}

/** The row whose settings a command changes. */
export const subjectOf = ({ table, key }: Place): Subject => rowOf(table, key);

/** Sets columns of a row; false when there is none. One change of a table at a time: some are checked against all rows. */
export function changeSettings(db: Database, { table, key }: Place, columns: Columns): Promise<boolean> {
  const [keys, names] = [Object.keys(key), Object.keys(columns)];
  const sets = names.map((name, index) => `${name} = $${keys.length + index + 1}`);
  const where = keys.map((name, index) => `${name} = $${index + 1}`).join(' and ');
  return db.transaction(async (tx) => {
    await tx.execute(`lock table ${table} in share row exclusive mode`);
    const changed = await tx.execute(
      `update ${table} set ${sets.join(', ')}${where === '' ? '' : ` where ${where}`}`,
      [...Object.values(key), ...Object.values(columns)],
    );
    return changed === 1;
  });
}
