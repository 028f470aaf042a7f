import { randomUUID } from 'node:crypto';

import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';

/** The server that tests may use besides the embedded database. */
export const serverUrl =
  process.env['TEST_DATABASE_URL'] === '' ? undefined : process.env['TEST_DATABASE_URL'];

/** An empty schema of its own on that server; closing drops it. */
export async function openServerDatabase(): Promise<Database> {
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(serverUrl, { maxConnections: 1 });
  await admin.query(`create schema ${schema}`);
  const database = openPostgres(serverUrl, { schema });
  const closeDatabase = database.close.bind(database);
  let closing: Promise<void> | undefined;
  return Object.assign(database, {
    close: () =>
      (closing ??= (async () => {
        await closeDatabase();
        await admin.query(`drop schema ${schema} cascade`);
        await admin.close();
      })()),
  });
}
