/** An authenticator app, by RFC 6238 and with nothing of the portal: SHA-1, six digits, thirty seconds. */
import { createHmac } from 'node:crypto';

const period = 30_000;

/** How long a code stays good at least, in ms: a busy machine takes a while from typing a code to sending it. */
const leeway = 15_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a Base32 text (RFC 4648). */
function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The codes of a secret, one after the other and each once. The portal takes a step early and a step late, so that two
 * or three can be had without waiting; the next one waits for its time.
 */
export function authenticator(secret: string): () => Promise<string> {
  const key = bytesOf(secret);
  let last = 0;
  return async () => {
    const now = () => Math.floor(Date.now() / period);
    // A code is taken until the end of the step after its own.
    last = Math.max(last + 1, Math.ceil((Date.now() + leeway) / period) - 2);
    while (last > now() + 1) await new Promise((resolve) => setTimeout(resolve, 250));
    return codeOf(key, last);
  };
}
