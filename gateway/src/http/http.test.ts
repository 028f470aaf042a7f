/** How the server handles HTTP: headers, methods, broken and slow requests. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assets, member, session } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { callWithEffect } from '../../test/cases.ts';
import { assetsList, userInfo } from '../../test/fixtures.ts';
import { succeed } from '../../test/scripted-upstream.ts';
import { shortTimeouts, suite, type Suite } from '../../test/suite.ts';

const test = suite();
const proxied = suite({ TRUSTED_PROXIES: 'loopback' });
const elsewhere = suite({ TRUSTED_PROXIES: '10.0.0.0/8' });

const portOf = ({ gateway }: Suite): number => {
  const address = gateway.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
};

/** Sends bytes and resolves to everything received until the server closes the connection. */
const raw = (text: string, of = test): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(portOf(of), '127.0.0.1', () => socket.write(text));
    const timer = setTimeout(() => reject(new Error(`still open, received: ${received}`)), 5000);
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });

describe('a GraphQL answer', () => {
  it('must not be cached, framed or rendered', async () => {
    const { headers } = await test.gateway.query('{ __typename }');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['vary']?.split(', ').sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
    ]);
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('carries the same request id in its header and in its errors', async () => {
    const { headers, errors } = await test.gateway.query('{ me { id } }');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(errors?.[0]?.extensions.requestId).toBe(headers['x-request-id']);
  });

  it('takes its request id only from a trusted proxy', async () => {
    const headers = { 'x-request-id': 'given-by-a-proxy' };
    const idOf = async ({ gateway }: Suite) =>
      (await gateway.query('{ __typename }', { headers })).headers['x-request-id'];
    expect(await idOf(test)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf(proxied)).toBe('given-by-a-proxy');
    expect(await idOf(elsewhere)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('uses the requested media type', async () => {
    const { headers } = await test.gateway.query('{ __typename }', {
      accept: 'application/graphql-response+json',
    });
    expect(headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
  });

  it('returns 406 when the client accepts no supported media type', async () => {
    const response = await test.gateway
      .request('post', '/graphql')
      .set({ 'content-type': 'application/json', accept: 'text/event-stream' })
      .send('{"query":"{ __typename }"}');
    expect(response.status).toBe(406);
  });
});

describe('compression', () => {
  const ask = async (encoding: string, query: string) => {
    test.upstream.result(assets.assetsList, {
      records: Array.from({ length: 30 }, () => assetsList.records).flat(),
    });
    test.upstream.result(member.userInfo, userInfo);
    const response = await test.gateway
      .request('post', '/graphql')
      .set({ 'content-type': 'application/json', authorization: 'Bearer a', 'accept-encoding': encoding })
      .buffer(true)
      .parse((incoming, done) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .send(JSON.stringify({ query }));
    return {
      encoding: response.headers['content-encoding'],
      body: response.body as Buffer,
    };
  };
  const large = '{ assets { coin available frozen locked } }';

  // superagent decompresses the encodings it knows before the parser above sees the body
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
  ])('answers accept-encoding %s with the encoding %s', async (accepted, used) => {
    const { encoding, body } = await ask(accepted, large);
    expect(encoding).toBe(used);
    let text = body.toString();
    if (used === 'br' && !text.startsWith('{')) text = brotliDecompressSync(body).toString();
    if (used === 'gzip' && !text.startsWith('{')) text = gunzipSync(body).toString();
    expect((JSON.parse(text) as { data: { assets: unknown[] } }).data.assets).toHaveLength(60);
  });

  it('skips small responses', async () => {
    expect((await ask('br, gzip', '{ me { id } }')).encoding).toBeUndefined();
  });
});

describe('methods', () => {
  it.each(['put', 'delete'] as const)('%s is not allowed for GraphQL', async (method) => {
    const response = await test.gateway
      .request(method, '/graphql')
      .set('content-type', 'application/json')
      .send('{}');
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, POST');
  });

  it('OPTIONS is refused, so no other site passes a preflight', async () => {
    const response = await test.gateway
      .request('options', '/graphql')
      .set({ origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('GET is allowed for a query, not for a mutation', async () => {
    test.upstream.result(session.countryList, { records: [] });
    const query = await test.gateway.request('get', '/graphql?query=%7Bcountries%7Bcode%7D%7D');
    expect(query.body).toEqual({ data: { countries: [] } });
    const mutation = await test.gateway.request('get', '/graphql?query=mutation%7Blogout%7Brevoked%7D%7D');
    expect([mutation.status, mutation.headers['allow']]).toEqual([405, 'POST']);
  });
});

describe('a request that cannot be read', () => {
  it.each([
    ['no JSON', '{"query":'],
    ['an empty body', ''],
    ['text', 'hello'],
    ['a string', '"query"'],
    ['a number', '5'],
    ['null', 'null'],
    ['binary', '\u0000\u0001'],
  ])('gets a clear answer for %s', async (_what, body) => {
    const { status, errors, text } = await test.gateway.post(body === '' ? ' ' : body);
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_REQUEST',
      requestId: expect.any(String) as unknown,
    });
    expect(text).not.toMatch(/stack|node_modules|at position|Unexpected token/);
  });

  it('gets a GraphQL error on any other path too', async () => {
    const response = await test.gateway
      .request('post', '/nowhere')
      .set('content-type', 'application/json')
      .send('{}');
    expect(response.status).toBe(404);
    expect(response.body).toEqual({
      errors: [
        {
          message: 'There is nothing here.',
          extensions: { code: 'BAD_REQUEST', requestId: response.headers['x-request-id'] },
        },
      ],
    });
  });

  it('gets a clear answer for a path that cannot be decoded', async () => {
    expect(await raw('GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  it('closes the connection when it is not HTTP', async () => {
    expect(await raw('SSH-2.0-OpenSSH_9\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('closes the connection for a huge header', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-big: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it('closes the connection for two lengths', async () => {
    const smuggled =
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await raw(smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a chunked body', () => {
  const head =
    'POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
  const inChunksOf = (text: string, size: number): string =>
    (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [])
      .map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
      .join('');
  const body = `{"query":"{ __typename }","variables":{"a":"${'x'.repeat(20_000)}"}}`;

  it('passes', async () => {
    expect(await raw(`${head}${inChunksOf(body, 100)}0\r\n\r\n`)).toMatch('{"data":{"__typename":"Query"}}');
  });

  it('closes the connection when it arrives byte by byte', async () => {
    expect(await raw(`${head}${inChunksOf(body, 1)}0\r\n\r\n`)).toBe('');
  });
});

describe('a client that disconnects', () => {
  it('does not stop a movement of credits', async () => {
    const { document, endpoint, result, variables } = callWithEffect('money');
    const { upstream, gateway } = proxied;
    let finish: (() => void) | undefined;
    upstream.script(endpoint, (exchange) => (finish = () => succeed(result)(exchange)));
    const text = JSON.stringify({ query: document, variables });
    const socket = connect(portOf(proxied), '127.0.0.1', () =>
      socket.write(
        `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: Bearer leaver\r\ncontent-type: application/json\r\nx-request-id: who-left-0001\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
      ),
    );
    await expect.poll(() => finish).toBeDefined();
    socket.destroy();
    finish?.();
    const line = /\{[^\n]*"requestId":"who-left-0001","operation"[^\n]*/;
    await expect.poll(() => line.exec(gateway.log())?.[0]).toMatch('"code":"OK"');
    const { amount } = variables['input'] as { amount: string };
    expect(upstream.only(endpoint).data).toMatchObject({ amount });
    expect(gateway.log()).not.toMatch('"level":50');
    expect((await gateway.requestAdmin('/metrics')).text).toMatch(/^http_server_active_requests 0$/m);
  });
});

describe('a client that sends slowly', () => {
  const impatient = suite({}, shortTimeouts);

  it.each([
    ['its headers', 'POST /graphql HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'its body',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ],
  ])('%s is cut off', async (_what, head) => {
    expect(await raw(head, impatient)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gets ten seconds for its headers and fifteen for the whole request by default', () => {
    const { headersTimeout, requestTimeout } = test.gateway.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 15_000]);
  });
});

describe('an ambiguous request', () => {
  const expectRefusal = (answer: string): void => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    const id = /^x-request-id: ([0-9a-f-]{36})$/m.exec(head)?.[1];
    expect(head).toMatch(/^cache-control: no-store$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/m);
    expect(JSON.parse(body)).toEqual({
      errors: [
        { message: 'The request cannot be read.', extensions: { code: 'BAD_REQUEST', requestId: id } },
      ],
    });
  };

  it.each(['/%zz', '/%', '/graphql%c0', '/assets/%e0%a4%a'])(
    'is refused in our own format for the address %s',
    async (address) => {
      expectRefusal(await raw(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`));
    },
  );

  const body = '{"query":"{ __typename }"}';
  const post = (path: string, headers: string): Promise<string> =>
    raw(
      `POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close\r\n` +
        `Content-Length: ${body.length}\r\n${headers}\r\n${body}`,
    );

  it.each(['/graphql', '/', '/nothing/here'])(
    'is refused in our own format with two hosts or two tokens, at %s',
    async (path) => {
      for (const headers of [
        'Host: a\r\nhost: b\r\n',
        'Host: a\r\nHost: a\r\n',
        'Host: a\r\nAuthorization: Bearer one\r\nauthorization: Bearer two\r\n',
        'Host: a\r\nAuthorization: Bearer one\r\nAuthorization: Bearer one\r\n',
      ]) {
        expectRefusal(await post(path, headers));
      }
    },
  );

  it('passes with one host and one token', async () => {
    expect(await post('/graphql', 'Host: a\r\nAuthorization: Bearer one\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a subscription', () => {
  it.each(['application/json', 'application/graphql-response+json'])(
    'returns status 400 and a code when the client accepts %s',
    async (accept) => {
      const texts = ['subscription { me { id } }', 'subscription S { me { id } } query Q { __typename }'];
      for (const text of texts) {
        const answer = await test.gateway.post(
          { query: text, ...(text.includes('S') && { operationName: 'S' }) },
          { accept },
        );
        expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
        expect(answer.errors?.[0]?.message).toBe('Subscriptions are not supported.');
        expect(answer.data).toBeUndefined();
      }
    },
  );
});

describe('connections', () => {
  const few = suite({ MAX_CONNECTIONS: '3' });
  const open = async (): Promise<Socket> => {
    const socket = connect(portOf(few), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const head = 'GET /nothing HTTP/1.1\r\nHost: a\r\n';

  it('close unanswered above the limit, until another connection ends', async () => {
    const held = await Promise.all([open(), open(), open()]);
    await expect
      .poll(() => new Promise((resolve) => few.gateway.app.server.getConnections((_, n) => resolve(n))))
      .toBe(3);
    expect(await raw(`${head}\r\n`, few)).toBe('');
    for (const socket of held) {
      socket.write(`${head}\r\n`);
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
    }
    held[0].destroy();
    await expect.poll(() => raw(`${head}Connection: close\r\n\r\n`, few)).toMatch(/^HTTP\/1\.1 404 /);
    for (const socket of held) socket.destroy();
  });
});
