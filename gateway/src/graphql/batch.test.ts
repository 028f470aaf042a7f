import { readFileSync } from 'node:fs';
import { assets, member } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { assetsList, userInfo } from '../../test/fixtures.ts';
import { answerCode } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';

const manifest = new URL('../../../web/trusted-documents.json', import.meta.url);
const trusted = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
const idOf = (start: string) => Object.keys(trusted).find((id) => trusted[id]?.startsWith(start)) ?? '';
const overview = { documentId: idOf('query Overview'), operationName: 'Overview', variables: {} };
const logout = { documentId: idOf('mutation Logout'), operationName: 'Logout' };
const catalog = { documentId: idOf('query Catalog'), operationName: 'Catalog' };

const token = 'token-of-aiko';

interface One {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}
const answersIn = (text: string) => JSON.parse(text) as readonly One[];

describe.each(['production', 'development'])('a batch in %s', (environment) => {
  const test = suite({ NODE_ENV: environment, DRAIN_DELAY_MS: '0' });

  it('returns the results in order, each operation with its own data or errors', async () => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(assets.assetsList, assetsList);
    test.upstream.script(member.coinList, answerCode(9001, 'Not now'));
    const { status, text, headers } = await test.gateway.post([catalog, overview], { token });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answersIn(text)).toMatchObject([
      { errors: [{ message: 'Not now', extensions: { code: 'PLATFORM_MESSAGE' } }] },
      { data: { me: { userName: 'aiko' } } },
    ]);
  });

  it('logs and counts each operation under the ID of the request', async () => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(assets.assetsList, assetsList);
    const before = test.gateway.log().length;
    const { headers } = await test.gateway.post([overview, overview], { token });
    const lines = test.gateway.log().slice(before).trim().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.filter(({ operation }) => operation === 'Overview')).toMatchObject([
      { requestId: headers['x-request-id'], code: 'OK' },
      { requestId: headers['x-request-id'], code: 'OK' },
    ]);
  });

  it.each([
    ['with something that changes anything', [overview, logout]],
    ['with a document of its own', [overview, { query: '{ __typename }' }]],
    ['with an unknown id', [overview, { documentId: 'f'.repeat(64) }]],
    ['with nothing in it', []],
    ['in another one', [[overview]]],
    ['of more than 20 operations', Array.from({ length: 21 }, () => overview)],
  ])('%s is refused as a whole', async (_what, batch) => {
    const { status, errors } = await test.gateway.post(batch, { token });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('the limit of requests', () => {
  const test = suite({ REQUESTS_PER_ADDRESS_PER_MINUTE: '3' });

  it('counts each operation of a batch', async () => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(assets.assetsList, assetsList);
    const { status, text } = await test.gateway.post(
      Array.from({ length: 5 }, () => overview),
      { token },
    );
    expect(status).toBe(200);
    expect(answersIn(text).map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK')).toEqual([
      'OK',
      'OK',
      'OK',
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
  });
});
