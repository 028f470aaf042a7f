/** What a command changes: a row, which is recorded before and after. */
import type { SqlValue, Transaction } from '../database/database.ts';

/** A row that a command changes, as SQL that finds it or nothing. Its columns are recorded where they differ afterwards. */
export interface Subject {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** The row of a table with these columns. */
export function rowOf(table: string, key: Readonly<Record<string, SqlValue>>): Subject {
  const where = Object.keys(key).map((name, index) => `${name} = $${index + 1}`);
  return {
    sql: `select * from ${table}${where.length === 0 ? '' : ` where ${where.join(' and ')}`}`,
    params: Object.values(key),
  };
}

/** The member with a user name. */
export const memberOf = (userName: string): Subject =>
  rowOf('member', { user_name_key: userName.toLowerCase() });

/** A subject's row as JSON text, in which amounts keep all their digits. */
export async function snapshot(tx: Transaction, { sql, params }: Subject): Promise<string | null> {
  const row = await tx.maybe<{ row: string }>(`select to_jsonb(s)::text as row from (${sql}) s`, params);
  return row?.row ?? null;
}
