import { openSync, writeSync } from 'node:fs';

import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPglite } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { openAccounts, postOnce } from '../src/ledger/ledger.ts';
import { deposit, transfer } from './entries.ts';

/**
 * A process that pays round and round until it is killed, and writes down each key before it is sent
 * ("?") and after it was acknowledged ("!"). Arguments: folder or URL of the database, the log, and
 * what its keys begin with.
 */
const [database = '', logFile = '', name = ''] = process.argv.slice(2);

const members = 10n;
const clients = 8;
const log = openSync(logFile, 'a');

// Synchronous, so that what was written before a SIGKILL is there after it.
const note = (mark: '?' | '!', key: string) => writeSync(log, `${mark}${key}\n`);

async function pay(db: Database, client: number): Promise<never> {
  for (let n = 0; ; n++) {
    const key = `${name}-${client}-${n}`;
    const from = BigInt(1 + Math.floor(Math.random() * Number(members)));
    note('?', key);
    await postOnce(
      db,
      { scope: 'kill', key, input: {}, now: new Date() },
      transfer(from, (from % members) + 1n, 'CASH_POINT', 1n),
    );
    note('!', key);
  }
}

const db = /^postgres(ql)?:/.test(database)
  ? openPostgres(database, { maxConnections: clients })
  : await openPglite({ folder: database });
await migrate(db);
for (let id = 1n; id <= members; id++) {
  await openAccounts(db, id);
  const funding = { scope: 'kill-funding', key: `member-${id}`, input: {}, now: new Date() };
  await postOnce(db, funding, deposit(id, 'CASH_POINT', 1_000_000_000n));
}
process.send?.('paying');
await Promise.all(Array.from({ length: clients }, (_, client) => pay(db, client)));
