/** The record of operators' changes: who, what, when, before and after. It is immutable. */
import { userInfo } from 'node:os';
import type { Transaction } from '../database/database.ts';
import type { AuditCheck } from '../ledger/audit-plan.ts';
import { sealCheck } from '../ledger/order-checks.ts';
import { command, done, type Command } from './command.ts';
import { printableLine } from './printable.ts';

/** An operator's action. */
export interface Action {
  readonly id: bigint;
  readonly at: Date;
  readonly who: string;
  readonly osUser: string;
  readonly command: string;
  readonly typed: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  /** Only for a command that moves credits. */
  readonly key?: string | undefined;
}

/** Reserves the id of the next action. */
export async function nextAction(tx: Transaction): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(
    "select nextval(pg_get_serial_sequence('operator_action', 'id')) as id",
  );
  return id;
}

/** Describes a change as text: the columns that differ. */
export async function describeDifference(
  tx: Transaction,
  before: string | null,
  after: string | null,
): Promise<string> {
  const row = await tx.one<{ before: string | null; after: string | null }>(
    `select operator_difference($1::jsonb, $2::jsonb)::text as before,
       operator_difference($2::jsonb, $1::jsonb)::text as after`,
    [before, after],
  );
  return `${row.before ?? 'nothing'} -> ${row.after ?? 'nothing'}`;
}

export async function recordAction(tx: Transaction, action: Action): Promise<void> {
  const { id, at, who, osUser, command: words, before, after, key = null } = action;
  // Removes characters that cannot be stored or that could manipulate a terminal.
  const typed = action.typed.map((word) => printableLine(word));
  await tx.execute(
    `insert into operator_action (id, at, who, os_user, command, typed, before, after, key)
     values ($1, $2, $3, $4, $5, $6, operator_difference($7::jsonb, $8::jsonb), operator_difference($8::jsonb, $7::jsonb), $9)`,
    [id, at, who, osUser, words, typed, before, after, key],
  );
}

/** The operating system user of this process. */
export function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, the user id may have no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Checks that records are unchanged and that none is missing. */
export const actionChecks: readonly AuditCheck[] = [
  sealCheck('operator-action', 'operator_action', 'id who os_user command typed before after'),
  {
    name: 'operator-action-unchained',
    table: 'operator_action',
    wrong: 'not exists (select from operator_action_link l where l.action_id = o.id)',
  },
  {
    name: 'operator-action-missing',
    table: 'operator_action_link',
    wrong: `o.hash is distinct from (
      select ledger_link(b.hash, operator_action_digest(a)) from operator_action a
      left join operator_action_link b on b.id = o.id - 1
      where a.id = o.action_id and (b.id is not null or o.id = 1))`,
  },
  {
    // Only --again moves credits again under the same key.
    name: 'operator-action-repeated',
    table: 'operator_action',
    wrong: `o.key is not null and not '--again' = any (o.typed)
      and exists (select from operator_action a where a.key = o.key and a.id < o.id)`,
  },
  {
    name: 'operator-action-cut',
    table: 'operator_action_head',
    wrong: `o.last <> (select coalesce(max(l.id), 0) from operator_action_link l)
      or o.hash is distinct from (select l.hash from operator_action_link l order by l.id desc limit 1)`,
  },
];

/** Maximum number of actions listed. */
const maxListed = 50;

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly who: string;
  readonly os_user: string;
  readonly typed: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

export const commands: readonly Command[] = [
  command({
    words: 'actions',
    does: `the last ${maxListed} changes by operators, newest first`,
    run: async ({ services }) => {
      const rows = await services.database.query<Row>(
        `select id, at, who, os_user, to_jsonb(typed) as typed, before::text, after::text
         from operator_action order by id desc limit ${maxListed}`,
      );
      return done(rows.map(lineOf), 'No operator has changed anything yet.');
    },
  }),
];

const lineOf = ({ id, at, who, os_user: user, typed, before, after }: Row): string =>
  [
    id,
    at.toISOString(),
    who === user ? who : `${who} (${user})`,
    typed.map((word) => (/^[\w:.,/@-]+$/.test(word) ? word : JSON.stringify(word))).join(' '),
    `${before ?? 'nothing'} -> ${after ?? 'nothing'}`,
  ].join('  ');
