/** Seeds members, a team and forty days of history. Never in production. */
import { businessDate, dayMs, startOfBusinessDate } from '../kernel/clock.ts';
import { runOnce } from '../ledger/idempotency.ts';
import type { Services } from '../services/services.ts';
import { DemoLedger } from './demo-ledger.ts';
import type { Demo } from './demo.ts';
import { ledgerEvents } from './ledger-events.ts';

/** Scope of the demonstration's operations, and of tests that give credits without an order. */
export const demoScope = 'demo';

/** SQL that is true for a demonstration journal `o`; its credits come from areas without orders. */
export const isDemoJournal = `exists (select from operation p where p.id = o.operation_id and p.scope = '${demoScope}')`;

/** Seeds the demonstration at the first start, all or nothing; later starts change nothing. */
export async function seed(services: Services, demos: readonly Demo[]): Promise<void> {
  if (await isSeeded(services)) return;
  const { database, clock } = services;
  const now = clock.now();
  const parts = await Promise.all(demos.map(async (demo) => demo.prepare(services)));
  const timeline = [...ledgerEvents(), ...parts.flatMap(({ events = [] }) => events)].sort(
    (one, other) => other.daysAgo - one.daysAgo || one.minute - other.minute,
  );
  await runOnce(database, { scope: demoScope, key: 'seed', input: {}, clock }, async (operation) => {
    const members = new Map<string, bigint>();
    for (const { setUp } of parts) await setUp?.(operation, members);
    const today = startOfBusinessDate(businessDate(now)).getTime();
    for (const { daysAgo, minute, run } of timeline) {
      const instant = new Date(today - daysAgo * dayMs + minute * 60_000);
      await run(new DemoLedger({ ...operation, now: instant }, members));
    }
    for (const { justNow } of parts) await justNow?.(new DemoLedger(operation, members));
    return {};
  });
}

/** Whether this database was ever seeded with a demonstration, whose passwords are public. */
export async function isSeeded({ database }: Services): Promise<boolean> {
  return (await database.maybe("select from operation where scope = 'demo' and key = 'seed'")) !== undefined;
}
