import { openSync, writeSync } from 'node:fs';
import type { Database } from '../src/database/database.ts';
import { DatabaseUnavailable } from '../src/database/errors.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPglite } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { LedgerGuard } from '../src/ledger/guard.ts';
import { openAccounts, postOnce } from '../src/ledger/ledger.ts';
import { deposit, transfer } from './entries.ts';

/**
 * A process that pays continuously until it is killed. It logs each key before sending ("?") and after acknowledgement
 * ("!"); a key whose answer was lost stays unacknowledged. Arguments: folder or URL of the database, the log, and the
 * prefix of its keys.
 */
const [database = '', logFile = '', name = ''] = process.argv.slice(2);

const members = 10n;
const clients = 8;
const log = openSync(logFile, 'a');

// Synchronous, so that everything written survives a SIGKILL.
const note = (mark: '?' | '!', key: string) => writeSync(log, `${mark}${key}\n`);

async function pay(db: Database, client: number): Promise<never> {
  for (let n = 0; ; n++) {
    const key = `${name}-${client}-${n}`;
    const from = BigInt(1 + Math.floor(Math.random() * Number(members)));
    note('?', key);
    const paid = postOnce(
      db,
      { scope: 'kill', key, input: {}, now: new Date() },
      transfer(from, (from % members) + 1n, 'CASH_POINT', 1n),
    );
    await paid.then(
      () => note('!', key),
      (error: unknown) => {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      },
    );
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
// As in a platform process, where audits share the connections. The embedded database has only one, which audits would
// block.
if (db.kind === 'postgres') void new LedgerGuard(db, { intervalMs: 50 }).start();
process.send?.('paying');
await Promise.all(Array.from({ length: clients }, (_, client) => pay(db, client)));
