/** Operator commands for members without access, and metrics of visitors. */
import type { AuditedRow } from '../../operator/audited-row.ts';
import { change, done, notDone, type Command } from '../../operator/command.ts';
import { email, internalReason, userName } from '../../operator/values.ts';
import { queryGauge, type BacklogGauge } from '../../telemetry/backlog-gauge.ts';
import { findMember } from '../member/index.ts';
import { supportCodeLifeMs, supportCodesPerDay } from './mailed-codes.ts';
import { issueRecoveryCode, replaceEmail, replaceTransactionPassword } from './recovery.ts';

/** The member's sign-in data that the audit log may keep, without password hashes. */
const signInStateOf = (user: string): AuditedRow => ({
  sql: 'select user_name, email, payouts_closed_until from member where user_name_key = $1',
  params: [user.toLowerCase()],
});

const noMember = (name: string) => notDone(`There is no member ${name}.`);

export const commands: readonly Command[] = [
  change({
    words: 'member email',
    does: 'set another email address; signs out every device, and lets nothing leave the account for 24 h',
    args: { user: userName, email },
    changes: ({ user }) => signInStateOf(user),
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
    words: 'member recovery-code',
    does: 'print a single-use code for a new login password, for a member without an email address; signs out every device, and lets nothing leave the account for 24 h',
    args: { user: userName },
    changes: ({ user }) => signInStateOf(user),
    options: { reason: internalReason },
    run: async ({ tx, services }, { user }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return noMember(user);
      const issued = await issueRecoveryCode(services, tx, member.id);
      return issued === undefined
        ? notDone(`${member.userName} got ${supportCodesPerDay} codes today already (GMT+8).`)
        : done(
            `The code for a new login password of ${member.userName} is ${issued.code}. It works once, within ${supportCodeLifeMs / 60_000} minutes, on the screen for a forgotten password. Do not share it. Every device is signed out. Nothing is paid out or sent to other members until ${issued.until.toISOString()}.`,
          );
    },
  }),
  change({
    words: 'member transaction-password',
    does: 'print a new transaction password once, for the member to change; lets nothing leave the account for 24 h',
    args: { user: userName },
    changes: ({ user }) => signInStateOf(user),
    options: { reason: internalReason },
    run: async ({ tx, services }, { user }) => {
      const member = await findMember(tx, user);
      if (member === undefined) return noMember(user);
      const { password, until } = await replaceTransactionPassword(services, member.id);
      return done(
        `The transaction password of ${member.userName} is ${password} until the member changes it. Do not share it. Nothing is paid out or sent to other members until ${until.toISOString()}.`,
      );
    },
  }),
];

/** Tables about visitors. Strangers fill them, so that unusual growth indicates an attack. */
const tables = ['sign_in_failure', 'sign_in_network', 'reset_code'] as const;

export const gauges: readonly BacklogGauge[] = [
  queryGauge({
    name: 'sign_in_rows',
    help: 'Rows of failed sign-ins, networks of members and codes for forgotten passwords, by table, as of the last minute.',
    label: 'table',
    sql: tables.map((table) => `select '${table}' as value, count(*) from ${table}`).join(' union all '),
  }),
];
