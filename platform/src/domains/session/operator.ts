/** The operator's commands for members who have lost a way in, and what is counted of visitors. */
import { findMember } from '../member/index.ts';
import type { BacklogGauge } from '../../operator/backlog.ts';
import { change, done, notDone, type Command } from '../../operator/command.ts';
import type { Subject } from '../../operator/subject.ts';
import { email, internalReason, userName } from '../../operator/values.ts';
import { replaceEmail, replaceTransactionPassword } from './recovery.ts';

/** What a member gets in with, as far as the record of changes may keep it: it has no hash of a password. */
const waysOf = (user: string): Subject => ({
  sql: 'select user_name, email, payouts_closed_until from member where user_name_key = $1',
  params: [user.toLowerCase()],
});

const noMember = (asked: string) => notDone(`There is no member ${asked}.`);

export const commands: readonly Command[] = [
  change({
    words: 'member email',
    does: 'give an account another email address; every device is signed out, and nothing is paid out or sent to members for 24 h',
    args: { user: userName, email },
    changes: ({ user }) => waysOf(user),
    options: { reason: internalReason },
    run: async ({ tx, services }, { user, email: address }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return noMember(user);
      const until = await replaceEmail(services, tx, member.id, address);
      return until === undefined
        ? notDone(`${address} is the address of ${member.userName} already.`)
        : done(
            `The address of ${member.userName} is ${address}. Every device is signed out. Nothing is paid out or sent to other members until ${until.toISOString()}.`,
          );
    },
  }),
  change({
    words: 'member transaction-password',
    does: 'print a new transaction password, once, for a member to change; nothing is paid out or sent to members for 24 h',
    args: { user: userName },
    changes: ({ user }) => waysOf(user),
    options: { reason: internalReason },
    run: async ({ tx, services }, { user }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return noMember(user);
      const { password, until } = await replaceTransactionPassword(services, member.id);
      return done(
        `The transaction password of ${member.userName} is ${password} until the member changes it. Tell nobody else. Nothing is paid out or sent to other members until ${until.toISOString()}.`,
      );
    },
  }),
];

/** What is remembered of visitors. Strangers fill these tables, so that their growth tells of an attack. */
const tables = ['sign_in_failure', 'sign_in_network', 'reset_code'] as const;

export const gauges: readonly BacklogGauge[] = [
  {
    name: 'sign_in_rows',
    help: 'Rows that remember failed sign-ins, networks of members and codes for forgotten passwords, by table, as of the last minute.',
    label: 'table',
    count: async (db) => {
      const counts = tables.map((table) => `select '${table}' as name, count(*) as count from ${table}`);
      const rows = await db.query<{ name: string; count: bigint }>(counts.join(' union all '));
      return rows.map(({ name, count }) => [name, count]);
    },
  },
];
