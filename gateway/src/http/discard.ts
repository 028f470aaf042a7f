/** Discards the rest of a request. */
import type { IncomingMessage } from 'node:http';

/**
 * Limits in bytes, in chunks and in ms, after which a request that was answered early is cut off. A
 * network delivers 25 MB in fewer than 50,000 chunks; a client that needs more only wants to keep the process busy.
 */
const maxRest = { bytes: 25_000_000, pieces: 50_000, ms: 5000 };

/**
 * Reads and drops the rest of a request that was answered before it was read. Closed at once, the connection could be
 * reset while the answer is still on its way; read without limit, a client could send forever.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let { bytes, pieces } = maxRest;
  const cut = (): void => void request.socket.destroy();
  const timer = setTimeout(cut, maxRest.ms);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.on('data', (chunk: Buffer) => {
    bytes -= chunk.length;
    pieces -= 1;
    if (bytes < 0 || pieces < 0) cut();
  });
  request.resume();
}
