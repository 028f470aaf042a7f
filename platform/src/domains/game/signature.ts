/** What the game and the platform sign for each other: HMAC-SHA-256 under the secret that both know. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs lines of text for one purpose; the answer is base64url. A line holds no line break. */
export const sign = (secret: Buffer, purpose: string, lines: readonly string[]): string =>
  createHmac('sha256', secret)
    .update([purpose, ...lines].join('\n'))
    .digest('base64url');

/** Whether a signature is the one that `sign` makes; takes as long for any that is as long. */
export function isSigned(
  secret: Buffer,
  purpose: string,
  lines: readonly string[],
  signature: string,
): boolean {
  const [expected, given] = [Buffer.from(sign(secret, purpose, lines)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
