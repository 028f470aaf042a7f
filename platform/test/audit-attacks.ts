/** What a domain provides for the audit tests, in its `books.rows.ts`: orders, and attacks on them. */
import { platformAuditPlan } from '../src/composition/audit.ts';
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

/** SQL for the seal that the trigger of a table would give a row `o`. */
const resealed = (name: string): string =>
  platformAuditPlan.checks
    .find((check) => check.name === `${name}-changed`)
    ?.wrong.split('distinct from ')[1] ?? '';

/** Attacks a column of an order, once without and once with a matching seal. */
export const attackOrder = (
  domain: string,
  table: string,
  column: string,
  set: string,
  id: string,
  found: string,
): Attack[] => [
  [`the ${column} of a ${domain}`, `${domain}-changed`, `update ${table} set ${set} where id = ${id}`],
  [
    `the ${column} of a ${domain}, with its seal`,
    found,
    `update ${table} set ${set} where id = ${id}`,
    `update ${table} o set seal = ${resealed(domain)}`,
  ],
];

/** Attacks a column of a hold. */
export const attackHold = (id: string, column: string, value: string, found: string): Attack => [
  `the ${column} of a hold`,
  found,
  `update hold set ${column} = ${value} where id = ${id}`,
];

/** Attacks each mutable column of a row separately. */
export const attackState = (
  domain: string,
  what: string,
  table: string,
  id: string,
  columns: Readonly<Record<string, string>>,
): Attack[] =>
  Object.entries({ ...columns, state_seal: 'null' }).map(([column, value]) => [
    `the ${column} of ${what}`,
    `${domain}-state-changed`,
    `update ${table} set ${column} = ${value} where id = ${id}`,
  ]);

/** SQL for the state seal that a trigger would give a row `o`. */
const stateOf = (domain: string): string =>
  platformAuditPlan.checks
    .find(({ name }) => name === `${domain}-state-changed`)
    ?.wrong.split('distinct from ')[1] ?? '';

/** SQL that reseals the state of a table's rows as its trigger would. */
export const resealState = (domain: string, table: string): string =>
  `update ${table} o set state_seal = ${stateOf(domain)} where o.state_seal is distinct from ${stateOf(domain)}`;

/** SQL that reseals the immutable columns of a table's rows as their trigger would. */
export const reseal = (domain: string, table: string): string =>
  `update ${table} o set seal = ${resealed(domain)} where o.seal is distinct from ${resealed(domain)}`;

/** Duplicates an answer under another key, as if the same order had been placed twice. */
export const attackAnswer = (domain: string, action: string): Attack => [
  `an answer to ${action} under another key`,
  `${domain}-answered-otherwise`,
  `insert into operation (scope, key, fingerprint, result, created_at)
   select scope, key || '-again', fingerprint, result, created_at from operation
   where id = (select max(id) from operation where scope like 'member:%:${action}' and not refused)`,
];

/** A decision without an operator, with a matching state seal. */
export const attackDecision = (what: string, domain: string, table: string, ...sql: string[]): Attack => [
  what,
  `${domain}-decision-unrecorded`,
  ...sql,
  resealState(domain, table),
];
