/** Settings for operators: the commands of a table of settings are derived from its declaration. */
import type { Database, Queryable } from '../database/database.ts';
import { sqlState, violatedConstraint } from '../database/errors.ts';
import type { Bound, Bounds } from './bounds.ts';
import { guarded } from './setting-guards.ts';
import { applyWaiting, lockSettings, scheduleChange, scheduledSubject } from './scheduled-settings.ts';
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
  /** Whether the change begins with the next business day. */
  readonly fromNextDay?: boolean;
  /** Of a rate that does not: when it takes effect, as the help puts it. */
  readonly begins?: string;
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
  readonly begins?: string;
}): Setting => ({ ...declared, bounds: (declared.bounds ?? {}) as Bounds });

/** A table of settings of which operators change rows by commands. */
interface SettingTable<Target extends Values, Row> {
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
  /** The text for a target that has no row. */
  readonly unknown: (target: Given<Target>) => string;
  /** Why the database refuses a change, by constraint or SQLSTATE. */
  readonly refused: Readonly<Record<string, string | ((target: Given<Target>) => string)>>;
}

/** A table of settings whose rows can be closed. */
export interface Settings<Target extends Values, Row> extends SettingTable<Target, Row> {
  readonly settings: readonly Setting[];
  /** What closing does, for the help. */
  readonly closes: string;
}

/** The commands of a table: one for each setting, and `close` and `open`. */
export function settingCommands<Target extends Values, Row>(table: Settings<Target, Row>): Command[] {
  const enabled = (word: string, does: string, value: boolean): Setting =>
    setting({ word, does, args: {}, columns: () => ({ enabled: value }) });
  return [
    ...table.settings,
    enabled('close', table.closes, false),
    enabled('open', 'takes them again', true),
  ].map((one) => settingCommand(table, one));
}

/** The command that changes one setting of a row. */
export function settingCommand<Target extends Values, Row>(
  { group, target, place, isOf, list, line, unknown, refused }: SettingTable<Target, Row>,
  { word, does, args, columns, target: own, bounds = {}, fromNextDay = false, begins }: Setting,
): Command {
  const lineFor = async (db: Queryable, asked: Given<Target>): Promise<string> => {
    const row = (await list(db)).find((one) => isOf(one, asked));
    return row === undefined ? '' : line(row);
  };
  const from = fromNextDay ? 'from the next business day on' : begins;
  return change({
    words: `${group} ${word}`,
    does,
    args: { ...(own ?? target), ...args },
    bounds,
    ...(from !== undefined && { begins: from }),
    confirms: fromNextDay || Object.keys(bounds).length > 0,
    changes: (given) => {
      const changed = place(given as Given<Target>);
      return fromNextDay ? scheduledSubject(changed) : subjectOf(changed);
    },
    run: (operation, given) =>
      guarded(operation, async () => {
        const { services, tx, action, now } = operation;
        const { database } = services;
        // The command line read them by the very values that are declared.
        const asked = given as Given<Target>;
        const [where, values] = [place(asked), columns(given as never)];
        try {
          if (!fromNextDay) {
            if (!(await changeSettings(database, where, values))) return notDone(unknown(asked));
            const shown = await lineFor(database, asked);
            // What waits for its day has to fit this.
            await tryChange(database, () => applyWaiting(database, where.table));
            return done(shown);
          }
          await lockSettings(tx, where.table);
          const changed = await tryChange(database, async () => {
            await applyWaiting(database, where.table);
            return (await changeSettings(database, where, values)) ? lineFor(database, asked) : undefined;
          });
          if (changed === undefined) return notDone(unknown(asked));
          const day = await scheduleChange(tx, { place: where, columns: values, action, now });
          return done(`From ${day} on: ${changed}`);
        } catch (error) {
          const why = refused[violatedConstraint(error) ?? ''] ?? refused[sqlState(error) ?? ''];
          if (why === undefined) throw error;
          return notDone(`Nothing was changed: ${typeof why === 'string' ? why : why(asked)}`);
        }
      }),
  });
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
    await lockSettings(tx, table);
    const changed = await tx.execute(
      `update ${table} set ${sets.join(', ')}${where === '' ? '' : ` where ${where}`}`,
      [...Object.values(key), ...Object.values(columns)],
    );
    return changed === 1;
  });
}
