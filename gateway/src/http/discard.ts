/** Letting the rest of a request run into nothing. */
import type { IncomingMessage } from 'node:http';

/** So much, in bytes, and for so long, in ms: what was answered early is then cut off. */
const most = { bytes: 25_000_000, ms: 5000 };

/**
 * Takes what is left of a request that was answered before it was read. Closed at once, the connection could be reset
 * while the answer is still on its way; read without end, it would be a gift to whoever sends without end.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = most.bytes;
  const cut = (): void => void request.socket.destroy();
  const timer = setTimeout(cut, most.ms);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  request.resume();
}
