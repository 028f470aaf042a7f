/** What a domain brings to the test of the books, in its `books.rows.ts`: its orders, and what is done to them. */
import { books } from '../src/books.ts';
import type { CallAnswer } from './client.ts';
import type { Suite } from './platforms.ts';

/** What is done past the platform, the kind of violation that must be among those found, and how. */
export type Attack = readonly [what: string, found: string, ...sql: string[]];

export interface BookAttacks {
  /** Places the orders that are attacked, beside those of the demonstration. */
  readonly prepare: (suite: Suite) => Promise<void>;
  /** The first statement of each must change a row. */
  readonly attacks: readonly Attack[];
}

/** What a call came to, or the end of the suite. */
export function done<T>({ result, message }: CallAnswer<T>): T {
  if (result === undefined) throw new Error(message);
  return result;
}

/** The seal that the trigger of a table would give a row `o`. */
const resealed = (name: string): string =>
  books.checks.find((check) => check.name === `${name}-changed`)?.wrong.split('distinct from ')[1] ?? '';

/** A change of an order, once as it is and once with a seal that fits it. */
export const order = (
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

/** A change of a hold. */
export const attackHold = (id: string, column: string, value: string, found: string): Attack => [
  `the ${column} of a hold`,
  found,
  `update hold set ${column} = ${value} where id = ${id}`,
];

/** Changes of the columns of a row that ordinary changes are sealed with, each by itself. */
export const state = (
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

/** The seal of the state that a trigger would give a row `o`. */
const stateOf = (domain: string): string =>
  books.checks.find(({ name }) => name === `${domain}-state-changed`)?.wrong.split('distinct from ')[1] ?? '';

/** Seals the state of a row of a table as its trigger would. */
export const resealState = (domain: string, table: string): string =>
  `update ${table} o set state_seal = ${stateOf(domain)} where o.state_seal is distinct from ${stateOf(domain)}`;

/** Seals what the rows of a table are about as their trigger would. */
export const reseal = (domain: string, table: string): string =>
  `update ${table} o set seal = ${resealed(domain)} where o.seal is distinct from ${resealed(domain)}`;

/** An answer to a member that is there a second time under another key: the same order would have been made twice. */
export const answeredTwice = (domain: string, action: string): Attack => [
  `an answer to ${action} under another key`,
  `${domain}-answered-otherwise`,
  `insert into operation (scope, key, fingerprint, result, created_at)
   select scope, key || '-again', fingerprint, result, created_at from operation
   where id = (select max(id) from operation where scope like 'member:%:${action}' and not refused)`,
];

/** A decision that no operator made, with the state sealed to fit it. */
export const decide = (what: string, domain: string, table: string, ...sql: string[]): Attack => [
  what,
  `${domain}-decision-unrecorded`,
  ...sql,
  resealState(domain, table),
];
