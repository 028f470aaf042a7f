/** JWE compact serialization (RFC 7516 §7.1): five base64url parts, parsed strictly. */
import { isUtf8 } from 'node:buffer';
import { EnvelopeRefused } from './refused.ts';

/** The parts of a compact JWE. `protectedHeader` is the authenticated text. */
export interface CompactJwe {
  readonly protectedHeader: string;
  readonly encryptedKey: string;
  readonly iv: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly tag: Uint8Array;
}

const alphabet = /^[A-Za-z0-9_-]*$/;

/** Encodes base64url without padding. */
export const encode = (bytes: Uint8Array | string): string =>
  (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes as Uint8Array)).toString('base64url');

/**
 * Encodes chunks of bytes as chunks of base64 or base64url. Three bytes make four characters, so the rest of a chunk is
 * carried over to the next one.
 */
export function* encodeInPieces(
  pieces: Iterable<Uint8Array>,
  encoding: 'base64' | 'base64url',
): Generator<string, void> {
  let kept = Buffer.alloc(0);
  for (const piece of pieces) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const start = Math.min((3 - kept.length) % 3, bytes.length);
    const first = Buffer.concat([kept, bytes.subarray(0, start)]);
    if (first.length % 3 > 0) {
      kept = first;
      continue;
    }
    const end = bytes.length - ((bytes.length - start) % 3);
    if (end > 0) yield first.toString(encoding) + bytes.toString(encoding, start, end);
    kept = Buffer.from(bytes.subarray(end));
  }
  if (kept.length > 0) yield kept.toString(encoding);
}

/**
 * Decodes base64url. Rejects other alphabets, padding, and stray bits at the end, because a message would otherwise
 * have several encodings.
 */
export function decode(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (!alphabet.test(text) || bytes.toString('base64url') !== text) throw new EnvelopeRefused();
  return bytes;
}

/** Joins the parts. */
export function join({ protectedHeader, encryptedKey, iv, ciphertext, tag }: CompactJwe): string {
  return `${protectedHeader}.${encryptedKey}.${encode(iv)}.${encode(ciphertext)}.${encode(tag)}`;
}

/** Splits a compact JWE; throws {@link EnvelopeRefused} for anything else. */
export function split(jwe: string): CompactJwe {
  const parts = jwe.split('.', 6);
  if (parts.length !== 5) throw new EnvelopeRefused();
  const [protectedHeader, encryptedKey, iv, ciphertext, tag] = parts as [
    string,
    string,
    string,
    string,
    string,
  ];
  const bytes = { iv: decode(iv), ciphertext: decode(ciphertext), tag: decode(tag) };
  if (bytes.iv.length !== 12 || bytes.tag.length !== 16) throw new EnvelopeRefused();
  return { protectedHeader, encryptedKey, ...bytes };
}

/** Parses the protected header; throws {@link EnvelopeRefused} if it is not a JSON object. */
export function parseHeader(protectedHeader: string): Record<string, unknown> {
  const header = parseJson(decode(protectedHeader));
  if (typeof header !== 'object' || header === null || Array.isArray(header)) throw new EnvelopeRefused();
  return header as Record<string, unknown>;
}

/** Decodes strict UTF-8; throws {@link EnvelopeRefused} for anything else. A byte order mark stays a character. */
export function decodeUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new EnvelopeRefused();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/** Parses JSON in strict UTF-8 without a byte order mark; throws {@link EnvelopeRefused} for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes)) as unknown;
  } catch {
    throw new EnvelopeRefused();
  }
}
