import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { ledgerAlone, type AuditPlan } from './audit-plan.ts';
import { auditLedger, auditRanges, type AuditResult, type Violation } from './audit.ts';

export interface LedgerGuardOptions {
  /** What is audited in addition to the ledger (default: nothing). */
  readonly plan?: AuditPlan;
  /** Pause between two audits (default: one minute). */
  readonly intervalMs?: number;
  /** Journals per statement when auditing the embedded database (default 10,000). */
  readonly journalsInEachPiece?: number;
  /** Called after every audit, e.g. to log violations. */
  readonly onAudit?: (result: AuditResult) => void;
  /** Called when an audit fails. */
  readonly onError?: (error: unknown) => void;
  /** The time source of the guard (default: the process's clock). */
  readonly time?: GuardTime;
}

/** A time source, in milliseconds. */
export interface GuardTime {
  /** Monotonic, from any start. */
  readonly now: () => number;
  /** Resolves early when the signal aborts. */
  readonly rest: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const processTime: GuardTime = {
  now: () => performance.now(),
  rest: (milliseconds, signal) =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
};

/** Auditing a large ledger is slow, so audits take at most a tenth of the time. */
const maxShare = 1 / 10;
const statementTimeoutMs = 600_000;

/**
 * The embedded database serves one caller at a time. There the audit runs in pieces of at most a few hundred
 * milliseconds and leaves most of the time to others.
 */
const usualPiece = 10_000;
const pausePerWork = 4;

/** Advisory lock key, the same in every process: "audit" in ASCII. */
const lockKey = 0x6175646974n;

/**
 * Audits the ledger on a timer. While there are violations, the database refuses every posting of every process.
 * Posting resumes once an audit finds none.
 */
export class LedgerGuard {
  readonly #db: Database;
  readonly #options: LedgerGuardOptions;
  readonly #plan: AuditPlan;
  readonly #time: GuardTime;
  readonly #stopped = new AbortController();
  #violations = 0;
  #auditedAt: Date | undefined;
  /** Duration of the last audit without its pauses. */
  #workedMs = 0;
  #running: Promise<void> = Promise.resolve();
  #lastAudit: Promise<unknown> = Promise.resolve();

  constructor(db: Database, options: LedgerGuardOptions = {}) {
    this.#db = db;
    this.#options = options;
    this.#plan = options.plan ?? ledgerAlone;
    this.#time = options.time ?? processTime;
  }

  /** The number of violations in the last audit of any process. */
  get violations(): number {
    return this.#violations;
  }

  /** When this process last received a result. An overdue audit should raise an alarm too. */
  get auditedAt(): Date | undefined {
    return this.#auditedAt;
  }

  /** Audits now and then repeatedly. Resolves after the first audit. */
  async start(): Promise<void> {
    const first = this.#checkAndTell();
    this.#running = first.then(() => this.#goOn());
    await first;
  }

  /** Stops auditing. Resolves when no audit is running. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
    await this.idle();
  }

  /** Resolves when this process is not auditing. */
  async idle(): Promise<void> {
    await this.#lastAudit;
  }

  /**
   * Audits once and returns the number of violations. Only one process audits at a time; the others reuse its result.
   * Audits of this process run one after another, because one that started before a fault must not clear the halt of
   * one that found it.
   */
  check(): Promise<number> {
    const audit = this.#lastAudit.then(() => this.#audit());
    this.#lastAudit = audit.catch(() => undefined);
    return audit;
  }

  async #audit(): Promise<number> {
    this.#workedMs = 0;
    const outcome =
      this.#db.kind === 'pglite'
        ? await this.#auditInPieces()
        : await this.#working(() =>
            this.#db.transaction((tx) => auditUnlessAnotherDoes(tx, this.#plan), { statementTimeoutMs }),
          );
    this.#violations = typeof outcome === 'number' ? outcome : outcome.total;
    this.#auditedAt = new Date();
    if (typeof outcome !== 'number') this.#options.onAudit?.(outcome);
    return this.#violations;
  }

  async #goOn(): Promise<void> {
    while (!this.#isStopped()) {
      // An audit in pieces pauses most of the time, so only its own work counts.
      await this.#pause(Math.max(this.#options.intervalMs ?? 60_000, this.#workedMs / maxShare));
      if (!this.#isStopped()) await this.#checkAndTell();
    }
  }

  async #checkAndTell(): Promise<void> {
    await this.check().catch((error: unknown) => this.#options.onError?.(error));
  }

  /** The newest postings come first: a fault is most likely there, and any violation halts the ledger immediately. */
  async #auditInPieces(): Promise<AuditResult | number> {
    const violations: Violation[] = [];
    let total = 0;
    const ranges = await auditRanges(this.#db, this.#options.journalsInEachPiece ?? usualPiece, this.#plan);
    let before = this.#workedMs;
    for (const [index, range] of ranges.reverse().entries()) {
      if (index > 0) await this.#pause((this.#workedMs - before) * pausePerWork);
      if (this.#isStopped()) return this.#violations;
      before = this.#workedMs;
      const piece = await this.#working(() =>
        this.#db.transaction((tx) => auditLedger(tx, this.#plan, range), { statementTimeoutMs }),
      );
      if (piece.total > 0) {
        total += piece.total;
        violations.push(...piece.violations);
        await remember(this.#db, total);
        this.#violations = total;
      }
    }
    await remember(this.#db, total);
    return { total, violations };
  }

  /** Runs `work` and adds its duration to the audit. */
  async #working<T>(work: () => Promise<T>): Promise<T> {
    const started = this.#time.now();
    try {
      return await work();
    } finally {
      this.#workedMs += this.#time.now() - started;
    }
  }

  #isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  /** Ends early when the guard is stopped. */
  #pause(milliseconds: number): Promise<void> {
    return this.#time.rest(milliseconds, this.#stopped.signal);
  }
}

/** Returns the stored result if another process is auditing. */
async function auditUnlessAnotherDoes(tx: Transaction, plan: AuditPlan): Promise<AuditResult | number> {
  const { ours } = await tx.one<{ ours: boolean }>('select pg_try_advisory_xact_lock($1) as ours', [lockKey]);
  if (!ours) return (await tx.one<{ violations: number }>('select violations from ledger_halt')).violations;
  const result = await auditLedger(tx, plan);
  await remember(tx, result.total);
  return result;
}

/** Stores the result for every process and every posting function. */
async function remember(db: Queryable, violations: number): Promise<void> {
  await db.execute('update ledger_halt set violations = $1 where violations <> $1', [violations]);
}
