/** An authenticator app by RFC 6238, independent of the portal: SHA-1, six digits, thirty seconds. */
import { createHmac } from 'node:crypto';

const period = 30_000;

/** Minimum remaining validity of a code, in ms: a busy machine takes a while to send a typed code. */
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
 * Returns the codes of a secret, each once. The portal accepts one step early and one late, so two or three codes are
 * available without waiting; later ones wait.
 */
export function authenticator(secret: string): () => Promise<string> {
  const key = bytesOf(secret);
  let last = 0;
  return async () => {
    const now = () => Math.floor(Date.now() / period);
    // A code is accepted until the end of the following step.
    last = Math.max(last + 1, Math.ceil((Date.now() + leeway) / period) - 2);
    while (last > now() + 1) await new Promise((resolve) => setTimeout(resolve, 250));
    return codeOf(key, last);
  };
}
