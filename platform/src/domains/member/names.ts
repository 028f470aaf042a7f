import type { Queryable } from '../../database/database.ts';

/** User names by member id. */
export async function userNamesOf(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.query<{ id: bigint; user_name: string }>(
    'select id, user_name from member where id = any ($1)',
    [wanted],
  );
  return new Map(rows.map((row) => [row.id, row.user_name]));
}
