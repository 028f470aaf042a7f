/** Changes of settings that begin on a later business day. */
import { businessDate, nextBusinessMidnight } from '../clock.ts';
import type { Queryable, SqlValue, Transaction } from '../database/database.ts';
import { rowJob } from '../jobs/rows.ts';
import type { Subject } from './subject.ts';

/** Columns and their values; `bigint` in minor units or millionths. */
type Columns = Readonly<Record<string, bigint | number | string | boolean>>;

/** A row of a table of settings, found by its columns. */
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

/** Stores a change that begins on the next business day, and returns that day. */
export async function scheduleChange(
  db: Queryable,
  { table, key }: Place,
  columns: Columns,
  now: Date,
): Promise<string> {
  const startsOn = businessDate(nextBusinessMidnight(now));
  await db.execute(
    'insert into scheduled_setting (place, key, columns, starts_on, created_at) values ($1, $2::jsonb, $3::jsonb, $4, $5)',
    [table, toJson(key), toJson(columns), startsOn, now],
  );
  return startsOn;
}

/** The latest change of a row that waits for its day. */
export const scheduledSubject = ({ table, key }: Place): Subject => ({
  sql: `select place, key, columns, starts_on from scheduled_setting
    where place = $1 and key = $2::jsonb order by id desc limit 1`,
  params: [table, toJson(key)],
});

/** Sets the columns of rows whose business day has begun, in the order in which the changes were made. */
export const scheduledSettings = rowJob<ScheduledSettingRow>({
  name: 'scheduled-settings',
  everyMs: 1_000,
  table: 'scheduled_setting',
  due: 'o.applied_at is null and o.starts_on <= business_date($1)',
  order: 'o.starts_on, o.id',
  work: ({ tx, row, now }) => applyChange(tx, row, now),
});

/** Makes the changes that wait for their day, one after the other, calls `look` after each, and takes all of them back. */
export async function tryScheduled(tx: Transaction, look: () => Promise<void>): Promise<void> {
  const rows = await tx.query<ScheduledSettingRow>(
    'select * from scheduled_setting where applied_at is null order by starts_on, id',
  );
  if (rows.length === 0) return;
  await tx.query('savepoint scheduled');
  for (const row of rows) {
    await setColumns(tx, row);
    await look();
  }
  await tx.query('rollback to savepoint scheduled');
}

async function applyChange(tx: Transaction, row: ScheduledSettingRow, now: Date): Promise<void> {
  await setColumns(tx, row);
  await tx.execute('update scheduled_setting set applied_at = $2 where id = $1', [row.id, now]);
}

async function setColumns(tx: Transaction, row: ScheduledSettingRow): Promise<void> {
  const [keys, columns] = [Object.entries(row.key), Object.entries(row.columns)];
  // Table and column names come from the declarations of settings. The row types turn the texts back into values.
  const typed = (source: string, name: string): string =>
    `(jsonb_populate_record(null::${row.place}, ${source}::jsonb)).${name}`;
  const params: readonly SqlValue[] = [JSON.stringify(row.columns), JSON.stringify(row.key)];
  await tx.execute(
    `update ${row.place} s set ${columns.map(([name]) => `${name} = ${typed('$1', name)}`).join(', ')}
     where $2::jsonb is not null ${keys.map(([name]) => `and s.${name} = ${typed('$2', name)}`).join(' ')}`,
    params,
  );
}
