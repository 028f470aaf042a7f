/** Free space for uploads. */
import { statfs } from 'node:fs/promises';

export interface StorageOptions {
  /**
   * The folder of the embedded database, which contains the pictures; undefined for a server, whose disk this process
   * cannot inspect.
   */
  readonly folder: string | undefined;
  /** Uploads are rejected if less than this is free, in bytes. */
  readonly minFreeBytes: number;
}

/** The disk for uploads. The reserve is for what must always be written: the ledger, orders, records. */
export class Storage {
  readonly #options: StorageOptions;

  constructor(options: StorageOptions) {
    this.#options = options;
  }

  /** Bytes that this process may still write; undefined if unknown. */
  async freeBytes(): Promise<number | undefined> {
    const { folder } = this.#options;
    if (folder === undefined) return undefined;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  /** Whether another picture may be stored. */
  async hasSpace(): Promise<boolean> {
    const free = await this.freeBytes();
    return free === undefined || free >= this.#options.minFreeBytes;
  }
}
