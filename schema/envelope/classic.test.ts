import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, describe, expect, it } from 'vitest';
import { classicForge } from './classic-forge.ts';
import { classicNative } from './classic-native.ts';
import { classicOptions, classicOptionsText, type ClassicOptions } from './classic-options.ts';
import { classicForGateway, classicForPlatform } from './classic.ts';
import { EnvelopeRefused } from './refused.ts';

const time = Date.parse('2026-11-27T08:00:00Z');
const place = { path: '/api/app/user/userInfo', ip: '203.0.113.7', time };
const call = { path: place.path, token: undefined };

let keys: {
  readonly native: { readonly public: KeyObject; readonly private: KeyObject };
  readonly forge: { readonly public: forge.pki.rsa.PublicKey; readonly private: forge.pki.rsa.PrivateKey };
};

const makePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

beforeAll(() => {
  const { publicKey, privateKey } = makePair();
  keys = {
    native: { public: createPublicKey(publicKey), private: createPrivateKey(privateKey) },
    forge: {
      public: forge.pki.publicKeyFromPem(publicKey),
      private: forge.pki.privateKeyFromPem(privateKey),
    },
  };
});

/** Both ends with both implementations. */
const gateways = (options: ClassicOptions) => ({
  native: classicForGateway(classicNative, keys.native.public, options),
  forge: classicForGateway(classicForge, keys.forge.public, options),
});
const platforms = (options: ClassicOptions) => ({
  native: classicForPlatform(classicNative, [keys.native.private], options, () => time),
  forge: classicForPlatform(classicForge, [keys.forge.private], options, () => time),
});
const ends = ['native', 'forge'] as const;
const pairs = ends.flatMap((gateway) => ends.map((platform) => ({ gateway, platform })));

const { cipher, padding, iv, wrap, keyText, plaintext } = classicOptions.shape;
const choices = [
  ...cipher.def.innerType.options.flatMap((name) =>
    padding.def.innerType.options.map((padded) => ({ cipher: name, padding: padded })),
  ),
  ...iv.def.innerType.options.map((value) => ({ iv: value })),
  ...wrap.def.innerType.options.map((value) => ({ wrap: value })),
  ...keyText.def.innerType.options.map((value) => ({ keyText: value })),
  ...plaintext.def.innerType.options.map((value) => ({ plaintext: value })),
  { needEn: true },
  {
    fields: {
      requestData: 'payload',
      encrypted: 'isEncrypted',
      key: 'secretKey',
      ip: 'clientIp',
      time: 'ts',
    },
  },
];

describe.each(choices)('the classic envelope with %j', (choice) => {
  const options = classicOptions.parse(choice);

  it.each(pairs)('opens what $gateway seals with $platform, and the answer', ({ gateway, platform }) => {
    for (const text of ['', 'x', 'fifteen bytes..', 'sixteen bytes...', '二十七日'.repeat(40)]) {
      const sealed = gateways(options)[gateway].seal(place, JSON.stringify({ text }));
      const opened = platforms(options)[platform].open(JSON.parse(sealed.body), call);
      expect(opened).toMatchObject({ data: { text }, ip: place.ip });
      expect(sealed.open(opened?.seal(JSON.stringify({ answer: text })) ?? '')).toBe(
        JSON.stringify({ answer: text }),
      );
    }
  });

  it.each(ends)('%s announces the length of a body in pieces', (end) => {
    for (const length of [0, 1, 14, 15, 16, 17, 4096]) {
      const pieces = ['{"text":"', 'é'.repeat(length), '"}'];
      const bytes = Buffer.byteLength(pieces.join(''));
      const { body } = gateways(options)[end].sealInPieces(place, { bytes, pieces });
      const text = [...body.pieces].join('');
      expect(text).toHaveLength(body.bytes);
      const opened = platforms(options)[end].open(JSON.parse(text), call);
      expect(opened?.data).toEqual({ text: 'é'.repeat(length) });
    }
  });
});

describe('the classic envelope', () => {
  const options = classicOptions.parse({});
  const sealed = () =>
    JSON.parse(gateways(options).native.seal(place, '{"a":1}').body) as Record<string, unknown>;
  const open = (body: unknown) => platforms(options).native.open(body, call);

  it('sends the fields of the specification', () => {
    expect(Object.keys(sealed())).toEqual(['requestData', 'encrypted', 'ip', 'time']);
  });

  it('uses a new key for each request', () => {
    expect(sealed()['encrypted']).not.toBe(sealed()['encrypted']);
  });

  it('ignores bodies of other envelopes', () => {
    for (const body of [undefined, [], {}, { ...sealed(), encrypted: true }, { ...sealed(), more: 1 }])
      expect(open(body)).toBeUndefined();
  });

  it('rejects a request that does not decrypt or has another time', () => {
    const body = sealed();
    const requestData = String(body['requestData']);
    for (const broken of [
      {
        ...body,
        requestData: `A${requestData.slice(1)}` === requestData ? 'AAAA' : `${requestData.slice(0, -4)}AAA=`,
      },
      { ...body, requestData: 'not base64!' },
      { ...body, requestData: '' },
      { ...body, encrypted: Buffer.alloc(256).toString('base64') },
      { ...body, time: time - 120_001 },
      { ...body, time: time + 120_001 },
    ])
      expect(() => open(broken)).toThrow(EnvelopeRefused);
    expect(open({ ...body, time: time + 120_000 })?.data).toEqual({ a: 1 });
  });

  it('derives the same id for a repeated request and a different one otherwise', () => {
    const [first, second] = [sealed(), sealed()];
    expect(open(first)?.jti).toBe(open(first)?.jti);
    expect(open(first)?.jti).not.toBe(open(second)?.jti);
  });

  it('opens a request under the previous key during key rotation', () => {
    const both = [createPrivateKey(makePair().privateKey), keys.native.private];
    const platform = classicForPlatform(classicNative, both, options, () => time);
    expect(platform.open(sealed(), call)?.data).toEqual({ a: 1 });
  });

  it('rejects an answer that does not decrypt', () => {
    const { open: openAnswer } = gateways(options).native.seal(place, '{}');
    for (const data of ['', 'AAAA', Buffer.alloc(48).toString('base64')])
      expect(() => openAnswer(data)).toThrow(EnvelopeRefused);
  });
});

describe('options of the classic envelope', () => {
  it.each([
    ['text that is not JSON', '{cipher', /JSON/],
    ['an unknown option', '{"mode":"cbc"}', /mode/],
    ['an iv of ctr that is used twice', '{"cipher":"aes-256-ctr","iv":"zero"}', /iv twice/],
    ['two fields with one name', '{"fields":{"ip":"time"}}', /different names/],
  ])('reject %s', (_what, text, message) => {
    const { error } = classicOptionsText.safeParse(text);
    expect(error?.message).toMatch(message);
  });
});
