/** Signatures between the game and the platform: HMAC-SHA-256 with a shared secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs lines of text for one purpose and returns base64url. A line must not contain a line break. */
export const sign = (secret: Buffer, purpose: string, lines: readonly string[]): string =>
  createHmac('sha256', secret)
    .update([purpose, ...lines].join('\n'))
    .digest('base64url');

/** Returns whether a signature is valid, in constant time for signatures of the same length. */
export function isSigned(
  secret: Buffer,
  purpose: string,
  lines: readonly string[],
  signature: string,
): boolean {
  const [expected, actual] = [Buffer.from(sign(secret, purpose, lines)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
