import type { Queryable, Transaction } from '../database/database.ts';
import { listChecks, ledgerAlone, type AuditCheck, type AuditPlan } from './audit-plan.ts';
import { auditSql, maxListedPerKind } from './audit-statement.ts';
import { coinById, type Coin } from './coins.ts';
import { bucketByCode, type Bucket } from './entry.ts';

/** The kinds of violation of the ledger itself. */
type OwnKind =
  /** A journal whose postings of a coin do not sum to zero. */
  | 'journal-unbalanced'
  /** A journal without postings. */
  | 'journal-empty'
  /** A bucket that is not the sum of its postings. */
  | 'balance-wrong'
  /** A bucket below zero, or a balance on a house account. */
  | 'balance-forbidden'
  /** Posting versions of an account that are not 1, 2, 3, … up to the account's version. */
  | 'version-gap'
  /** A posting whose balance is not the previous balance plus its amount. */
  | 'chain-broken'
  /** A posting in a different coin from its account. */
  | 'coin-wrong'
  /** A hold that is not the sum of its postings, or whose postings are in another account or bucket. */
  | 'hold-wrong'
  /** Frozen or locked credits that are not the sum of the open holds. */
  | 'bucket-unheld'
  /** A member's posting without a version. */
  | 'version-missing'
  /** A reference to a missing account, journal, hold or operation. */
  | 'row-missing'
  /** A posting whose hash does not match its journal and the previous posting. */
  | 'hash-wrong'
  /** An account whose head is not the hash of its last posting. */
  | 'head-wrong'
  /** A hold whose reference or times differ from the journals that opened and closed it. */
  | 'hold-misdated'
  /** Earnings of an account, day and type that are not the sum of their postings. */
  | 'earning-wrong'
  /** A journal of a refused operation. */
  | 'operation-refused';

/** One violation, located as precisely as possible. */
export interface Violation {
  /** One of {@link OwnKind}, or the name of a plan's check. */
  readonly kind: string;
  /** The row that violates a check of the plan, e.g. `claim 12`. */
  readonly row: string | null;
  readonly accountId: bigint | null;
  /** The member, or 0 for the house. */
  readonly ownerId: bigint | null;
  readonly coin: Coin | null;
  readonly bucket: Bucket | null;
  /** The version of the account's first wrong or missing posting. */
  readonly version: bigint | null;
  readonly journalId: bigint | null;
  readonly holdId: bigint | null;
  /** Minor units, or a version for a gap. */
  readonly expected: string | null;
  readonly actual: string | null;
}

export interface AuditResult {
  /** The total number of violations; 0 if the ledger is correct. */
  readonly total: number;
  /** The first ones of each kind. */
  readonly violations: readonly Violation[];
}

type Row = Omit<Violation, 'kind' | 'row' | 'coin' | 'bucket'> & {
  readonly kind: OwnKind;
  readonly coin_id: number | null;
  readonly bucket: string | null;
  readonly total: bigint;
};

/** A part of the ledger: the first and last id per table. Tables that are not named are included as a whole. */
export type AuditRange = Readonly<Record<string, readonly [bigint, bigint]>>;

const maxId = 2n ** 63n - 1n;
const allIds = [0n, maxId] as const;

/** Audits the ledger and the plan, and returns the violations. */
export async function auditLedger(
  tx: Transaction,
  plan = ledgerAlone,
  range: AuditRange = {},
): Promise<AuditResult> {
  // JIT compilation of the statements would take longer than running them.
  await tx.query("set local jit = off; set local work_mem = '64MB'");
  const rows = await tx.query<Row>(auditSql, [
    ...(range['account'] ?? allIds),
    ...(range['journal'] ?? allIds),
  ]);
  const orders = await auditOrders(tx, plan, range);
  return {
    total: Number(rows[0]?.total ?? 0n) + orders.total,
    violations: [...rows.map(toViolation), ...orders.violations],
  };
}

/** SQL that is true for a violating row `o` whose current content two operators have accepted. */
export const isAccepted = ({ name, table }: Pick<AuditCheck, 'name' | 'table'>): string =>
  `exists (select from audit_acceptance a where a.check_name = '${name}' and a.table_name = '${table}' and a.row_id = o.id
     and a.accepted_by is not null and audit_row_content(o) @> a.row_content)`;

/** Audits only the orders of the plan, not the ledger itself. */
export async function auditOrders(
  tx: Transaction,
  plan: AuditPlan,
  range: AuditRange = {},
): Promise<AuditResult> {
  let total = 0;
  const violations: Violation[] = [];
  for (const check of listChecks(plan)) {
    const found = await tx.query<{ id: bigint; total: bigint }>(
      `select o.id, count(*) over () as total from ${check.table} o
       where o.id between $1 and $2 and case when (${check.wrong}) then not ${isAccepted(check)} else false end order by o.id limit ${maxListedPerKind}`,
      [...(range[check.table] ?? allIds)],
    );
    total += Number(found[0]?.total ?? 0n);
    violations.push(
      ...found.map(({ id }) => ({ ...nothing, kind: check.name, row: `${check.table} ${id}` })),
    );
  }
  return { total, violations };
}

const nothing: Omit<Violation, 'kind' | 'row'> = {
  accountId: null,
  ownerId: null,
  coin: null,
  bucket: null,
  version: null,
  journalId: null,
  holdId: null,
  expected: null,
  actual: null,
};

const toViolation = ({ coin_id: coinId, bucket, total: _total, ...found }: Row): Violation => ({
  ...found,
  row: null,
  coin: coinId === null ? null : coinById(coinId),
  bucket: bucket === null ? null : bucketByCode(bucket),
});

/** Ranges that together cover the ledger and the tables of the plan, with at most `journalsInEach` journals each. */
export async function auditRanges(
  db: Queryable,
  journalsInEach: number,
  plan = ledgerAlone,
): Promise<AuditRange[]> {
  const tables = [...new Set(['account', 'journal', ...plan.checks.map(({ table }) => table)])];
  const last = await db.one<Readonly<Record<string, bigint>>>(
    `select ${tables.map((table) => `(select coalesce(max(id), 0) from ${table}) as ${table}`).join(', ')}`,
  );
  const count = Math.max(1, Math.ceil(Number(last['journal']) / journalsInEach));
  return Array.from({ length: count }, (_, index) => {
    const part = (of: bigint): readonly [bigint, bigint] => [
      (of * BigInt(index)) / BigInt(count) + 1n,
      // Rows added in the meantime belong to the last range.
      index === count - 1 ? maxId : (of * BigInt(index + 1)) / BigInt(count),
    ];
    return Object.fromEntries(tables.map((table) => [table, part(last[table] ?? 0n)]));
  });
}
