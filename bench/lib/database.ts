/** A database for one run: on a server if there is one, otherwise embedded. */
import { Client } from 'pg';
import type { Database } from '../../platform/src/database/database.ts';
import { openPglite } from '../../platform/src/database/pglite.ts';
import { openPostgres } from '../../platform/src/database/postgres.ts';
import { temporaryFolder } from './folder.ts';

/** A new database on a server. */
export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  /** An additional connection to the server. */
  readonly admin: Client;
  /** Drops the database with its connections, and ends the connection. */
  readonly drop: () => Promise<void>;
}

/** Creates a database on the server at an address. */
export async function createServerDatabase(serverUrl: string): Promise<ServerDatabase> {
  const name = `portal_bench_${process.pid}`;
  const admin = new Client({ connectionString: serverUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.toString(),
    admin,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const serverUrl = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'] ?? '';

/** Runs `work` on a new database, and removes it whatever happens. */
export async function withDatabase(work: (db: Database, name: string) => Promise<void>): Promise<void> {
  await (serverUrl === '' ? embedded(work) : onServer(work));
}

async function embedded(work: (db: Database, name: string) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder();
  const db = await openPglite({ folder: folder.path });
  try {
    await work(db, 'PGlite, embedded');
  } finally {
    await db.close();
  }
}

async function onServer(work: (db: Database, name: string) => Promise<void>): Promise<void> {
  const { url, drop } = await createServerDatabase(serverUrl);
  const db = openPostgres(url, { maxConnections: 2 });
  try {
    await work(db, 'PostgreSQL server');
  } finally {
    await db.close();
    await drop();
  }
}
