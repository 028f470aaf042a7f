/** Checks of orders shared by several domains. `o` is the order's row, as in `AuditCheck`. */
import type { AuditCheck } from './audit-plan.ts';
import type { HousePurpose } from './coins.ts';
import { bucketCode, type Bucket } from './entry.ts';
import type { HoldKind, HoldOutcome } from './holds.ts';
import { recordTypes, type RecordType } from './record-types.ts';

/** An expected line of a journal. Ids, coins and amounts are SQL; a line of zero must not exist. */
export interface ExpectedLeg {
  readonly of: { readonly member: string } | { readonly house: HousePurpose };
  readonly coin: string;
  readonly bucket?: Bucket;
  readonly amount: string;
  readonly recordType: RecordType;
}

/** SQL that is true if the journal has exactly these lines. */
export function postsExactly(journal: string, legs: readonly ExpectedLeg[]): string {
  const rows = legs.map(({ of, coin, bucket = 'available', amount, recordType }) => {
    const [owner, purpose] = 'member' in of ? [of.member, 'member'] : ['0', `house:${of.house}`];
    return `(${owner}, '${purpose}', ${coin}, '${bucketCode(bucket)}', ${amount}, ${recordTypes[recordType].code})`;
  });
  const count = legs.map(({ amount }) => `((${amount}) <> 0)::int`).join(' + ');
  return `(select coalesce(count(*) = ${count}
      and bool_and((a.owner_id, a.purpose, p.coin_id, p.bucket, p.amount, p.record_type) in (${rows.join(', ')})), false)
    from posting p join account a on a.id = p.account_id where p.journal_id = ${journal})`;
}

/** SQL for an array of column names with white space between them. */
export const columnArray = (columns: string): string =>
  `array[${columns
    .split(/\s+/)
    .map((name) => `'${name}'`)
    .join(', ')}]`;

/**
 * Checks that the immutable columns of an order still match the seal that its trigger wrote. Instants are sealed in
 * UTC. `columns` are names with white space between them.
 */
export const sealCheck = (domain: string, table: string, columns: string): AuditCheck => ({
  name: `${domain}-changed`,
  table,
  wrong: `o.seal is distinct from order_seal(${/_at\b/.test(columns) ? 'utc_json' : 'to_jsonb'}(o), ${columnArray(columns)})`,
});

/**
 * Checks that the mutable columns of a row match the seal of its last ordinary change. `columns` are those of the
 * table's `row_keep_state` trigger, in any order, with white space between them.
 */
export const stateCheck = (domain: string, table: string, columns: string): AuditCheck => ({
  name: `${domain}-state-changed`,
  table,
  wrong: `o.state_seal is distinct from order_seal(utc_json(o), ${columnArray(columns)})`,
});

/**
 * Checks that a member's own operation returned each order `o`, unless it is of the demonstration. The order names its
 * operation.
 */
export const reportCheck = (domain: string, table: string, operationName: string): AuditCheck => ({
  name: `${domain}-unreported`,
  table,
  wrong: `not exists (select from operation p where p.id = o.operation_id and (p.scope = 'demo'
    or (p.scope = 'member:' || o.member_id || ':${operationName}' and not p.refused and p.result ->> 'id' = o.id::text)))`,
});

export interface Answers {
  readonly domain: string;
  readonly table: string;
  /** The operations that create an order. */
  readonly operationNames: readonly string[];
  /** The column of the requesting member; default: `member_id`. */
  readonly owner?: string;
  /**
   * SQL for the id of the operation that created the order `t`; null if it is not stored. Default: any operation that
   * answers with the order.
   */
  readonly madeBy?: string;
  /** Amounts in the answer, and their columns. */
  readonly amounts: Readonly<Record<string, string>>;
  /** Instants in the answer, in milliseconds, and their columns. */
  readonly instants?: Readonly<Record<string, string>>;
}

/** Checks that an order returned to a member exists with the returned values. */
export function answerCheck({
  domain,
  table,
  operationNames,
  owner = 'member_id',
  madeBy,
  amounts,
  instants = {},
}: Answers): AuditCheck {
  const isAnswer = `o.scope ~ '^member:[0-9]+:(${operationNames.join('|')})$' and not o.refused`;
  const same = [
    ...(madeBy === undefined ? [] : [`and coalesce(${madeBy}, o.id) = o.id`]),
    ...Object.entries(amounts).map(
      ([field, column]) => `and (o.result ->> '${field}')::numeric * 100000000 = t.${column}`,
    ),
    ...Object.entries(instants).map(
      ([field, column]) => `and (o.result ->> '${field}')::numeric = extract(epoch from t.${column}) * 1000`,
    ),
  ];
  return {
    name: `${domain}-answered-otherwise`,
    table: 'operation',
    operationNames,
    // Answers of other operations may have other kinds of ids.
    wrong: `${isAnswer} and not exists (select from ${table} t
      where t.id = case when ${isAnswer} then (o.result ->> 'id')::bigint end
        and t.${owner}::text = split_part(o.scope, ':', 2) ${same.join(' ')})`,
  };
}

/** An order whose amount is held until it ends. */
export interface HeldOrder {
  readonly domain: string;
  readonly table: string;
  readonly kind: HoldKind;
  readonly recordType: RecordType;
  /** Parts of the amount with separate records; amounts are SQL. */
  readonly feeParts?: readonly { readonly recordType: RecordType; readonly amount: string }[];
  /** SQL for the coin of the hold. */
  readonly coin: string;
  /** The hold's outcome in each state; the hold is open if none is given. */
  readonly states: Readonly<Record<string, { readonly to: readonly string[]; readonly ends?: HoldOutcome }>>;
  /** Where the amount goes when the hold is settled. */
  readonly settled: readonly ExpectedLeg[];
}

/** SQL that is true for a journal that opened or closed the hold of an order. */
export const heldOrderClaim = ({ table }: Pick<HeldOrder, 'table'>): string =>
  `exists (select from posting p join hold h on h.id = p.hold_id join ${table} t on t.hold_id = h.id
     where p.journal_id = o.id and o.id in (h.opened_journal, h.closed_journal))`;

/**
 * Checks that an order's state matches its hold, and that the journals which opened and closed the hold post the
 * order's amounts.
 */
export function heldOrderChecks(order: HeldOrder): AuditCheck[] {
  const { domain, table, kind, recordType, feeParts = [], coin, states, settled } = order;
  const own = { of: { member: 'o.member_id' }, coin } as const;
  const frozen = { ...own, bucket: 'frozen', recordType } as const;
  const outcomes = Object.entries(states).flatMap(([state, { ends }]) =>
    ends === undefined ? [] : [`when '${state}' then '${ends}'`],
  );
  const holdOf = (journal: string, where: string): string =>
    `(select h.${journal} from hold h where h.id = o.hold_id ${where})`;
  const opened = postsExactly(holdOf('opened_journal', ''), [
    { ...own, amount: ['-o.amount', ...feeParts.map(({ amount }) => `(${amount})`)].join(' + '), recordType },
    ...feeParts.map((part) => ({ ...own, amount: `-(${part.amount})`, recordType: part.recordType })),
    { ...frozen, amount: 'o.amount' },
  ]);
  const ended = (outcome: string, legs: readonly ExpectedLeg[]): string => {
    const journal = holdOf('closed_journal', `and h.outcome ${outcome}`);
    return `(${journal} is not null and not ${postsExactly(journal, [{ ...frozen, amount: '-o.amount' }, ...legs])})`;
  };
  return [
    {
      name: `${domain}-hold-differs`,
      table,
      wrong: `not exists (
        select from hold h join account a on a.id = h.account_id join journal j on j.id = h.opened_journal
        where h.id = o.hold_id and h.kind = '${kind}' and a.owner_id = o.member_id and a.coin_id = ${coin}
          and h.outcome is not distinct from case o.status ${outcomes.join(' ')} end
          and h.amount = case when h.outcome is null then o.amount else 0 end
          and j.receipt_number = o.receipt_number and j.transaction_number = o.transaction_number and j.created_at = o.created_at)`,
    },
    {
      name: `${domain}-misposted`,
      table,
      wrong: [
        `not ${opened}`,
        ended("= 'settled'", settled),
        ended("<> 'settled'", [{ ...own, amount: 'o.amount', recordType }]),
      ].join(' or '),
    },
  ];
}
