/** Databases on the server of TEST_DATABASE_URL, copied from a template that is created once. */
import { randomUUID } from 'node:crypto';
import { SafeClient } from '../src/database/client.ts';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { migrated, type Template } from './template.ts';

/** Empty if there is no server. */
export const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Advisory lock key for creating a template: "template" in ASCII. */
const templateLock = 0x74656d706c617465n;

const names = new Map<Template, Promise<string>>();

/** Opens a copy of a template; default: migrated and otherwise empty. Closing drops it. */
export async function openOnServer(
  template = migrated,
): Promise<{ readonly db: Database; readonly url: string }> {
  if (serverUrl === '') throw new Error('TEST_DATABASE_URL is not set');
  const from = names.get(template) ?? findTemplate(template);
  names.set(template, from);
  const source = await from;
  const name = uniqueName();
  await maintain((client) => client.query(`create database ${name} template ${source}`));
  const url = urlOf(name);
  const db = openPostgres(url);
  const close = db.close.bind(db);
  let closing: Promise<void> | undefined;
  const closeAndDrop = async (): Promise<void> => {
    await close();
    await maintain((client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { db: Object.assign(db, { close: () => (closing ??= closeAndDrop()) }), url };
}

const findTemplate = ({ fingerprint, make }: Template): Promise<string> =>
  maintain(async (client) => {
    const name = `portal_template_${await fingerprint()}`;
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return name;
    const unfinished = uniqueName();
    await client.query(`create database ${unfinished}`);
    await make(openPostgres(urlOf(unfinished)));
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });

const uniqueName = (): string => `portal_test_${randomUUID().replaceAll('-', '')}`;

function urlOf(database: string): string {
  const changed = new URL(serverUrl);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function maintain<T>(work: (client: SafeClient) => Promise<T>): Promise<T> {
  const client = new SafeClient({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
