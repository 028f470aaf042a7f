import type { Queryable, SqlValue } from './database.ts';

/** Inserts a row of these columns, and returns it as it is stored. */
export const insertRow = <Row extends object>(
  db: Queryable,
  table: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<Row> => {
  const columns = Object.keys(values);
  const params = columns.map((_, index) => `$${index + 1}`);
  return db.one<Row>(
    `insert into ${table} (${columns.join(', ')}) values (${params.join(', ')}) returning *`,
    Object.values(values),
  );
};
