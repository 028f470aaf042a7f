/** Gauges of undelivered mails. */
import type { Clock } from '../kernel/clock.ts';
import type { BacklogGauge } from '../telemetry/backlog-gauge.ts';
import { isWaiting } from './outbox.ts';

/** Gauges of waiting mails and their age. `names` are the names of all declared mails. */
export const mailGauges = (names: readonly string[], clock: Clock): readonly BacklogGauge[] => [
  {
    name: 'mails_waiting',
    help: 'Waiting mails by name, updated every minute.',
    label: 'mail',
    count: async (db) => {
      const rows = await db.query<{ name: string; count: bigint }>(
        `select n.name, count(o.id) as count from unnest($1::text[]) n (name)
         left join mail o on o.name = n.name and ${isWaiting} group by n.name`,
        [names],
      );
      return rows.map(({ name, count }) => [name, count]);
    },
  },
  {
    name: 'mails_oldest_seconds',
    help: 'Age of the oldest waiting mail by name; 0 if there is none. Updated every minute.',
    label: 'mail',
    count: async (db) => {
      const rows = await db.query<{ name: string; oldest: Date | null }>(
        `select n.name, min(o.created_at) as oldest from unnest($1::text[]) n (name)
         left join mail o on o.name = n.name and ${isWaiting} group by n.name`,
        [names],
      );
      return rows.map(({ name, oldest }) => [name, oldest === null ? 0n : secondsSince(oldest, clock.now())]);
    },
  },
  {
    name: 'mails_undeliverable',
    help: 'Mails refused permanently or expired after a try within seven days, by name.',
    label: 'mail',
    count: async (db) => {
      const rows = await db.query<{ name: string; count: bigint }>(
        `select n.name, count(o.id) as count from unnest($1::text[]) n (name)
         left join mail o on o.name = n.name
           and (o.outcome = 'REFUSED' or (o.outcome = 'EXPIRED' and o.tries > 0)) group by n.name`,
        [names],
      );
      return rows.map(({ name, count }) => [name, count]);
    },
  },
];

const secondsSince = (then: Date, now: Date): bigint =>
  BigInt(Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000)));
