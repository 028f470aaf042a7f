/** The operator's audit commands: run an audit, and accept a violation. */
import type { Database } from '../database/database.ts';
import { listChecks, type AuditPlan } from '../ledger/audit-plan.ts';
import { auditLedger, isAccepted, type Violation } from '../ledger/audit.ts';
import { change, command, done, notDone, type Change, type Command, type Outcome } from './command.ts';
import { reason, text } from './values.ts';

const rowId = {
  parse: (typed: string) => (/^[1-9]\d{0,17}$/.test(typed) ? BigInt(typed) : undefined),
  ask: 'Which row? Give the id that the audit lists.',
  label: 'row',
} as const;

/** The commands that audit by a plan. */
export const auditCommands = (plan: AuditPlan): readonly Command[] => [
  command({
    words: 'audit',
    does: 'audit the ledger and list violations',
    run: ({ services }) => audit(services.database, plan),
  }),
  change({
    words: 'audit accept',
    does: 'accept a violation; takes effect when a second operator enters the same',
    args: { check: text('Which check? Give the name that the audit lists.'), row: rowId },
    options: { reason },
    changes: ({ check, row }) => ({
      sql: 'select * from audit_acceptance where check_name = $1 and row_id = $2 order by id desc limit 1',
      params: [check, row],
    }),
    run: (change, given) => accept(change, given, plan),
  }),
];

interface Acceptance {
  readonly id: bigint;
  readonly who: string;
  readonly accepted_by: bigint | null;
}

/**
 * Proposes an acceptance, or agrees to the one that another operator proposed. The row must currently be a violation.
 */
async function accept(
  { tx, action, who }: Change,
  {
    check: name,
    row,
    reason: why,
  }: { readonly check: string; readonly row: bigint; readonly reason: string },
  plan: AuditPlan,
): Promise<Outcome> {
  const check = listChecks(plan).find((one) => one.name === name);
  if (check === undefined)
    return notDone(`${name} is no check of orders. What the ledger itself has wrong can't be accepted.`);
  const { table } = check;
  const wrong = await tx.maybe<{ content: string }>(
    `select audit_row_content(o)::text as content from ${table} o
     where o.id = $1 and (${check.wrong}) and not ${isAccepted(check)}`,
    [row],
  );
  if (wrong === undefined) return notDone(`${name} finds nothing wrong with ${table} ${row}.`);
  const proposed = await tx.maybe<Acceptance>(
    `select c.id, a.who, c.accepted_by from audit_acceptance c join operator_action a on a.id = c.proposed_by
     where c.check_name = $1 and c.table_name = $2 and c.row_id = $3 and c.row_content = $4::jsonb
     order by c.id limit 1 for update of c`,
    [name, table, row, wrong.content],
  );
  if (proposed === undefined) {
    await tx.execute(
      `insert into audit_acceptance (check_name, table_name, row_id, row_content, reason, proposed_by)
       values ($1, $2, $3, $4::jsonb, $5, $6)`,
      [name, table, row, wrong.content, why, action],
    );
    return done(`Proposed. It takes effect when a second operator enters audit accept ${name} ${row}.`);
  }
  if (proposed.who === who) return notDone(`You proposed this. A second operator must accept it.`);
  await tx.execute('update audit_acceptance set accepted_by = $2 where id = $1', [proposed.id, action]);
  return done(`Accepted. The next audit passes over ${table} ${row}.`);
}

async function audit(database: Database, plan: AuditPlan): Promise<Outcome> {
  const { total, violations } = await database.transaction((tx) => auditLedger(tx, plan), {
    isolation: 'repeatable read',
    readOnly: true,
    statementTimeoutMs: 600_000,
  });
  if (total === 0) return done('The ledger is consistent: no violation found.');
  const lines = violations.map(describe);
  const more = total - violations.length;
  return notDone([
    `The audit found faults. Violations: ${total}.`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]);
}

function describe(violation: Violation): string {
  const { kind, row, accountId, ownerId, coin, bucket, version, journalId, holdId, expected, actual } =
    violation;
  const facts = {
    row,
    account: accountId,
    owner: ownerId,
    coin,
    bucket,
    version,
    journal: journalId,
    hold: holdId,
    expected,
    actual,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return `  ${kind}  ${known.map(([name, value]) => `${name}=${String(value)}`).join(' ')}`;
}
