import { encodeInPieces } from '@portal/schema/envelope';

/**
 * Block size in bytes: large enough for few blocks per file, small enough not to delay other requests. Keeping the
 * arriving pieces would cost up to a hundred times their size in memory.
 */
const blockBytes = 48 * 1024;

/** A file of a request. The platform checks its content. */
export class UploadedFile {
  /** All of the content; only the last block may be partly filled. */
  readonly #blocks: Buffer[] = [];
  /** The room left in the last block. */
  #room = Buffer.alloc(0);
  #bytes = 0;

  /** Length of the content so far, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Adds to the content. */
  add(piece: Buffer): void {
    for (let left = piece; left.length > 0;) {
      if (this.#room.length === 0) {
        this.#room = Buffer.allocUnsafeSlow(blockBytes);
        this.#blocks.push(this.#room);
      }
      const copied = left.copy(this.#room);
      this.#room = this.#room.subarray(copied);
      this.#bytes += copied;
      left = left.subarray(copied);
    }
  }

  /** Length of the content as base64. */
  get base64Length(): number {
    return Math.ceil(this.#bytes / 3) * 4;
  }

  /** The content as base64, the format in which the platform takes pictures; the pieces are generated on demand. */
  *base64(): Generator<string, void> {
    const last = this.#blocks.at(-1);
    const whole = this.#blocks.map((block) =>
      block === last ? block.subarray(0, block.length - this.#room.length) : block,
    );
    yield* encodeInPieces(whole, 'base64');
  }
}
