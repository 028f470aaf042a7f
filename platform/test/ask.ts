import { openPostgres } from '../src/database/postgres.ts';

/** A process that queries the server at a URL a number of times and prints each answer. Arguments: URL, times. */
const [url = '', times = '1'] = process.argv.slice(2);

const db = openPostgres(url, { maxConnections: 1 });
for (let n = 0; n < Number(times); n++) {
  const answer = await db.query('select 1 as a').then(JSON.stringify, (error: unknown) => String(error));
  process.stdout.write(`${answer}\n`);
}
await db.close();
