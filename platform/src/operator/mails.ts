/** The operator's view of undelivered mails. */
import { maskEmail } from '@portal/schema/rules';
import { isWaiting } from '../mails/outbox.ts';
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

export const commands: readonly Command[] = [
  command({
    words: 'mail list',
    does: 'undelivered mails: waiting ones, and those refused or expired within seven days',
    run: async ({ services: { database } }) => {
      const rows = await database.query<Row>(
        `select o.id, o.name, m.user_name, o.recipient, o.created_at, o.due_at, o.tries, o.problem, o.outcome
         from mail o left join member m on m.id = o.member_id
         where (${isWaiting}) or o.outcome = 'REFUSED' or (o.outcome = 'EXPIRED' and o.tries > 0)
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
