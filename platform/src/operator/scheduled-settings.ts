/** Changes of settings that take effect on a later business day. */
import type { Database, Queryable, SqlValue, Transaction } from '../database/database.ts';
import { rowJob } from '../jobs/rows.ts';
import { businessDate, nextBusinessMidnight } from '../kernel/clock.ts';
import type { AuditedRow } from './audited-row.ts';

/** Columns and their values; `bigint` in minor units or millionths. */
type Columns = Readonly<Record<string, bigint | number | string | boolean>>;

/** A row of a settings table, identified by its columns. */
interface Place {
  readonly table: string;
  readonly key: Columns;
}

interface ScheduledSettingRow {
  readonly id: bigint;
  readonly place: string;
  readonly key: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
}

const toJson = (columns: Columns): string =>
  JSON.stringify(Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, String(value)])));

interface ScheduledChange {
  readonly place: Place;
  readonly columns: Columns;
  /** The operator's action. */
  readonly action: bigint;
  readonly now: Date;
}

/** Stores a change that takes effect on the next business day, and returns that day. */
export async function scheduleChange(
  db: Queryable,
  { place: { table, key }, columns, action, now }: ScheduledChange,
): Promise<string> {
  const startsOn = businessDate(nextBusinessMidnight(now));
  await db.execute(
    `insert into scheduled_setting (place, key, columns, starts_on, created_at, action_id)
     values ($1, $2::jsonb, $3::jsonb, $4, $5, $6)`,
    [table, toJson(key), toJson(columns), startsOn, now, action],
  );
  return startsOn;
}

/** The latest pending change of a row. The audit finds it by its id in the operator's action. */
export const auditedScheduledSetting = ({ table, key }: Place): AuditedRow => ({
  sql: `select id as scheduled_setting, place, key, columns, starts_on from scheduled_setting
    where place = $1 and key = $2::jsonb order by id desc limit 1`,
  params: [table, toJson(key)],
});

/**
 * Locks a settings table until the transaction ends: some changes are checked against all rows and all pending changes.
 */
export const lockSettings = (tx: Queryable, table: string): Promise<unknown> =>
  tx.execute(`lock table ${table} in share row exclusive mode`);

/** The pending changes of one table or all, in the order in which they take effect. */
const readWaiting = (db: Queryable, table?: string): Promise<ScheduledSettingRow[]> =>
  db.query<ScheduledSettingRow>(
    `select id, place, key, columns from scheduled_setting
     where applied_at is null and ($1::text is null or place = $1) order by starts_on, id`,
    [table ?? null],
  );

/** Applies the pending changes of a table in order, for a trial: the rows stay pending. */
export function applyWaiting(db: Database, table: string): Promise<void> {
  return db.transaction(async (tx) => {
    for (const row of await readWaiting(tx, table)) await setColumns(tx, row);
  });
}

/** The job that applies due changes, in the order in which they were made. */
export const scheduledSettings = rowJob<ScheduledSettingRow>({
  name: 'scheduled-settings',
  everyMs: 1_000,
  table: 'scheduled_setting',
  due: 'o.applied_at is null and o.starts_on <= business_date($1)',
  order: 'o.starts_on, o.id',
  work: ({ tx, row, now }) => applyChange(tx, row, now),
});

/** Applies the pending changes one after another, calls `look` after each, and rolls all of them back. */
export async function tryScheduled(tx: Transaction, look: () => Promise<void>): Promise<void> {
  const rows = await readWaiting(tx);
  if (rows.length === 0) return;
  await tx.query('savepoint scheduled');
  for (const row of rows) {
    await setColumns(tx, row);
    await look();
  }
  await tx.query('rollback to savepoint scheduled');
}

async function applyChange(tx: Transaction, row: ScheduledSettingRow, now: Date): Promise<void> {
  await lockSettings(tx, row.place);
  const setting = await setColumns(tx, row);
  // The history entry that the trigger has just written.
  await tx.execute(
    `update scheduled_setting set applied_at = $2,
       change_id = (select max(c.id) from setting_change c where c.table_name = $3 and $4::jsonb @> c.key)
     where id = $1`,
    [row.id, now, row.place, setting],
  );
}

/** Applies a change and returns the changed row as JSON. */
async function setColumns(tx: Transaction, { place, key, columns }: ScheduledSettingRow): Promise<string> {
  // Table and column names come from the declarations of settings. The row types parse the texts.
  const typed = (source: string, name: string): string =>
    `(jsonb_populate_record(null::${place}, ${source}::jsonb)).${name}`;
  const sets = Object.keys(columns).map((name) => `${name} = ${typed('$1', name)}`);
  const finds = Object.keys(key).map((name) => `and s.${name} = ${typed('$2', name)}`);
  const params: readonly SqlValue[] = [JSON.stringify(columns), JSON.stringify(key)];
  const { setting } = await tx.one<{ setting: string }>(
    `update ${place} s set ${sets.join(', ')} where $2::jsonb is not null ${finds.join(' ')} returning to_jsonb(s)::text as setting`,
    params,
  );
  return setting;
}
