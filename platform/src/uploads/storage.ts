/** The space that is left where pictures are kept. */
import { statfs } from 'node:fs/promises';

export interface StorageOptions {
  /**
   * The folder of the embedded database, which holds the pictures; undefined for a database on a server, whose disk this
   * process cannot see.
   */
  readonly folder: string | undefined;
  /** Pictures are refused when less is left, in bytes. */
  readonly minFreeBytes: number;
}

/** Where pictures are kept. The rest of the space is for what must always be written: the ledger, orders, records. */
export class Storage {
  readonly #options: StorageOptions;

  constructor(options: StorageOptions) {
    this.#options = options;
  }

  /** Bytes that this process may still write; undefined where they are not known. */
  async freeBytes(): Promise<number | undefined> {
    const { folder } = this.#options;
    if (folder === undefined) return undefined;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  /** Whether another picture may be kept. */
  async hasSpace(): Promise<boolean> {
    const free = await this.freeBytes();
    return free === undefined || free >= this.#options.minFreeBytes;
  }
}
