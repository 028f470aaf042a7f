/** The idempotency key of a command that moves credits: the same command typed twice on a business day runs once. */
import { createHash } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { businessDate } from '../kernel/clock.ts';

/** What identifies a command: its words and parsed values, or the operator's own key. */
interface Repeatable {
  readonly words: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  readonly now: Date;
}

/** The key under which a command is recorded. */
export function getCommandKey({ words, values, key, now }: Repeatable): string {
  if (key !== undefined) return `key:${key}`;
  const sorted = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value).toLowerCase()])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const day = businessDate(now);
  return createHash('sha256')
    .update(JSON.stringify([words, sorted, day]))
    .digest('hex');
}

/**
 * Returns the answer if a command already ran under this key, or undefined. Locks the key until the transaction ends.
 */
export async function findRepetition(tx: Transaction, key: string): Promise<string | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`operator:${key}`]);
  const row = await tx.maybe<{ id: bigint; at: Date; who: string }>(
    'select id, at, who from operator_action where key = $1 order by id limit 1',
    [key],
  );
  if (row === undefined) return undefined;
  return (
    `Nothing was done: this was done already, as action ${row.id} by ${row.who} at ${row.at.toISOString()}. ` +
    'To do it once more, add --again.'
  );
}
