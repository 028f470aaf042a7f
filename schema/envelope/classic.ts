/**
 * The envelope that specification §7 suggests: AES-256 under a random key, which RSA encrypts for the platform. It
 * hides the data but binds it to nothing: docs/envelope.md lists what it does not protect.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isPadded, ivBytesOf, type ClassicOptions } from './classic-options.ts';
import { blockBytes, tagBytes, type ClassicPrimitives } from './classic-primitives.ts';
import { encodeInPieces, parseJson, decodeUtf8 } from './compact.ts';
import type { GatewayEnvelope, PlatformEnvelope } from './envelope.ts';
import { EnvelopeRefused } from './refused.ts';
import { allowedSkewMs } from './request-opener.ts';
import type { RequestContext } from './request.ts';

const keyBytes = 32;

/** Formats a body field as JSON. The values need no escaping. */
const member = (name: string, value: string): string => `"${name}":${value}`;

/** The body after the encrypted data, starting with the closing quote. */
function tailOf({ fields, needEn }: ClassicOptions, { ip, time }: RequestContext, key: string): string {
  const members = [
    fields.key === undefined
      ? member(fields.encrypted, `"${key}"`)
      : `${member(fields.encrypted, 'true')},${member(fields.key, `"${key}"`)}`,
    member(fields.ip, `"${ip}"`),
    member(fields.time, String(time)),
    ...(needEn ? [member('needEn', 'true')] : []),
  ];
  return `",${members.join()}}`;
}

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Length of a ciphertext with its IV and tag, in bytes. */
function encryptedLength(options: ClassicOptions, bytes: number): number {
  const iv = options.iv === 'prefix' ? ivBytesOf(options) : 0;
  if (!isPadded(options)) return iv + bytes + (options.cipher === 'aes-256-gcm' ? tagBytes : 0);
  const blocks = bytes / blockBytes;
  return iv + blockBytes * (options.padding === 'pkcs7' ? Math.floor(blocks) + 1 : Math.ceil(blocks));
}

/** The text before and after the request's data in the plaintext. */
const around = ({ plaintext }: ClassicOptions): readonly [string, string] =>
  plaintext === 'data' ? ['', ''] : ['{"data":', ',"needEn":true}'];

/** The IV of a message; `random` is used if the IV is sent with it. */
function ivOf(options: ClassicOptions, key: Uint8Array, random: (length: number) => Uint8Array): Uint8Array {
  const length = ivBytesOf(options);
  if (options.iv === 'prefix') return random(length);
  return options.iv === 'key' ? key.subarray(0, length) : new Uint8Array(length);
}

function* encrypted(
  primitives: ClassicPrimitives<never, never>,
  options: ClassicOptions,
  key: Uint8Array,
  pieces: Iterable<string>,
): Generator<Uint8Array, void> {
  const iv = ivOf(options, key, primitives.randomBytes);
  if (options.iv === 'prefix') yield iv;
  const encryption = primitives.encryption({ ...options, key, iv });
  for (const piece of pieces) yield encryption.update(Buffer.from(piece));
  yield encryption.finish();
}

const encrypt = (
  primitives: ClassicPrimitives<never, never>,
  options: ClassicOptions,
  key: Uint8Array,
  text: string,
): string => Buffer.concat([...encrypted(primitives, options, key, [text])]).toString('base64');

function fromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new EnvelopeRefused();
  return bytes;
}

function decrypt(
  primitives: ClassicPrimitives<never, never>,
  options: ClassicOptions,
  key: Uint8Array,
  data: string,
): string {
  const bytes = fromBase64(data);
  const prefix = options.iv === 'prefix' ? ivBytesOf(options) : 0;
  try {
    const iv = ivOf(options, key, () => bytes.subarray(0, prefix));
    return decodeUtf8(primitives.decrypt({ ...options, key, iv, ciphertext: bytes.subarray(prefix) }));
  } catch {
    throw new EnvelopeRefused();
  }
}

/** The gateway's end for one public key of the platform. Uses a new key for every request. */
export function classicForGateway<PublicKey>(
  primitives: ClassicPrimitives<PublicKey, never>,
  publicKey: PublicKey,
  options: ClassicOptions,
): GatewayEnvelope {
  const head = `{"${options.fields.requestData}":"`;
  const [before, after] = around(options);
  const begin = (place: RequestContext) => {
    const key = primitives.randomBytes(keyBytes);
    const text = options.keyText === 'raw' ? key : Buffer.from(Buffer.from(key).toString(options.keyText));
    const wrapped = Buffer.from(primitives.wrapKey(publicKey, options.wrap, text)).toString('base64');
    const open = (data: string): string => decrypt(primitives, options, key, data);
    return { key, tail: tailOf(options, place, wrapped), open };
  };
  return {
    seal(place, json) {
      const { key, tail, open } = begin(place);
      return { body: `${head}${encrypt(primitives, options, key, before + json + after)}${tail}`, open };
    },
    sealInPieces(place, { bytes, pieces }) {
      const { key, tail, open } = begin(place);
      const length = encryptedLength(options, before.length + bytes + after.length);
      const text = (function* () {
        yield before;
        yield* pieces;
        yield after;
      })();
      return {
        body: {
          bytes: head.length + base64Length(length) + tail.length,
          pieces: (function* () {
            yield head;
            yield* encodeInPieces(encrypted(primitives, options, key, text), 'base64');
            yield tail;
          })(),
        },
        open,
      };
    },
  };
}

const wholeBody = z.strictObject({ data: z.unknown(), needEn: z.literal(true) });

/** The schema of a body with the configured field names. */
const bodySchema = ({ fields, needEn }: ClassicOptions) =>
  z.strictObject({
    [fields.requestData]: z.string(),
    ...(fields.key === undefined
      ? { [fields.encrypted]: z.string() }
      : { [fields.encrypted]: z.literal(true), [fields.key]: z.string() }),
    [fields.ip]: z.string().min(1).max(45),
    [fields.time]: z.int(),
    ...(needEn && { needEn: z.literal(true) }),
  });

/** The platform's end for its private keys: the current one and, during key rotation, the previous one. */
export function classicForPlatform<PrivateKey>(
  primitives: ClassicPrimitives<never, PrivateKey>,
  privateKeys: readonly PrivateKey[],
  options: ClassicOptions,
  now: () => number = Date.now,
): PlatformEnvelope {
  const schema = bodySchema(options);
  const { fields } = options;
  return {
    open(body) {
      const parsed = schema.safeParse(body);
      if (!parsed.success) return undefined;
      const values = parsed.data as Record<string, unknown>;
      const requestData = String(values[fields.requestData]);
      if (Math.abs(now() - Number(values[fields.time])) > allowedSkewMs) throw new EnvelopeRefused();
      const wrapped = fromBase64(String(values[fields.key ?? fields.encrypted]));
      for (const privateKey of privateKeys) {
        const key = unwrap(primitives, privateKey, wrapped, options);
        const data = openWith(primitives, options, key, requestData);
        if (data === undefined) continue;
        return {
          data: data.value,
          ip: String(values[fields.ip]),
          jti: uuidOf(requestData),
          seal: (json) => encrypt(primitives, options, key, json),
        };
      }
      throw new EnvelopeRefused();
    },
  };
}

/**
 * Decrypts the data of a request; wrapped in an object because the data may be undefined. Undefined if it does not
 * decrypt to JSON.
 */
function openWith(
  primitives: ClassicPrimitives<never, never>,
  options: ClassicOptions,
  key: Uint8Array,
  requestData: string,
): { readonly value: unknown } | undefined {
  try {
    const value = parseJson(Buffer.from(decrypt(primitives, options, key, requestData)));
    if (options.plaintext === 'data') return { value };
    const body = wholeBody.safeParse(value);
    return body.success ? { value: body.data.data } : undefined;
  } catch (error) {
    if (error instanceof EnvelopeRefused) return undefined;
    throw error;
  }
}

/** Replaces a key that does not unwrap by a random one, so that every failure takes the same path. */
function unwrap<PrivateKey>(
  primitives: ClassicPrimitives<never, PrivateKey>,
  privateKey: PrivateKey,
  wrapped: Uint8Array,
  { wrap, keyText }: ClassicOptions,
): Uint8Array {
  const substitute = primitives.randomBytes(keyBytes);
  try {
    const bytes = primitives.unwrapKey(privateKey, wrap, wrapped);
    const key = keyText === 'raw' ? bytes : Buffer.from(Buffer.from(bytes).toString('latin1'), keyText);
    return key.length === keyBytes ? key : substitute;
  } catch {
    return substitute;
  }
}

/** A UUID from the digest of a ciphertext, because the replay store keeps UUIDs. */
function uuidOf(requestData: string): string {
  const hex = createHash('sha256').update(requestData).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
