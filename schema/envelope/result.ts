/** Seals and opens answers from the platform to the gateway under the content key of their request. */
import { decodeUtf8, encode, join, parseHeader, split } from './compact.ts';
import type { EnvelopePrimitives } from './primitives.ts';
import { EnvelopeRefused } from './refused.ts';
import type { AnswerKey } from './request.ts';

/** Seals the JSON text of a result as a compact JWE (`dir`, `A256GCM`). */
export function sealResult(
  primitives: EnvelopePrimitives<never, never>,
  { jti, contentKey }: AnswerKey,
  json: string,
): string {
  const protectedHeader = encode(JSON.stringify({ alg: 'dir', enc: 'A256GCM', jti }));
  const iv = primitives.randomBytes(12);
  const { ciphertext, tag } = primitives.encrypt({
    contentKey,
    iv,
    additionalData: Buffer.from(protectedHeader, 'latin1'),
    plaintext: Buffer.from(json),
  });
  return join({ protectedHeader, encryptedKey: '', iv, ciphertext, tag });
}

/** Opens a result and returns its JSON text. Throws {@link EnvelopeRefused}, also if it answers another request. */
export function openResult(
  primitives: EnvelopePrimitives<never, never>,
  { jti, contentKey }: AnswerKey,
  result: string,
): string {
  const jwe = split(result);
  const header = parseHeader(jwe.protectedHeader);
  const isExpected =
    header['alg'] === 'dir' &&
    header['enc'] === 'A256GCM' &&
    header['jti'] === jti &&
    Object.keys(header).length === 3 &&
    jwe.encryptedKey === '';
  if (!isExpected) throw new EnvelopeRefused();
  try {
    return decodeUtf8(
      primitives.decrypt({
        contentKey,
        iv: jwe.iv,
        additionalData: Buffer.from(jwe.protectedHeader, 'latin1'),
        ciphertext: jwe.ciphertext,
        tag: jwe.tag,
      }),
    );
  } catch {
    throw new EnvelopeRefused();
  }
}
