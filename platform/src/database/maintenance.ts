import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';

/** Runs one statement outside a transaction with a long timeout. */
export type RunStatement = (sql: string) => Promise<{ readonly rows: readonly { readonly name: string }[] }>;

export interface MaintenanceOptions {
  /** Default 2 minutes. */
  readonly checkpointEveryMs?: number;
  /** Default 10 minutes. */
  readonly vacuumEveryMs?: number;
  /** Checkpoint early after the log has grown by this many bytes (default 64 MiB). */
  readonly checkpointAfterBytes?: number;
  /** How often to check whether something is due (default 10 s). */
  readonly lookEveryMs?: number;
}

/** Early statistics are useful, because new tables start without any. */
const firstVacuumAfterMs = 60_000;

/**
 * Does the background work of a PostgreSQL server that PGlite lacks: without checkpoints its log grows forever, without
 * vacuum its tables do, and without statistics its plans are bad. Each table is a separate statement, so that members'
 * calls can run in between.
 */
export class Maintenance {
  readonly #run: RunStatement;
  readonly #walFolder: string;
  readonly #options: Required<MaintenanceOptions>;
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;
  #walBytes = 0;
  #walBytesAfterCheckpoint = 0;
  #nextCheckpoint: number;
  #nextVacuum: number;

  constructor(run: RunStatement, dataDir: string, options: MaintenanceOptions = {}) {
    this.#run = run;
    this.#walFolder = join(dataDir, 'pg_wal');
    this.#options = {
      checkpointEveryMs: options.checkpointEveryMs ?? 120_000,
      vacuumEveryMs: options.vacuumEveryMs ?? 600_000,
      checkpointAfterBytes: options.checkpointAfterBytes ?? 64 * 1024 * 1024,
      lookEveryMs: options.lookEveryMs ?? 10_000,
    };
    this.#nextCheckpoint = Date.now() + this.#options.checkpointEveryMs;
    this.#nextVacuum = Date.now() + Math.min(firstVacuumAfterMs, this.#options.vacuumEveryMs);
    this.#timer = setInterval(() => this.#look(), this.#options.lookEveryMs);
    this.#timer.unref();
  }

  /** Size of the write-ahead log at the last check. */
  get walBytes(): number {
    return this.#walBytes;
  }

  /** Starts no further round, waits for the running one, then checkpoints for a fast next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopped = true;
    await this.#round;
    await this.#run('checkpoint');
  }

  /** A failed round is retried at the next check; the database reports its own errors. */
  #look(): void {
    this.#round = this.#round.then(() => this.#doWhatIsDue()).catch(() => undefined);
  }

  async #doWhatIsDue(): Promise<void> {
    if (this.#stopped) return;
    this.#walBytes = await folderSize(this.#walFolder);
    const grown = this.#walBytes - this.#walBytesAfterCheckpoint;
    if (Date.now() >= this.#nextCheckpoint || grown >= this.#options.checkpointAfterBytes) {
      await this.#run('checkpoint');
      this.#walBytes = this.#walBytesAfterCheckpoint = await folderSize(this.#walFolder);
      this.#nextCheckpoint = Date.now() + this.#options.checkpointEveryMs;
    }
    if (Date.now() >= this.#nextVacuum) {
      this.#nextVacuum = Date.now() + this.#options.vacuumEveryMs;
      await this.#vacuum();
    }
  }

  async #vacuum(): Promise<void> {
    const { rows } = await this.#run(
      "select relname as name from pg_stat_user_tables where schemaname = 'public'",
    );
    for (const { name } of rows) {
      if (this.#stopped) return;
      await this.#run(`vacuum (analyze) ${escapeIdentifier(name)}`);
    }
  }
}

async function folderSize(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(
      async (name) => (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
