import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { escapeIdentifier } from 'pg';

/** Runs one statement by itself, outside a transaction, for as long as it may take. */
export type RunStatement = (sql: string) => Promise<{ readonly rows: readonly { readonly name: string }[] }>;

export interface MaintenanceOptions {
  /** Default 2 minutes. */
  readonly checkpointEveryMs?: number;
  /** Default 10 minutes. */
  readonly vacuumEveryMs?: number;
  /** Checkpoint early once the log has grown by so many bytes (default 64 MiB). */
  readonly checkpointAfterBytes?: number;
  /** How often to look whether something is due (default 10 s). */
  readonly lookEveryMs?: number;
}

/** Statistics are worth having early: the first tables fill while there are none. */
const firstVacuumAfterMs = 60_000;

/**
 * Does what a PostgreSQL server does in the background and PGlite does not: without checkpoints its
 * log grows for ever, without vacuum its tables do, and without statistics it plans badly. Each
 * table is a separate statement, so that members' calls can run in between.
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

  /** Write-ahead log on disk when last looked at. */
  get walBytes(): number {
    return this.#walBytes;
  }

  /** No further round starts; waits for the one that runs, then checkpoints for a quick next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopped = true;
    await this.#round;
    await this.#run('checkpoint');
  }

  /** A round that fails is tried again at the next look; the database reports its own troubles. */
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
