/** Letting the rest of a request run into nothing. */
import type { IncomingMessage } from 'node:http';

/**
 * So much, in bytes and in the pieces they come in, and for so long, in ms: what was answered early is then cut off. A
 * network brings 25 MB in fewer than 50,000 pieces; whoever needs more sends them to keep the process busy.
 */
const most = { bytes: 25_000_000, pieces: 50_000, ms: 5000 };

/**
 * Takes what is left of a request that was answered before it was read. Closed at once, the connection could be reset
 * while the answer is still on its way; read without end, it would be a gift to whoever sends without end.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let { bytes, pieces } = most;
  const cut = (): void => void request.socket.destroy();
  const timer = setTimeout(cut, most.ms);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.on('data', (chunk: Buffer) => {
    bytes -= chunk.length;
    pieces -= 1;
    if (bytes < 0 || pieces < 0) cut();
  });
  request.resume();
}
