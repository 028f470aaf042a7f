/** Settings for operators: the commands of a table of settings are derived from its declaration. */
import type { Database, Queryable } from '../database/database.ts';
import { sqlState, violatedConstraint } from '../database/errors.ts';
import type { Bound, Bounds } from './bounds.ts';
import { guarded } from './setting-guards.ts';
import { scheduleChange, scheduledSubject } from './scheduled-settings.ts';
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
  /** The ranges of its arguments that are rates. */
  readonly bounds?: Bounds;
  /** Whether the change begins with the next business day; default: at once. */
  readonly fromNextDay?: boolean;
}

/** Declares one setting, whose arguments produce the values of its columns. */
export const setting = <A extends Values>(declared: {
  readonly word: string;
  readonly does: string;
  readonly args: A;
  readonly target?: Values;
  readonly columns: (given: Given<A>) => Columns;
  readonly bounds?: { readonly [Name in keyof A]?: Bound };
  readonly fromNextDay?: boolean;
}): Setting => ({ ...declared, bounds: (declared.bounds ?? {}) as Bounds });

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
  const lineFor = (rows: readonly Row[], asked: Given<Target>): string => {
    const row = rows.find((one) => isOf(one, asked));
    return row === undefined ? '' : line(row);
  };
  return [...settings, enabled('close', closes, false), enabled('open', 'takes them again', true)].map(
    ({ word, does, args, columns, target: own, bounds = {}, fromNextDay = false }) =>
      change({
        words: `${group} ${word}`,
        does: fromNextDay ? `${does}; from the next business day on` : does,
        args: { ...(own ?? target), ...args },
        bounds,
        confirms: fromNextDay || Object.keys(bounds).length > 0,
        changes: (given) => {
          const changed = place(given as Given<Target>);
          return fromNextDay ? scheduledSubject(changed) : subjectOf(changed);
        },
        run: (operation, given) =>
          guarded(operation, async () => {
            const { services, tx, now } = operation;
            const { database } = services;
            // The command line read them by the very values that are declared.
            const asked = given as Given<Target>;
            let scheduled: string | undefined;
            try {
              if (fromNextDay) {
                scheduled = await tryChange(database, async () => {
                  if (!(await changeSettings(database, place(asked), columns(given as never))))
                    return undefined;
                  return lineFor(await list(database), asked);
                });
                if (scheduled === undefined) return notDone(unknown(asked));
              } else if (!(await changeSettings(database, place(asked), columns(given as never))))
                return notDone(unknown(asked));
            } catch (error) {
              const why = refused[violatedConstraint(error) ?? ''] ?? refused[sqlState(error) ?? ''];
              if (why === undefined) throw error;
              return notDone(`Nothing was changed: ${typeof why === 'string' ? why : why(asked)}`);
            }
            if (scheduled === undefined) return done(lineFor(await list(database), asked));
            const day = await scheduleChange(tx, place(asked), columns(given as never), now);
            return done(`From ${day} on: ${scheduled}`);
          }),
      }),
  );
}

/** Ends a trial of a change. */
class Tried extends Error {}

/** Makes a change in a transaction that is rolled back: the database refuses it now, and not on the day that it begins. */
async function tryChange<T>(db: Database, work: () => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  try {
    await db.transaction(async () => {
      result = { value: await work() };
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried) || result === undefined) throw error;
  }
  if (result === undefined) throw new Error('a trial of a change ends by being rolled back');
  return result.value;
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
