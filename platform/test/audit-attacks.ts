/** What a domain provides for the audit tests, in its `books.cases.ts`: orders, and attacks on them. */
import { platformAuditPlan } from '../src/composition/audit.ts';
import type { AuditCheck } from '../src/ledger/audit-plan.ts';
import type { CallAnswer } from './client.ts';
import type { Suite } from './platforms.ts';

/** What is changed directly in the database, the violation that the audit must report, and the SQL. */
export type Attack = readonly [what: string, found: string, ...sql: string[]];

export interface AuditAttacks {
  /** Places the attacked orders, in addition to those of the demonstration. */
  readonly prepare: (suite: Suite) => Promise<void>;
  /** The first statement of each must change a row. */
  readonly attacks: readonly Attack[];
}

/** Returns the result of a call, or throws its message. */
export function requireResult<T>({ result, message }: CallAnswer<T>): T {
  if (result === undefined) throw new Error(message);
  return result;
}

/** Returns a check by its name. */
function requireCheck(name: string): AuditCheck {
  const check = platformAuditPlan.checks.find((one) => one.name === name);
  if (check === undefined) throw new Error(`there is no check ${name}`);
  return check;
}

/** SQL that reseals the immutable columns of the rows that a domain's seal check reads, as their trigger would. */
export const reseal = (domain: string): string => resealBy(requireCheck(`${domain}-changed`), 'seal');

/** SQL that reseals the state of the rows that a domain's state check reads, as their trigger would. */
export const resealState = (domain: string): string =>
  resealBy(requireCheck(`${domain}-state-changed`), 'state_seal');

/** SQL that gives each row `o` the seal that the check expects. */
function resealBy({ table, wrong }: AuditCheck, column: 'seal' | 'state_seal'): string {
  const seal = wrong.split('distinct from ')[1] ?? '';
  return `update ${table} o set ${column} = ${seal} where o.${column} is distinct from ${seal}`;
}

/** Attacks a column of an order, once without and once with a matching seal. */
export function attackOrder(
  domain: string,
  id: string,
  column: string,
  set: string,
  found: string,
): Attack[] {
  const { name, table } = requireCheck(`${domain}-changed`);
  const what = `the ${column} of a ${domain}`;
  const sql = `update ${table} set ${set} where id = ${id}`;
  return [
    [what, name, sql],
    [`${what}, with its seal`, found, sql, reseal(domain)],
  ];
}

/** Attacks a column of a hold. */
export const attackHold = (id: string, column: string, value: string, found: string): Attack => [
  `the ${column} of a hold`,
  found,
  `update hold set ${column} = ${value} where id = ${id}`,
];

/** Attacks each mutable column of a row separately. */
export function attackState(
  domain: string,
  what: string,
  id: string,
  columns: Readonly<Record<string, string>>,
): Attack[] {
  const { name, table } = requireCheck(`${domain}-state-changed`);
  return Object.entries({ ...columns, state_seal: 'null' }).map(([column, value]) => [
    `the ${column} of ${what}`,
    name,
    `update ${table} set ${column} = ${value} where id = ${id}`,
  ]);
}

/** Duplicates an answer under another key, as if the same order had been placed twice. */
export const attackAnswer = (domain: string, action: string): Attack => [
  `an answer to ${action} under another key`,
  `${domain}-answered-otherwise`,
  `insert into operation (scope, key, fingerprint, result, created_at)
   select scope, key || '-again', fingerprint, result, created_at from operation
   where id = (select max(id) from operation where scope like 'member:%:${action}' and not refused)`,
];

/** A decision without an operator, with a matching state seal. */
export const attackDecision = (what: string, domain: string, ...sql: string[]): Attack => [
  what,
  `${domain}-decision-unrecorded`,
  ...sql,
  resealState(domain),
];
