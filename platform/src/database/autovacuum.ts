import type { Queryable } from './database.ts';

/** Whether the PostgreSQL server runs autovacuum. */
export async function hasAutovacuum(db: Queryable): Promise<boolean> {
  const { setting } = await db.one<{ setting: string }>("select current_setting('autovacuum') as setting");
  return setting === 'on';
}
