import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { generateKeyPair, readPublicKey } from '@portal/schema/envelope';
import { domains, type Endpoint } from '@portal/schema/rest';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgeJwe, wrapKey } from '../../test/jwe.ts';
import { onOnePlatform } from '../../test/platforms.ts';
import type { TestMember } from '../../test/testing.ts';

const { assets, member, session, transfer } = domains;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Body {
  requestData: string;
  encrypted: boolean;
  ip: string;
  time: number;
}

const path = assets.assetsList.path;

onOnePlatform('the envelope', (suite) => {
  let aiko: TestMember;
  let token: string;
  /** A token of another session of the same member. */
  let other: string;
  beforeAll(async () => {
    aiko = await suite.platform.addMember('aiko', { balances: { CASH_POINT: '100' } });
    token = await suite.platform.signIn(aiko);
    other = await suite.platform.signIn(aiko);
  });

  /** A valid body, to be modified. */
  const good = (endpoint: Endpoint = assets.assetsList, data: unknown = {}): Body =>
    JSON.parse(suite.client.prepare(endpoint, data, { token }).body) as Body;
  const post = async (body: unknown, headers: Record<string, string | undefined> = {}, to = path) => {
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const response = await suite.client.post(to, text, {
      token,
      headers: { 'x-request-id': 'the-same', ...headers },
    });
    const { date: _date, ...rest } = response.headers;
    return { status: response.statusCode, headers: rest, body: response.body };
  };

  /** A JWE that differs from a valid one only in its header or key. */
  const jwe = (
    header: Record<string, unknown>,
    { key = suite.platform.publicKeyPem, text = '{}' }: { key?: string; text?: string } = {},
  ): Body => {
    const place = { path, ip: '203.0.113.7', time: Date.now() };
    const { kid } = readPublicKey(suite.platform.publicKeyPem);
    const whole = {
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid,
      ...place,
      jti: randomUUID(),
      tkh: hashOf(token),
      ...header,
    };
    const { ip, time } = place;
    return { requestData: forgeJwe(key, whole, text), encrypted: true, ip, time };
  };
  /** Changes one part of the compact JWE. */
  const withPart = (body: Body, index: number, change: (part: string) => string): Body => {
    const parts = body.requestData.split('.');
    parts[index] = change(parts[index] ?? '');
    return { ...body, requestData: parts.join('.') };
  };
  const flip = (part: string): string => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);

  it('accepts a valid request, including one with a handwritten header', async () => {
    expect(await post(good())).toMatchObject({ status: 200 });
    expect(JSON.parse((await post(jwe({}))).body)).toMatchObject({ code: 20000 });
  });

  describe('returns the same error for', () => {
    let expected: Awaited<ReturnType<typeof post>>;
    beforeAll(async () => {
      expected = await post('{}');
      expect(expected).toMatchObject({
        status: 400,
        body: '{"code":400,"message":"Bad request parameters"}',
      });
    });

    const hour = 3_600_000;
    const cases: Readonly<Record<string, () => unknown>> = {
      'an unknown kid': () => jwe({ kid: 'A'.repeat(43) }),
      'a kid that is no text': () => jwe({ kid: 7 }),
      'another key under the right kid': async () =>
        jwe({}, { key: (await generateKeyPair({ demo: true })).publicKey }),
      'RSA-OAEP with SHA-1': () => jwe({ alg: 'RSA-OAEP' }),
      'AES of 128 bits': () => jwe({ enc: 'A128GCM' }),
      'AES in CBC': () => jwe({ enc: 'A256CBC-HS512' }),
      'a further header member': () => jwe({ typ: 'JWT' }),
      'a header without jti': () => jwe({ jti: undefined }),
      'a jti that is no UUID': () => jwe({ jti: 'once' }),
      'the hash of another token inside': () => jwe({ tkh: hashOf(other) }),
      'a token inside instead of its hash': () => jwe({ tkh: token }),
      'no hash of the token inside': () => jwe({ tkh: undefined }),
      'the request of another member': () =>
        suite.client.prepare(assets.assetsList, {}, { token: other }).body,
      'the request of a visitor': () => suite.client.prepare(assets.assetsList, {}).body,
      'another path inside': () => jwe({ path: member.userInfo.path }),
      'another address inside': () => jwe({ ip: '203.0.113.8' }),
      'another time inside': () => jwe({ time: Date.now() - 1 }),
      'a time as text': () => jwe({ time: String(Date.now()) }),
      'a time 121 seconds ago': () =>
        suite.client.seal('{}', { path, token, time: Date.now() - 121_000 }).body,
      'a time 121 seconds ahead': () =>
        suite.client.seal('{}', { path, token, time: Date.now() + 121_000 }).body,
      'another address outside': () => ({ ...good(), ip: '203.0.113.8' }),
      'another time outside': () => ({ ...good(), time: Date.now() - hour }),
      'a time that is no number': () => ({ ...good(), time: '1' }),
      'a request for another endpoint': () => good(member.userInfo),
      'a plain body': () => ({ data: {}, needEn: false }),
      'encrypted: false': () => ({ ...good(), encrypted: false }),
      'a further member outside': () => ({ ...good(), extra: 1 }),
      'a changed header': () => withPart(good(), 0, flip),
      'a changed key': () => withPart(good(), 1, flip),
      'a changed iv': () => withPart(good(), 2, flip),
      'a changed text': () => withPart(good(), 3, flip),
      'a changed tag': () => withPart(good(), 4, flip),
      'a short tag': () => withPart(good(), 4, (tag) => tag.slice(0, 16)),
      padding: () => withPart(good(), 2, (iv) => `${iv}=`),
      'four parts': () => ({ ...good(), requestData: good().requestData.split('.').slice(0, 4).join('.') }),
      'six parts': () => ({ ...good(), requestData: `${good().requestData}.` }),
      'a content key of 16 bytes': () => {
        const wrapped = wrapKey(suite.platform.publicKeyPem, randomBytes(16));
        return withPart(good(), 1, () => wrapped.toString('base64url'));
      },
      'a text that is not JSON': () => jwe({}, { text: '{"a":' }),
      'a byte order mark before the text': () => jwe({}, { text: '\u{feff}{}' }),
      'an empty text': () => jwe({}, { text: '' }),
      'a byte order mark before the body': () => `\u{feff}${JSON.stringify(good())}`,
      'an empty body': () => '',
      'no JSON': () => '{',
      'broken UTF-8': () => Buffer.from([0x7b, 0xff, 0x7d]),
      'a list': () => [],
      'a number': () => '1',
      null: () => 'null',
    };
    it.each(Object.entries(cases))('%s', async (_name, body) => {
      expect(await post(await body())).toEqual(expected);
    });

    it.each([
      ['no login-type', { 'login-type': undefined }],
      ['another login-type', { 'login-type': 'ADMIN' }],
      ['another content type', { 'content-type': 'text/plain' }],
      ['no token', { token: undefined }],
      ['an empty token', { token: '' }],
    ])('requests with %s', async (_name, headers) => {
      expect(await post(good(), headers)).toEqual(expected);
    });

    it('sealed bodies on a plain endpoint', async () => {
      const body = suite.client.seal('{}', { path: session.countryList.path }).body;
      expect(await post(body, {}, session.countryList.path)).toEqual(expected);
    });

    it('bodies over the limit', async () => {
      const { headers: _headers, ...answer } = await post({ ...good(), requestData: 'A'.repeat(70_000) });
      expect(answer).toEqual({ status: expected.status, body: expected.body });
    });

    const consent = async () => {
      const { result } = await suite.client.call(member.appMediaList, { type: 'TERMS' }, {});
      return { agreeStatus: 1, termsId: result?.records[0]?.id ?? '' } as const;
    };

    it('repeated write and money calls', async () => {
      const write = suite.client.prepare(member.updateAgreeStatus, await consent(), { token });
      expect((await suite.client.send(member.updateAgreeStatus, write, { token })).code).toBe(20000);
      expect(await post(write.body, {}, member.updateAgreeStatus.path)).toEqual(expected);

      const money = suite.client.prepare(transfer.makeOver, {}, { token });
      expect((await suite.client.send(transfer.makeOver, money, { token })).code).toBe(9001);
      expect(await post(money.body, {}, transfer.makeOver.path)).toEqual(expected);
    });

    it('all but one of 32 simultaneous copies of a write', async () => {
      const { body } = suite.client.prepare(member.updateAgreeStatus, await consent(), { token });
      const answers = await Promise.all(
        Array.from({ length: 32 }, () => post(body, {}, member.updateAgreeStatus.path)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toEqual(expected);
    });
  });

  it('answers a repeated read under the key of the original sender', async () => {
    const { body } = suite.client.prepare(assets.assetsList, {}, { token });
    const [first, second] = [await post(body), await post(body)];
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(second.body).not.toBe(first.body);
  });

  it('counts refusals by reason for the operator only', async () => {
    const text = await suite.platform.metrics.registry.metrics();
    for (const reason of ['body', 'envelope', 'login_type', 'replay']) {
      expect(text).toMatch(new RegExp(`envelope_decrypt_failures_total\\{reason="${reason}"\\} [1-9]`));
    }
    expect(text).toMatch(/envelope_replays_total [1-9]/);
  });

  it('returns 404 for an unknown path', async () => {
    expect(await post('{}', {}, '/api/app/user/nothing')).toMatchObject({ status: 404 });
  });
});
