/** The operator's view of mails that are not delivered. */
import { maskEmail } from '@portal/schema/rules';

import type { Clock } from '../clock.ts';
import type { BacklogGauge } from '../operator/backlog.ts';
import { command, done, type Command } from '../operator/command.ts';

/** Mails shown at once. */
const maxShown = 100;

/** A mail that waits, or that was refused. */
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

/** Without those that were written for the time that takes. */
const waiting = 'o.due_at is not null and o.recipient is not null';

export const commands: readonly Command[] = [
  command({
    words: 'mail list',
    does: 'mails that are not delivered: those that wait, and those that were refused or became too old within seven days',
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

/** One line without the text of the mail, and with as much of the address as tells whose it is. */
const lineOf = ({ id, name, user_name: userName, recipient, created_at: createdAt, ...row }: Row): string =>
  [
    id,
    createdAt.toISOString(),
    name,
    `to ${userName ?? 'a visitor'}${recipient === null ? '' : ` at ${maskEmail(recipient)}`}`,
    row.outcome?.toLowerCase() ?? `next try ${row.due_at?.toISOString() ?? ''}`,
    `tries ${row.tries}${row.problem === null ? '' : `, the last: ${row.problem}`}`,
  ].join('  ');

/** How many mails wait, and for how long. `names` are those of all mails that there are. */
export const mailGauges = (names: readonly string[], clock: Clock): readonly BacklogGauge[] => [
  {
    name: 'mails_waiting',
    help: 'Mails that are not delivered yet, by what they tell, as of the last minute.',
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
    help: 'Age of the oldest mail that is not delivered yet, by what it tells; 0 where there is none. As of the last minute.',
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
    help: 'Mails of the last seven days that were refused for good, or became too old after a try, by what they tell.',
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
