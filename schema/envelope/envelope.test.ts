import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { CompactEncrypt, compactDecrypt } from 'jose';
import forge from 'node-forge';
import { describe, expect, test } from 'vitest';
import { forged } from './forge.ts';
import {
  encodeInPieces,
  fingerprint,
  generateKeyPair,
  isDemoKey,
  native,
  openResult,
  readPrivateKey,
  readPublicKey,
  refusalBody,
  RequestOpener,
  RequestSealer,
  sealResult,
} from './index.ts';
import type { RequestContext, SealedRequest } from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const publicKey = readPublicKey(vectors.publicKey);
const privateKey = readPrivateKey(vectors.privateKey);
const forgePublic = {
  kid: publicKey.kid,
  key: forge.pki.publicKeyFromPem(vectors.publicKey),
};
const forgePrivate = { kid: privateKey.kid, key: forge.pki.privateKeyFromPem(vectors.privateKey) };
const now = 1_790_000_000_000;
const clock = (): number => now;
const place: RequestContext = vectors.place;
const { token: _token, ...visitorPlace } = place;
const tkh = createHash('sha256').update(vectors.place.token).digest('base64url');

const texts = {
  empty: '{}',
  ascii: '{"amount":"25.00000001","toUserName":"budi"}',
  scripts: JSON.stringify({ remark: '送金 송금 转账 terima kasih 😀' }),
  large: JSON.stringify({ image: 'A'.repeat(1_000_000) }),
};

/** One implementation of the envelope for both directions. */
interface Implementation {
  sealRequest(json: string): Promise<SealedRequest>;
  /** Seals a text in chunks, if supported. */
  sealInPieces?(json: string, lengths: readonly number[]): SealedRequest;
  openRequest(requestData: string): Promise<{ data: unknown; jti: string; contentKey: Uint8Array }>;
  sealAnswer(key: { jti: string; contentKey: Uint8Array }, json: string): Promise<string>;
  openAnswer(key: { jti: string; contentKey: Uint8Array }, jwe: string): Promise<string>;
}

/** jose hides its content keys, so ours are passed to it: the comparison is about the standard's structure. */
const byJose: Implementation = {
  async sealRequest(json) {
    const contentKey = native.randomBytes(32);
    const jti = '00000000-0000-4000-8000-000000000001';
    const requestData = await new CompactEncrypt(Buffer.from(json))
      .setProtectedHeader({
        alg: 'RSA-OAEP-256',
        enc: 'A256GCM',
        kid: publicKey.kid,
        ...visitorPlace,
        jti,
        tkh,
      })
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated for all but what this is: vectors
      .setContentEncryptionKey(contentKey)
      .encrypt(publicKey.key);
    return { requestData, jti, contentKey };
  },
  async openRequest(requestData) {
    const { plaintext, protectedHeader } = await compactDecrypt(requestData, privateKey.key);
    const contentKey = native.unwrapKey(
      privateKey.key,
      Buffer.from(requestData.split('.')[1] ?? '', 'base64url'),
    );
    return {
      data: JSON.parse(Buffer.from(plaintext).toString()),
      jti: String(protectedHeader['jti']),
      contentKey,
    };
  },
  sealAnswer: ({ jti, contentKey }, json) =>
    new CompactEncrypt(Buffer.from(json))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', jti })
      .encrypt(contentKey),
  async openAnswer({ contentKey }, jwe) {
    return Buffer.from((await compactDecrypt(jwe, contentKey)).plaintext).toString();
  },
};

const ours = (
  sealer: RequestSealer<never> | RequestSealer<KeyObject> | RequestSealer<forge.pki.rsa.PublicKey>,
  opener: RequestOpener<never> | RequestOpener<KeyObject> | RequestOpener<forge.pki.rsa.PrivateKey>,
  primitives: typeof native | typeof forged,
): Implementation => ({
  sealRequest: async (json) => sealer.seal(place, json),
  sealInPieces(json, lengths) {
    const { requestData, ...key } = sealer.sealInPieces(place, {
      bytes: Buffer.byteLength(json),
      pieces: cut(json, lengths),
    });
    const text = [...requestData.pieces].join('');
    expect(text).toHaveLength(requestData.bytes);
    return { ...key, requestData: text };
  },
  openRequest: async (requestData) => opener.open(requestData, place),
  sealAnswer: async (key, json) => sealResult(primitives, key, json),
  openAnswer: async (key, jwe) => openResult(primitives, key, jwe),
});

/** Cuts a text into chunks of these lengths, repeated. */
function* cut(text: string, lengths: readonly number[]): Generator<string> {
  const characters = Array.from(text);
  for (let at = 0, turn = 0; at < characters.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    yield characters.slice(at, at + length).join('');
    at += length;
  }
}

const implementations: Record<string, Implementation> = {
  'node:crypto': ours(
    new RequestSealer(native, publicKey, clock),
    new RequestOpener(native, [privateKey], new Map(), clock),
    native,
  ),
  'node-forge': ours(
    new RequestSealer(forged, forgePublic, clock),
    new RequestOpener(forged, [forgePrivate], new Map(), clock),
    forged,
  ),
  jose: byJose,
};

describe.each(Object.entries(implementations))('what %s seals', (_sealerName, sealer) => {
  describe.each(Object.entries(implementations))('is opened by %s', (_openerName, opener) => {
    test.each(Object.entries(texts))('round-trips: %s text', async (_name, json) => {
      const sealed = await sealer.sealRequest(json);
      const opened = await opener.openRequest(sealed.requestData);
      expect(opened.data).toEqual(JSON.parse(json));
      expect(opened.jti).toBe(sealed.jti);
      const answer = await opener.sealAnswer(opened, json);
      expect(await sealer.openAnswer(sealed, answer)).toBe(json);
    });
  });
});

describe.each(Object.entries(implementations).filter(([, by]) => by.sealInPieces !== undefined))(
  'a text that %s seals in chunks',
  (_name, sealer) => {
    test.each([[[1]], [[2, 5, 1]], [[3]], [[1000]], [[49_152, 1]]])(
      'opens with every implementation: %j characters',
      async (lengths) => {
        const { scripts } = texts;
        const json = lengths[0] === undefined || lengths[0] < 100 ? scripts : texts.large;
        for (const opener of Object.values(implementations)) {
          const sealed = sealer.sealInPieces?.(json, lengths);
          if (sealed === undefined) throw new Error('not sealed');
          expect((await opener.openRequest(sealed.requestData)).data).toEqual(JSON.parse(json));
        }
      },
    );
  },
);

test('encodes chunks of any length like the whole bytes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 7 })),
      fc.constantFrom('base64', 'base64url'),
      (pieces, encoding) => {
        expect([...encodeInPieces(pieces, encoding)].join('')).toBe(Buffer.concat(pieces).toString(encoding));
      },
    ),
  );
});

describe('the committed vectors', () => {
  test('contain the hash of the member token in the header', () => {
    for (const { requestData } of vectors.requests) {
      const header = JSON.parse(
        Buffer.from(requestData.split('.')[0] ?? '', 'base64url').toString(),
      ) as unknown;
      expect(header).toMatchObject({ ...visitorPlace, tkh });
    }
  });

  test('contain the RFC 7638 thumbprint that jose computes', async () => {
    const { calculateJwkThumbprint, exportJWK } = await import('jose');
    expect(await calculateJwkThumbprint(await exportJWK(publicKey.key))).toBe(vectors.kid);
    expect(publicKey.kid).toBe(vectors.kid);
    expect(privateKey.kid).toBe(vectors.kid);
  });

  test.each(vectors.requests)(
    'include a request by $sealedBy that every implementation opens',
    async ({ requestData, jti, data, result, refusal }) => {
      for (const implementation of Object.values(implementations)) {
        const opened = await implementation.openRequest(requestData);
        expect(opened.data).toEqual(data);
        expect(opened.jti).toBe(jti);
        expect(JSON.parse(await implementation.openAnswer(opened, result.jwe))).toEqual(result.data);
        const word = refusalBody.parse(JSON.parse(await implementation.openAnswer(opened, refusal.jwe)));
        expect(word).toEqual(refusal.data);
      }
    },
  );
});

describe('content keys', () => {
  const keyPartOf = ({ requestData }: SealedRequest): string => requestData.split('.')[1] ?? '';

  test('last at most a minute', () => {
    let time = now;
    const sealer = new RequestSealer(native, publicKey, () => time);
    const first = keyPartOf(sealer.seal(place, '{}'));
    time += 59_999;
    expect(keyPartOf(sealer.seal(place, '{}'))).toBe(first);
    time += 1;
    expect(keyPartOf(sealer.seal(place, '{}'))).not.toBe(first);
  });

  test('change when the clock is set back', () => {
    let time = now;
    const sealer = new RequestSealer(native, publicKey, () => time);
    const first = keyPartOf(sealer.seal(place, '{}'));
    time -= 1;
    expect(keyPartOf(sealer.seal(place, '{}'))).not.toBe(first);
  });

  test('serve at most 65,536 messages, each with its own iv and jti', () => {
    const sealer = new RequestSealer(native, publicKey, clock);
    const keys = new Map<string, number>();
    const ivs = new Set<string>();
    const ids = new Set<string>();
    for (let count = 0; count < 65_537; count += 1) {
      const sealed = sealer.seal(place, '{}');
      keys.set(keyPartOf(sealed), (keys.get(keyPartOf(sealed)) ?? 0) + 1);
      ivs.add(sealed.requestData.split('.')[2] ?? '');
      ids.add(sealed.jti);
    }
    expect([...keys.values()]).toEqual([65_536, 1]);
    expect(ivs.size).toBe(65_537);
    expect(ids.size).toBe(65_537);
  });

  test('need only one unwrapping on the platform', () => {
    let unwrapped = 0;
    const counting = {
      ...native,
      unwrapKey: (key: KeyObject, wrapped: Uint8Array) => {
        unwrapped += 1;
        return native.unwrapKey(key, wrapped);
      },
    };
    const sealer = new RequestSealer(native, publicKey, clock);
    const opener = new RequestOpener(counting, [privateKey], new Map(), clock);
    for (let count = 0; count < 10; count += 1) opener.open(sealer.seal(place, '{}').requestData, place);
    expect(unwrapped).toBe(1);
  });
});

describe('keys', () => {
  test('carry a mark if made for a demonstration', async () => {
    const demo = await generateKeyPair({ demo: true });
    const real = await generateKeyPair({ demo: false });
    expect([demo.privateKey, demo.publicKey].map(isDemoKey)).toEqual([true, true]);
    expect([real.privateKey, real.publicKey].map(isDemoKey)).toEqual([false, false]);
    expect(readPublicKey(demo.publicKey).kid).toBe(readPrivateKey(demo.privateKey).kid);
  });

  test('read from a certificate have the same id and fingerprint as the public key', () => {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = forgePublic.key;
    certificate.serialNumber = '01';
    certificate.validity.notBefore = new Date(now);
    certificate.validity.notAfter = new Date(now + 1);
    certificate.sign(forgePrivate.key, forge.md.sha256.create());
    const read = readPublicKey(forge.pki.certificateToPem(certificate));
    expect(read.kid).toBe(publicKey.kid);
    expect(fingerprint(read)).toBe(fingerprint(privateKey));
    expect(fingerprint(read)).toMatch(/^([0-9a-f]{2}:){31}[0-9a-f]{2}$/);
  });

  test('fail to parse if private instead of public, too short or malformed', () => {
    const short = forge.pki.publicKeyToPem(forge.pki.rsa.generateKeyPair({ bits: 1024 }).publicKey);
    expect(() => readPublicKey(vectors.privateKey)).toThrow('This is a private key');
    expect(() => readPublicKey(short)).toThrow('1024 bits');
    expect(() => readPublicKey('nothing')).toThrow();
  });

  test('can be PKCS#1 or PKCS#8', () => {
    const pkcs1 = createPrivateKey(vectors.privateKey).export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(readPrivateKey(pkcs1).kid).toBe(privateKey.kid);
    expect(createPublicKey(pkcs1).asymmetricKeyType).toBe('rsa');
  });
});
