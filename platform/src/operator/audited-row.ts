/** The row that a command changes, recorded before and after. */
import type { SqlValue, Transaction } from '../database/database.ts';

/** SQL that selects the row that a command changes, or nothing. Columns that differ afterwards are recorded. */
export interface AuditedRow {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** The row of a table with these column values. */
export function auditedRow(table: string, key: Readonly<Record<string, SqlValue>>): AuditedRow {
  const where = Object.keys(key).map((name, index) => `${name} = $${index + 1}`);
  return {
    sql: `select * from ${table}${where.length === 0 ? '' : ` where ${where.join(' and ')}`}`,
    params: Object.values(key),
  };
}

/** The member row with this user name. */
export const auditedMember = (userName: string): AuditedRow =>
  auditedRow('member', { user_name_key: userName.toLowerCase() });

/** The row as JSON text, in which amounts keep all their digits. */
export async function snapshot(tx: Transaction, { sql, params }: AuditedRow): Promise<string | null> {
  const row = await tx.maybe<{ row: string }>(`select to_jsonb(s)::text as row from (${sql}) s`, params);
  return row?.row ?? null;
}
