import { setTimeout as sleep } from 'node:timers/promises';
import { openPglite } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { bonusLines, bonusPosting } from '../src/domains/team/bonuses/jobs.ts';
import { runRound } from '../src/jobs/round.ts';
import type { BonusSource } from '../src/orders/bonus-source.ts';
import type { Services } from '../src/services/services.ts';

/**
 * A process that computes and posts due bonuses, and reports when it starts and when nothing is left. It pauses after
 * each transaction, so that it can be killed between or during transactions. Arguments: folder or URL of the database,
 * and the time.
 */
const [where = '', now = ''] = process.argv.slice(2);

const database = /^postgres(ql)?:/.test(where)
  ? openPostgres(where, { maxConnections: 2 })
  : await openPglite({ folder: where });

const profits: BonusSource = {
  name: 'brought',
  overriding: 'entrustOverriding',
  table: 'brought',
  amount: 'o.amount',
  day: { date: 'o.business_date' },
  writtenAt: 'o.created_at',
};

const services = {
  database: {
    ...database,
    kind: database.kind,
    query: database.query.bind(database),
    one: database.one.bind(database),
    maybe: database.maybe.bind(database),
    execute: database.execute.bind(database),
    call: database.call.bind(database),
    transaction: async (...args: Parameters<typeof database.transaction>) => {
      const result = await database.transaction(...args);
      await sleep(20);
      return result;
    },
  },
  clock: { now: () => new Date(now) },
  bonusSources: [profits],
} as unknown as Services;

process.send?.('working');
let done = 1;
while (done > 0) {
  const lines = await runRound(services, bonusLines);
  const posting = await runRound(services, bonusPosting);
  done = lines.done + posting.done;
}
process.send?.('done');
await database.close();
