import type { Database, Transaction } from '../database/database.ts';
import { auditLedger, type AuditResult } from './audit.ts';

export interface LedgerGuardOptions {
  /** Pause between two audits (default a minute). */
  readonly intervalMs?: number;
  /** Told of every audit, e.g. to log what is wrong. */
  readonly onAudit?: (result: AuditResult) => void;
  /** Told when an audit could not be made. */
  readonly onError?: (error: unknown) => void;
}

/** An audit may take long on large books; it gets at most a twentieth of the time. */
const maxShare = 1 / 20;
const auditTimeoutMs = 600_000;

/** One number for the lock, the same in every process: "audit" in ASCII. */
const lockKey = 0x6175646974n;

/**
 * Audits the ledger on a timer. While it finds anything wrong, nothing can be posted, by any process
 * or way: the database itself refuses. Once the books are right again, posting goes on.
 */
export class LedgerGuard {
  readonly #db: Database;
  readonly #options: LedgerGuardOptions;
  #violations = 0;
  #auditedAt: Date | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(db: Database, options: LedgerGuardOptions = {}) {
    this.#db = db;
    this.#options = options;
  }

  /** What the last audit found, of whichever process made it: for a gauge. */
  get violations(): number {
    return this.#violations;
  }

  /** When this process last knew; an audit that is long overdue deserves an alarm too. */
  get auditedAt(): Date | undefined {
    return this.#auditedAt;
  }

  /** Audits now, then again and again. Resolves after the first. */
  async start(): Promise<void> {
    const started = performance.now();
    this.#running = this.check().then(
      () => undefined,
      (error: unknown) => this.#options.onError?.(error),
    );
    await this.#running;
    if (this.#stopped) return;
    const pause = Math.max(this.#options.intervalMs ?? 60_000, (performance.now() - started) / maxShare);
    this.#timer = setTimeout(() => void this.start(), pause);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Audits once; of several processes at the same time, one does it and the others take its word. */
  async check(): Promise<number> {
    const outcome = await this.#db.transaction(auditInTurn, { statementTimeoutMs: auditTimeoutMs });
    this.#violations = typeof outcome === 'number' ? outcome : outcome.total;
    this.#auditedAt = new Date();
    if (typeof outcome !== 'number') this.#options.onAudit?.(outcome);
    return this.#violations;
  }
}

/** The audit, its outcome stored for whoever posts; or, while another process is at it, what was last stored. */
async function auditInTurn(tx: Transaction): Promise<AuditResult | number> {
  const { ours } = await tx.one<{ ours: boolean }>('select pg_try_advisory_xact_lock($1) as ours', [lockKey]);
  if (!ours) return (await tx.one<{ violations: number }>('select violations from ledger_halt')).violations;
  const result = await auditLedger(tx);
  await tx.execute('update ledger_halt set violations = $1 where violations <> $1', [result.total]);
  return result;
}
