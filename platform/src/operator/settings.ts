/** Settings for operators: the commands of a settings table are derived from its declaration. */
import type { Database, Queryable } from '../database/database.ts';
import { sqlState, violatedConstraint } from '../database/errors.ts';
import { auditedRow, type AuditedRow } from './audited-row.ts';
import type { Bound, Bounds } from './bounds.ts';
import { change, done, notDone, type Command, type ParsedValues, type Values } from './command.ts';
import { applyWaiting, lockSettings, scheduleChange, auditedScheduledSetting } from './scheduled-settings.ts';
import { withSettingGuards } from './setting-guards.ts';

/** A column's value; money in minor units or millionths. */
type Cell = bigint | number | string | boolean;
type Columns = Readonly<Record<string, Cell>>;

/** A row of settings. */
export interface Place {
  readonly table: string;
  /** The columns that identify it; empty for a single-row table. */
  readonly key: Columns;
}

/** One command that changes settings; it may set several columns. */
interface Setting {
  /** The command word after the group. */
  readonly word: string;
  readonly does: string;
  readonly args: Values;
  /** Replaces the table's target if not every row has the setting. */
  readonly target?: Values;
  /** The columns that it sets. */
  readonly columns: (given: never) => Columns;
  /** The ranges of its rate arguments. */
  readonly bounds?: Bounds;
  /** Whether the change takes effect on the next business day. */
  readonly fromNextDay?: boolean;
  /** For a rate without `fromNextDay`: when it takes effect, as in the help. */
  readonly begins?: string;
}

/** Declares one setting. Its arguments produce the column values. */
export const setting = <A extends Values>(declared: {
  readonly word: string;
  readonly does: string;
  readonly args: A;
  readonly target?: Values;
  readonly columns: (given: ParsedValues<A>) => Columns;
  readonly bounds?: { readonly [Name in keyof A]?: Bound };
  readonly fromNextDay?: boolean;
  readonly begins?: string;
}): Setting => ({ ...declared, bounds: (declared.bounds ?? {}) as Bounds });

/** A settings table whose rows operators change by commands. */
interface SettingTable<Target extends Values, Row> {
  /** The first word of its commands. */
  readonly group: string;
  /** The arguments that identify a row. */
  readonly target: Target;
  readonly place: (target: ParsedValues<Target>) => Place;
  readonly isOf: (row: Row, target: ParsedValues<Target>) => boolean;
  /** All rows, including closed ones, in display order. */
  readonly list: (db: Queryable) => Promise<readonly Row[]>;
  /** Formats a row in one line. */
  readonly line: (row: Row) => string;
  /** The text for an unknown target. */
  readonly unknown: (target: ParsedValues<Target>) => string;
  /** Texts for changes that the database rejects, by constraint or SQLSTATE. */
  readonly refused: Readonly<Record<string, string | ((target: ParsedValues<Target>) => string)>>;
}

/** A settings table whose rows can be closed. */
export interface Settings<Target extends Values, Row> extends SettingTable<Target, Row> {
  readonly settings: readonly Setting[];
  /** What closing does, for the help. */
  readonly closes: string;
}

/** The commands of a table: one per setting, plus `close` and `open`. */
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
  const lineFor = async (db: Queryable, asked: ParsedValues<Target>): Promise<string> => {
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
      const changed = place(given as ParsedValues<Target>);
      return fromNextDay ? auditedScheduledSetting(changed) : auditedSetting(changed);
    },
    run: (operation, given) =>
      withSettingGuards(operation, async () => {
        const { services, tx, action, now } = operation;
        const { database } = services;
        // The command line parsed them with the declared values.
        const asked = given as ParsedValues<Target>;
        const [where, values] = [place(asked), columns(given as never)];
        try {
          if (!fromNextDay) {
            if (!(await changeSettings(database, where, values))) return notDone(unknown(asked));
            const shown = await lineFor(database, asked);
            // Pending changes must still be valid.
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

/** Ends the trial of a change. */
class RollBackTrial extends Error {}

/** Makes a change and rolls it back, so that the database rejects an invalid change now instead of on its day. */
async function tryChange<T>(db: Database, work: () => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined;
  try {
    await db.transaction(async () => {
      result = { value: await work() };
      throw new RollBackTrial();
    });
  } catch (error) {
    if (!(error instanceof RollBackTrial) || result === undefined) throw error;
  }
  if (result === undefined) throw new Error('the trial of a change was not rolled back');
  return result.value;
}

/** The row whose settings a command changes. */
export const auditedSetting = ({ table, key }: Place): AuditedRow => auditedRow(table, key);

/**
 * Sets columns of a row; returns false if there is none. Changes of a table are serialized, because some are checked
 * against all rows.
 */
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
