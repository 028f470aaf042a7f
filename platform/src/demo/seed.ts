/** Members, a team and forty days of history to look at. Never in production. */
import { businessDate, dayMs, startOfBusinessDate } from '../clock.ts';
import { contributions } from '../contributions.ts';
import { runOnce } from '../ledger/idempotency.ts';
import type { Services } from '../services.ts';
import { Book } from './book.ts';
import { ledgerStory } from './story.ts';

/** Its operations, and those of tests that give credits without an order. */
export const demoScope = 'demo';

/** SQL that is true for a journal `o` of the demonstration, whose credits come from areas that have no orders yet. */
export const isOfDemo = `exists (select from operation p where p.id = o.operation_id and p.scope = '${demoScope}')`;

/** Makes the demonstration at the first start, all of it or nothing; later starts change nothing. */
export async function seedDemo(services: Services): Promise<void> {
  if (await isSeeded(services)) return;
  const { database, clock } = services;
  const now = clock.now();
  const demos = contributions(({ demo }) => demo && [demo]);
  const parts = await Promise.all(demos.map(async (demo) => demo.prepare(services)));
  const story = [...ledgerStory(), ...parts.flatMap(({ scenes = [] }) => scenes)].sort(
    (one, other) => other.daysAgo - one.daysAgo || one.minute - other.minute,
  );
  await runOnce(database, { scope: demoScope, key: 'seed', input: {}, clock }, async (operation) => {
    const members = new Map<string, bigint>();
    for (const { setUp } of parts) await setUp?.(operation, members);
    const today = startOfBusinessDate(businessDate(now)).getTime();
    for (const { daysAgo, minute, play } of story) {
      const instant = new Date(today - daysAgo * dayMs + minute * 60_000);
      await play(new Book({ ...operation, now: instant }, members));
    }
    for (const { justNow } of parts) await justNow?.(new Book(operation, members));
    return {};
  });
}

/** Whether a demonstration was made in this database, ever: members whose passwords are public. */
export async function isSeeded({ database }: Services): Promise<boolean> {
  return (await database.maybe("select from operation where scope = 'demo' and key = 'seed'")) !== undefined;
}
