/** Reads the ledger for the simulation. */
import { platformAuditPlan } from '../../src/composition/audit.ts';
import type { Database } from '../../src/database/database.ts';
import { formatAmount } from '../../src/ledger/amount.ts';
import { auditLedger, type AuditRange, auditRanges } from '../../src/ledger/audit.ts';
import { coinById, type Coin } from '../../src/ledger/coins.ts';

/** Flow of one coin, in minor units. */
export interface Flow {
  /** Total that the house gave to members. */
  readonly given: bigint;
  /** Total that the house took from members. */
  readonly taken: bigint;
  /** Total held by members: available, frozen or locked. */
  readonly held: bigint;
}

/**
 * A larger ledger is audited in full only after it has grown by a fifth, so that all full audits of a long simulation
 * together take about six times as long as the last.
 */
const largeBooks = 5_000n;
const hasGrown = (from: bigint, to: bigint): boolean => to * 5n >= from * 6n;

export class LedgerReader {
  readonly #database: Database;
  readonly #given = new Map<Coin, bigint>();
  readonly #taken = new Map<Coin, bigint>();
  #counted = 0n;
  #audited: AuditRange = {};
  /** The last journal of the last full audit. */
  #auditedWhole = 0n;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The id of the last posting; unchanged as long as no credits move. */
  async lastPosting(): Promise<bigint> {
    const { id } = await this.#database.one<{ id: bigint }>('select coalesce(max(id), 0) as id from posting');
    return id;
  }

  async journals(): Promise<bigint> {
    return (await this.#database.one<{ count: bigint }>('select count(*) from journal')).count;
  }

  /** Flows by coin. Throws if the members' holdings differ from what the house gave and took. */
  async flows(): Promise<ReadonlyMap<Coin, Flow>> {
    const last = await this.lastPosting();
    const added = await this.#database.query<{ coin_id: number; given: string; taken: string }>(
      `select p.coin_id, coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::text as given,
         coalesce(sum(p.amount) filter (where p.amount > 0), 0)::text as taken
       from posting p join account a on a.id = p.account_id
       where p.id > $1 and p.id <= $2 and a.owner_id = 0 group by p.coin_id`,
      [this.#counted, last],
    );
    this.#counted = last;
    for (const { coin_id: id, given, taken } of added) {
      const coin = coinById(id);
      this.#given.set(coin, (this.#given.get(coin) ?? 0n) + BigInt(given));
      this.#taken.set(coin, (this.#taken.get(coin) ?? 0n) + BigInt(taken));
    }
    const rows = await this.#database.query<{ coin_id: number; held: string }>(
      'select coin_id, sum(available + frozen + locked)::text as held from account where owner_id <> 0 group by coin_id order by coin_id',
    );
    const flows = new Map<Coin, Flow>();
    for (const { coin_id: id, held: text } of rows) {
      const coin = coinById(id);
      const flow = {
        given: this.#given.get(coin) ?? 0n,
        taken: this.#taken.get(coin) ?? 0n,
        held: BigInt(text),
      };
      if (flow.given - flow.taken !== flow.held)
        throw new Error(
          `${coin} is not conserved: given ${formatAmount(flow.given)}, taken ${formatAmount(flow.taken)}, held ${formatAmount(flow.held)}`,
        );
      flows.set(coin, flow);
    }
    return flows;
  }

  /**
   * Audits the whole ledger, or in a large one on most days only the journals and orders since the last audit. Throws
   * for a violation.
   */
  async audit(isLast: boolean): Promise<void> {
    const [all = {}] = await auditRanges(this.#database, Number.MAX_SAFE_INTEGER, platformAuditPlan);
    const last = await this.#database.one<{ id: bigint }>('select coalesce(max(id), 0) as id from journal');
    const isWhole = isLast || last.id < largeBooks || hasGrown(this.#auditedWhole, last.id);
    const range = isWhole ? {} : this.#sinceLast(all);
    // Embedded databases have no autovacuum, and test servers may not either; without statistics the audit is
    // quadratic.
    if (isWhole) await this.#database.execute('analyze');
    const { total, violations } = await this.#database.transaction(
      (tx) => auditLedger(tx, platformAuditPlan, range),
      {
        statementTimeoutMs: 600_000,
      },
    );
    if (total > 0)
      throw new Error(
        `the audit found ${total} violations: ${violations.map(({ kind, row }) => `${kind} ${row ?? ''}`).join(', ')}`,
      );
    this.#audited = await this.#lastIds(Object.keys(all));
    if (isWhole) this.#auditedWhole = last.id;
  }

  #sinceLast(all: AuditRange): AuditRange {
    return Object.fromEntries(
      Object.entries(all).map(([table, [first, last]]) => {
        const [, audited = first - 1n] = this.#audited[table] ?? [];
        // Auditing accounts reads all of their postings, which is slow.
        return [table, table === 'account' ? ([0n, -1n] as const) : ([audited + 1n, last] as const)];
      }),
    );
  }

  async #lastIds(tables: readonly string[]): Promise<AuditRange> {
    const row = await this.#database.one<Record<string, bigint>>(
      `select ${tables.map((table) => `(select coalesce(max(id), 0) from ${table}) as ${table}`).join(', ')}`,
    );
    return Object.fromEntries(Object.entries(row).map(([table, id]) => [table, [0n, id] as const]));
  }
}
