/** Gauges of undelivered mails. */
import type { Clock } from '../kernel/clock.ts';
import { queryGauge, type BacklogGauge } from '../telemetry/backlog-gauge.ts';
import { isWaiting } from './outbox.ts';

/** Gauges of waiting mails and their age. `names` are the names of all declared mails. */
export function mailGauges(names: readonly string[], clock: Clock): readonly BacklogGauge[] {
  const perMail = (column: string, where: string): string =>
    `select n.name as value, ${column} from unnest(array[${names.map((name) => `'${name}'`).join(', ')}]::text[]) n (name)
     left join mail o on o.name = n.name and ${where} group by n.name`;
  return [
    queryGauge({
      name: 'mails_waiting',
      help: 'Waiting mails by name, updated every minute.',
      label: 'mail',
      sql: perMail('count(o.id)', isWaiting),
    }),
    {
      name: 'mails_oldest_seconds',
      help: 'Age of the oldest waiting mail by name; 0 if there is none. Updated every minute.',
      label: 'mail',
      count: async (db) => {
        const rows = await db.query<{ value: string; oldest: Date | null }>(
          perMail('min(o.created_at) as oldest', isWaiting),
        );
        return rows.map(({ value, oldest }) => [
          value,
          oldest === null ? 0n : secondsSince(oldest, clock.now()),
        ]);
      },
    },
    queryGauge({
      name: 'mails_undeliverable',
      help: 'Mails refused permanently or expired after a try within seven days, by name.',
      label: 'mail',
      sql: perMail('count(o.id)', "(o.outcome = 'REFUSED' or (o.outcome = 'EXPIRED' and o.tries > 0))"),
    }),
  ];
}

const secondsSince = (then: Date, now: Date): bigint =>
  BigInt(Math.max(0, Math.floor((now.getTime() - then.getTime()) / 1000)));
