import type { Database } from '../database/database.ts';
import { coinById, type Coin } from './coins.ts';

/** The balance of one house account, in minor units. Negative if the house gave more than it took. */
export interface HouseBalance {
  readonly purpose: string;
  readonly coin: Coin;
  readonly amount: bigint;
}

/** Postings per statement and statements per round, to limit the duration of a round. */
const piece = 20_000n;
const piecesOfRound = 50;

interface Mark {
  /** The last posting id at the time of reading. */
  readonly posting: bigint;
  /** All transactions that may have drawn one of those ids are older than this. */
  readonly transaction: bigint;
}

/**
 * The balances of the house. The ledger does not store them, because every posting would wait for the lock on their
 * rows. Each round adds the postings since the last one. A large ledger takes several rounds at the start; until then
 * the balances are undefined.
 */
export class HouseBalances {
  readonly #db: Database;
  readonly #totals = new Map<bigint, bigint>();
  #accounts: ReadonlyMap<bigint, Omit<HouseBalance, 'amount'>> | undefined;
  #counted = 0n;
  #mark: Mark | undefined;
  #isCaughtUp = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The balances as of the last round; undefined until all postings have been counted once. */
  all(): HouseBalance[] | undefined {
    if (!this.#isCaughtUp) return undefined;
    return [...this.#totals].flatMap(([id, amount]) => {
      const account = this.#accounts?.get(id);
      return account === undefined ? [] : [{ ...account, amount }];
    });
  }

  /** Adds the postings since the last round. Returns false if some are left for the next round. */
  async advance(): Promise<boolean> {
    this.#accounts ??= await this.#readAccounts();
    this.#mark ??= await this.#look();
    // Ids are drawn before the commit, so an open transaction may still add a posting below the mark.
    if ((await this.#oldestTransaction()) < this.#mark.transaction) return false;
    for (let pieces = 0; this.#counted < this.#mark.posting; pieces += 1) {
      if (pieces === piecesOfRound) return false;
      const upTo = this.#counted + piece < this.#mark.posting ? this.#counted + piece : this.#mark.posting;
      await this.#count(upTo);
    }
    this.#mark = undefined;
    this.#isCaughtUp = true;
    return true;
  }

  async #count(upTo: bigint): Promise<void> {
    const sums = await this.#db.query<{ account_id: bigint; total: string }>(
      `select p.account_id, sum(p.amount)::text as total from posting p
       where p.id > $1 and p.id <= $2 and p.version is null group by p.account_id`,
      [this.#counted, upTo],
    );
    for (const { account_id: id, total } of sums)
      this.#totals.set(id, (this.#totals.get(id) ?? 0n) + BigInt(total));
    this.#counted = upTo;
  }

  async #look(): Promise<Mark> {
    // Reads the id before the transactions: a transaction that drew it has started by then.
    const { posting } = await this.#db.one<{ posting: bigint }>(
      "select coalesce(pg_sequence_last_value(pg_get_serial_sequence('posting', 'id')::regclass), 0) as posting",
    );
    const { next } = await this.#db.one<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    return { posting, transaction: BigInt(next) };
  }

  async #oldestTransaction(): Promise<bigint> {
    const { oldest } = await this.#db.one<{ oldest: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
    );
    return BigInt(oldest);
  }

  async #readAccounts(): Promise<ReadonlyMap<bigint, Omit<HouseBalance, 'amount'>>> {
    const rows = await this.#db.query<{ id: bigint; purpose: string; coin_id: number }>(
      "select id, substr(purpose, length('house:') + 1) as purpose, coin_id from account where owner_id = 0",
    );
    return new Map(rows.map((row) => [row.id, { purpose: row.purpose, coin: coinById(row.coin_id) }]));
  }
}
