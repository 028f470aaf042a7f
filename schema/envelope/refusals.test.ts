import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { CompactEncrypt } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  allowedSkewMs,
  EnvelopeRefused,
  native,
  openResult,
  readPrivateKey,
  readPublicKey,
  RequestOpener,
  RequestSealer,
  sealResult,
} from './index.ts';
import type { RequestContext } from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const publicKey = readPublicKey(vectors.publicKey);
const privateKey = readPrivateKey(vectors.privateKey);
const now = 1_790_000_000_000;
const clock = (): number => now;
const token = 'the-token-of-a-session';
const tkh = createHash('sha256').update(token).digest('base64url');
const visitorPlace: RequestContext = { path: '/api/app/user/login', ip: '203.0.113.7', time: now };
const place: RequestContext = { ...visitorPlace, token };
const opener = (): RequestOpener<typeof privateKey.key> =>
  new RequestOpener(native, [privateKey], new Map(), clock);
const sealer = (): RequestSealer<typeof publicKey.key> => new RequestSealer(native, publicKey, clock);

const header = {
  alg: 'RSA-OAEP-256',
  enc: 'A256GCM',
  kid: publicKey.kid,
  ...visitorPlace,
  tkh,
  jti: crypto.randomUUID(),
};

/** Creates a JWE with any protected header by another implementation. */
const sealedWith = (changes: Record<string, unknown>, text = '{}'): Promise<string> =>
  new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ ...header, ...changes }).encrypt(publicKey.key);

const openError = (requestData: string, at: RequestContext = place): unknown => {
  try {
    opener().open(requestData, at);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('opening a request', () => {
  test('succeeds if it is valid', async () => {
    expect(openError(await sealedWith({}))).toBeUndefined();
    expect(openError(sealer().seal(place, '{}').requestData)).toBeUndefined();
  });

  test.each([
    ['an unknown kid', { kid: 'other' }],
    ['a kid that is not text', { kid: 7 }],
    ['another content algorithm', { enc: 'A128GCM' }],
    ['another key algorithm', { alg: 'RSA-OAEP' }],
    ['a path that is not its URL', { path: '/api/app/makeOver/makeOver' }],
    ['an address other than the outer one', { ip: '203.0.113.8' }],
    ['a time other than the outer one', { time: now - 1 }],
    ['a jti that is no UUID', { jti: 'again' }],
    ['no jti', { jti: undefined }],
    ['the hash of another token', { tkh: createHash('sha256').update('another').digest('base64url') }],
    ['the token itself instead of its hash', { tkh: token }],
    ['no hash of the token', { tkh: undefined }],
    ['a header more than the contract has', { typ: 'JWE' }],
  ])('fails for %s', async (_what, changes) => {
    expect(openError(await sealedWith(changes))).toBeInstanceOf(EnvelopeRefused);
  });

  test.each([undefined, '', 'the-token-of-another-session'])(
    'fails if the token header is %j, which is not the one inside',
    (other) => {
      const { requestData } = sealer().seal(place, '{}');
      expect(openError(requestData, { ...place, token: other })).toBeInstanceOf(EnvelopeRefused);
      expect(openError(requestData)).toBeUndefined();
    },
  );

  test('fails for a visitor request with a token header or a token hash', async () => {
    for (const none of [undefined, '']) {
      const { requestData } = sealer().seal({ ...visitorPlace, token: none }, '{}');
      expect(openError(requestData, visitorPlace)).toBeUndefined();
      expect(openError(requestData)).toBeInstanceOf(EnvelopeRefused);
    }
    expect(openError(await sealedWith({}), visitorPlace)).toBeInstanceOf(EnvelopeRefused);
  });

  test('fails for compression', async () => {
    const [, ...rest] = (await sealedWith({})).split('.');
    const zipped = Buffer.from(JSON.stringify({ ...header, zip: 'DEF' })).toString('base64url');
    expect(openError([zipped, ...rest].join('.'))).toBeInstanceOf(EnvelopeRefused);
  });

  test.each([
    [-allowedSkewMs - 1, true],
    [-allowedSkewMs, false],
    [allowedSkewMs, false],
    [allowedSkewMs + 1, true],
  ])('fails for a time %i ms from the clock: %s', (offset, isRefused) => {
    const then = { ...place, time: now + offset };
    const { requestData } = new RequestSealer(native, publicKey, clock).seal(then, '{}');
    expect(openError(requestData, then) instanceof EnvelopeRefused).toBe(isRefused);
  });

  test('fails for text that is not JSON, not UTF-8, or begins with a byte order mark', async () => {
    expect(openError(await sealedWith({}, '{'))).toBeInstanceOf(EnvelopeRefused);
    expect(openError(await sealedWith({}, '\u{feff}{}'))).toBeInstanceOf(EnvelopeRefused);
    const bytes = new CompactEncrypt(Buffer.from([0x22, 0xff, 0x22])).setProtectedHeader(header);
    expect(openError(await bytes.encrypt(publicKey.key))).toBeInstanceOf(EnvelopeRefused);
  });

  test('fails for every single changed character', () => {
    const { requestData } = sealer().seal(place, '{"userName":"aiko"}');
    for (let index = 0; index < requestData.length; index += 1) {
      const other = requestData[index] === 'A' ? 'B' : 'A';
      const changed = requestData.slice(0, index) + other + requestData.slice(index + 1);
      expect(openError(changed), `at ${index}`).toBeInstanceOf(EnvelopeRefused);
    }
  });

  test('fails for every truncation', () => {
    const { requestData } = sealer().seal(place, '{"userName":"aiko"}');
    for (let length = 0; length < requestData.length; length += 1) {
      expect(openError(requestData.slice(0, length))).toBeInstanceOf(EnvelopeRefused);
    }
  });

  test('fails for any other input with the same error', () => {
    const { requestData } = sealer().seal(place, '{}');
    const parts = requestData.split('.');
    const part = fc.oneof(
      fc.constantFrom(...parts),
      fc.base64String(),
      fc.string(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (mixed) => {
        const text = mixed.join('.');
        fc.pre(text !== requestData);
        expect(openError(text)).toBeInstanceOf(EnvelopeRefused);
      }),
      { numRuns: 2000 },
    );
  });

  test('fails with the same message for every reason', async () => {
    const refusals = [
      openError('x'),
      openError(await sealedWith({ kid: 'other' })),
      openError(`${sealer().seal(place, '{}').requestData.slice(0, -4)}AAAA`),
    ];
    const messages = refusals.map((error) => (error as Error).message);
    expect(new Set(messages).size).toBe(1);
  });

  test('does not cache the content key of a failure', () => {
    const cache = new Map<string, Uint8Array>();
    const careful = new RequestOpener(native, [privateKey], cache, clock);
    const { requestData } = sealer().seal(place, '{}');
    expect(() => careful.open(`${requestData.slice(0, -4)}AAAA`, place)).toThrow(EnvelopeRefused);
    expect(cache.size).toBe(0);
    careful.open(requestData, place);
    expect(cache.size).toBe(1);
  });
});

describe('opening an answer', () => {
  const key = { jti: crypto.randomUUID(), contentKey: native.randomBytes(32) };

  test('fails if it answers another request', () => {
    const answer = sealResult(native, { ...key, jti: crypto.randomUUID() }, '{}');
    expect(() => openResult(native, key, answer)).toThrow(EnvelopeRefused);
  });

  test('fails if it was sealed under another key', () => {
    const answer = sealResult(native, { ...key, contentKey: native.randomBytes(32) }, '{}');
    expect(() => openResult(native, key, answer)).toThrow(EnvelopeRefused);
  });

  test('fails for a reflected request', () => {
    const sealed = sealer().seal(place, '{}');
    expect(() => openResult(native, sealed, sealed.requestData)).toThrow(EnvelopeRefused);
  });

  test('fails for every single changed character', () => {
    const answer = sealResult(native, key, '{"records":[]}');
    for (let index = 0; index < answer.length; index += 1) {
      const other = answer[index] === 'A' ? 'B' : 'A';
      const changed = answer.slice(0, index) + other + answer.slice(index + 1);
      expect(() => openResult(native, key, changed), `at ${index}`).toThrow(EnvelopeRefused);
    }
  });
});
