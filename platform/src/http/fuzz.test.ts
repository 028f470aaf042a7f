import { domains, type Endpoint } from '@portal/schema/rest';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOnePlatform } from '../../test/platforms.ts';

/** All endpoints except signing out, which would end the session of these tests. */
const endpoints = Object.values(domains)
  .flatMap((domain) => Object.values<Endpoint>(domain))
  .filter((endpoint) => endpoint !== domains.session.logout);
const { assets, transfer } = domains;
const refused = '{"code":400,"message":"Bad request parameters"}';

onOnePlatform('malformed input', (suite) => {
  let token: string;
  beforeAll(async () => {
    token = await suite.platform.signIn(
      await suite.platform.addMember('fuzz', {
        balances: { CASH_POINT: '50' },
        flags: { commitment: true, otc: true, matchingCodes: true },
      }),
    );
  });

  const post = async (path: string, body: string | Buffer) => {
    const { statusCode, body: answer } = await suite.client.post(path, body, { token });
    return { statusCode, answer };
  };
  const expectRefused = async (path: string, body: string | Buffer) =>
    expect(await post(path, body)).toEqual({ statusCode: 400, answer: refused });

  it('rejects a body truncated at any byte', async () => {
    const { body } = suite.client.prepare(assets.assetsList, {}, { token });
    for (let length = 0; length < body.length; length += 1) {
      await expectRefused(assets.assetsList.path, body.slice(0, length));
    }
  });

  it('rejects a sealed text truncated at any byte', async () => {
    const body = JSON.parse(suite.client.prepare(assets.assetsList, {}, { token }).body) as {
      requestData: string;
    };
    for (let length = 0; length < body.requestData.length; length += 1) {
      await expectRefused(
        assets.assetsList.path,
        JSON.stringify({ ...body, requestData: body.requestData.slice(0, length) }),
      );
    }
  });

  it('rejects a bit flip anywhere in the sealed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(7), async (at, bit) => {
        const { body } = suite.client.prepare(assets.assetsList, {}, { token });
        const bytes = Buffer.from(body);
        const start = body.indexOf('":"') + 3;
        const index = start + (at % (body.indexOf('"', start) - start));
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
        await expectRefused(assets.assetsList.path, bytes);
      }),
      { numRuns: 300 },
    );
  });

  it('rejects body fields of other types', async () => {
    const member = fc.constantFrom('requestData', 'encrypted', 'ip', 'time');
    const value = fc.oneof(fc.jsonValue(), fc.string({ maxLength: 5_000 }), fc.constant('A'.repeat(60_000)));
    await fc.assert(
      fc.asyncProperty(member, value, async (name, replaced) => {
        const body = JSON.parse(suite.client.prepare(assets.assetsList, {}, { token }).body) as Record<
          string,
          unknown
        >;
        fc.pre(body[name] !== replaced);
        await expectRefused(assets.assetsList.path, JSON.stringify({ ...body, [name]: replaced }));
      }),
      { numRuns: 300 },
    );
  });

  it('never uses the first of two fields with the same name', async () => {
    const { body } = suite.client.prepare(assets.assetsList, {}, { token });
    await expectRefused(
      assets.assetsList.path,
      body.replace('{', '{"ip":"198.51.100.1",').replace(/"ip":"203[^"]*"/, '"ip":"198.51.100.1"'),
    );
    await expectRefused(assets.assetsList.path, body.replace(/}$/, ',"encrypted":false}'));
    await expectRefused(assets.assetsList.path, body.replace(/}$/, ',"__proto__":{"encrypted":true}}'));
  });

  it('rejects arbitrary bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        await expectRefused(assets.assetsList.path, Buffer.from(bytes));
      }),
      { numRuns: 200 },
    );
  });

  it('answers arbitrary sealed data by the rules without failing', async () => {
    const keys = [
      ...new Set(
        endpoints.flatMap((endpoint) =>
          Object.keys((endpoint.request as unknown as { shape: object }).shape),
        ),
      ),
    ];
    const oddText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        '\0',
        'a\0b',
        '\ud800',
        '1e308',
        'NaN',
        '-1',
        '９',
        '',
        ' ',
        '__proto__',
        'x'.repeat(30_000),
      ),
      fc.constantFrom(
        'CASH_POINT',
        'fuzz',
        '1',
        '2026-02-30',
        '0000-01-01',
        '9999-12-31',
        'zzzzzzzzz-zzzzzzzzzz',
        'idempotency-key-1',
      ),
    );
    const value = fc.oneof(
      { weight: 3, arbitrary: oddText },
      fc.jsonValue(),
      fc.array(oddText, { maxLength: 5 }),
      fc.integer(),
    );
    const data = fc.oneof(
      { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 }) },
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoints), data, async (endpoint, given) => {
        const answer = await suite.client.callLoosely(endpoint, given, { token });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 200) expect([20000, 9001, 87321]).toContain(answer.code);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['a member twice', '{"coinName":"CASH_POINT","coinName":"GMT","pageSize":5}'],
    ['deep nesting', `{"pageSize":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['a prototype', '{"__proto__":{"pageSize":5},"constructor":{"prototype":{}}}'],
    ['a huge number', '{"pageSize":1e999}'],
  ])('answers %s inside a sealed text by the rules', async (_name, text) => {
    const prepared = suite.client.seal(text, { path: assets.assetsRecordList.path, token });
    const answer = await suite.client.send(assets.assetsRecordList, prepared, { token });
    expect(answer.status).toBe(200);
    expect([20000, 9001]).toContain(answer.code);
  });

  describe.each([
    ['half of a surrogate pair', '\ud800'],
    ['the other half', '\udc00'],
    ['NUL', '\0'],
  ])('%s', (_name, odd) => {
    it('rejects a note and names the field', async () => {
      const order = {
        coinName: 'CASH_POINT',
        amount: '1',
        toUserName: 'budi',
        transactionPassword: 'Credits2026',
      };
      for (const remark of [odd, `thanks ${odd}`, `${odd}!`]) {
        const data = { ...order, idempotencyKey: 'a-note-with-odd-text', remark };
        const { code, message } = await suite.client.callLoosely(transfer.makeOver, data, { token });
        expect({ code, message }).toEqual({ code: 9001, message: 'Note is not valid.' });
      }
    });

    it('causes no failure in any field of any call', async () => {
      for (const endpoint of endpoints) {
        const { shape } = endpoint.request as unknown as { shape: object };
        for (const field of Object.keys(shape)) {
          for (const given of [odd, [odd], { [odd]: odd }]) {
            const answer = await suite.client.callLoosely(endpoint, { [field]: given }, { token });
            expect([20000, 9001], `${endpoint.path} ${field}`).toContain(answer.code);
          }
        }
      }
    });
  });

  it('moves no credits', async () => {
    const { result } = await suite.client.call(assets.assetsList, {}, { token });
    expect(result?.records[0]).toMatchObject({ coinName: 'CASH_POINT', assetsAvailable: '50' });
    const orders = await suite.client.call(
      transfer.makeOverOrderList,
      { pageSize: 1, cursor: null },
      { token },
    );
    expect(orders.result?.records).toEqual([]);
  });
});
