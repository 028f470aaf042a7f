/** The operator's view of undelivered mails. */
import { maskEmail } from '@portal/schema/rules';
import type { BacklogGauge } from '../jobs/backlog.ts';
import type { Clock } from '../kernel/clock.ts';
import { command, done, type Command } from './command.ts';

/** Maximum number of mails shown. */
const maxShown = 100;

/** A waiting or refused mail. */
interface Row {
  readonly id: bigint;
  readonly name: string;
  readonly user_name: string | null;
  readonly recipient: string | null;
  readonly created_at: Date;
  readonly due_at: Date | null;
  readonly tries: number;
  readonly problem: string | null;
  readonly outcome: string | null;
}

/** Excludes mails without an address, which exist only for timing. */
const waiting = 'o.due_at is not null and o.recipient is not null';

export const commands: readonly Command[] = [
  command({
    words: 'mail list',
    does: 'undelivered mails: waiting ones, and those refused or expired within seven days',
    run: async ({ services: { database } }) => {
      const rows = await database.query<Row>(
        `select o.id, o.name, m.user_name, o.recipient, o.created_at, o.due_at, o.tries, o.problem, o.outcome
         from mail o left join member m on m.id = o.member_id
         where (${waiting}) or o.outcome = 'REFUSED' or (o.outcome = 'EXPIRED' and o.tries > 0)
         order by o.created_at, o.id limit ${maxShown + 1}`,
      );
      if (rows.length === 0) return done('Every mail is delivered.');
      const more = rows.length > maxShown ? [`These are ${maxShown}; there are more.`] : [];
      return done([...rows.slice(0, maxShown).map(lineOf), ...more]);
    },
  }),
];

/** One line without the text of the mail and with a masked address. */
const lineOf = ({ id, name, user_name: userName, recipient, created_at: createdAt, ...row }: Row): string =>
  [
    id,
    createdAt.toISOString(),
    name,
    `to ${userName ?? 'a visitor'}${recipient === null ? '' : ` at ${maskEmail(recipient)}`}`,
    row.outcome?.toLowerCase() ?? `next try ${row.due_at?.toISOString() ?? ''}`,
    `tries ${row.tries}${row.problem === null ? '' : `, the last: ${row.problem}`}`,
  ].join('  ');

/** Gauges of waiting mails and their age. `names` are the names of all declared mails. */
export const mailGauges = (names: readonly string[], clock: Clock): readonly BacklogGauge[] => [
  {
    name: 'mails_waiting',
    help: 'Waiting mails by name, updated every minute.',
    label: 'mail',
    count: async (db) => {
      const rows = await db.query<{ name: string; count: bigint }>(
        `select n.name, count(o.id) as count from unnest($1::text[]) n (name)
         left join mail o on o.name = n.name and ${waiting} group by n.name`,
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
         left join mail o on o.name = n.name and ${waiting} group by n.name`,
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
