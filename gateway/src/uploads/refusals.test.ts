/** Refused files and requests: their error, and that nothing is left behind. */
import { Agent } from 'node:http';
import { locales } from '@portal/schema/locales';
import { uploadBytes } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { bodyOf, open, partsOf, send, upload, type Part, type SendOptions } from '../../test/multipart.ts';
import { suite } from '../../test/suite.ts';
import {
  anyMember,
  countUploads,
  endpoint,
  input,
  map,
  operation,
  path,
  picture,
  query,
  result,
} from '../../test/upload-operation.ts';

const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });

const sendParts = (parts: readonly Part[], options: SendOptions = {}) =>
  send(test.gateway, bodyOf(parts), { ...anyMember(), ...options });

describe('a file', () => {
  it.each([
    ['that is a byte too large', Buffer.alloc(uploadBytes + 1), 413, /5 MB/],
    ['of 6 MB', Buffer.alloc(6_000_000, 'x'), 413, /5 MB/],
    ['of 20 MB', Buffer.alloc(20_000_000), 413, /5 MB/],
    ['that is empty', Buffer.alloc(0), 200, /empty|空|빈|kosong/],
  ])(
    'is refused %s, in the language of the member and with its field',
    async (_what, content, status, words) => {
      const messages = new Set<string>();
      for (const language of locales) {
        const who = { ...anyMember(), language };
        const answer = await upload(test.gateway, operation, { path, content }, who);
        expect([answer.status, answer.data]).toEqual([status, undefined]);
        expect(answer.errors).toHaveLength(1);
        expect(answer.errors?.[0]?.extensions).toEqual({
          code: 'BAD_USER_INPUT',
          field: path,
          requestId: answer.headers['x-request-id'],
        });
        expect(answer.errors?.[0]?.message).toMatch(words);
        messages.add(answer.errors?.[0]?.message ?? '');
      }
      expect(messages.size).toBe(5);
      expect(test.upstream.calls).toHaveLength(0);
      await expect.poll(() => countUploads(test.gateway)).toBe('0');
    },
  );

  it('fails and leaves the connection open', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [];
    const connections = new Set<number | undefined>();
    for (const size of [6_000_000, 7_000_000, 10]) {
      test.upstream.result(endpoint, result);
      const { request, answer } = open(test.gateway, { ...anyMember(), agent });
      request.once('response', ({ socket }) => connections.add(socket.localPort));
      request.end(bodyOf(partsOf(operation, map, { 0: Buffer.alloc(size) })));
      answers.push((await answer)?.status);
    }
    expect(answers).toEqual([413, 413, 200]);
    expect(connections.size).toBe(1);
    agent.destroy();
  });

  it('fails when text was sent instead', async () => {
    const parts = [...partsOf(operation, map), { name: '0', content: 'iVBORw0KGgo=' }];
    const { status, errors } = await sendParts(parts);
    expect(status).toBe(200);
    expect(errors?.[0]).toMatchObject({
      message: '"input.receiptImage": no file came.',
      extensions: { code: 'BAD_USER_INPUT', field: path },
    });
  });

  it('fails when it is missing from the request', async () => {
    const { errors } = await sendParts(partsOf(operation, map));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: path });
  });

  it('fails when it is required and the map does not name it', async () => {
    const { errors } = await sendParts(partsOf(operation, {}));
    expect(errors?.[0]).toMatchObject({
      message: '"input.receiptImage" must not be null: its file comes as a part of a multipart request.',
      extensions: { code: 'BAD_USER_INPUT', field: path },
    });
    expect(test.upstream.calls).toHaveLength(0);
  });
});

describe('a request', () => {
  const files = { 0: picture };
  const whole = partsOf(operation, map, files);
  const [operations, mapPart, file] = whole as [Part, Part, Part];
  const at = (place: string) => partsOf(operation, { 0: [place] }, files);
  const order = /The parts are/;
  const noPlace = /takes no file/;
  const aliased = query.replace(/\{(.*)\}/s, (_, field: string) => {
    const fields = Array.from({ length: 200 }, (_, n) => `a${n}: ${field}`);
    return `{ ${fields.join(' ')} }`;
  });

  it.each<[string, readonly Part[], RegExp]>([
    ['with no parts', [], /cannot be read|The parts are/],
    ['without operations', [mapPart, file], order],
    ['without a map', [operations, file], order],
    ['with operations alone', [operations], order],
    ['with the map first', [mapPart, operations, file], order],
    ['with the file first', [file, operations, mapPart], order],
    ['with operations as a file', [{ ...operations, fileName: 'o.json' }, mapPart, file], order],
    ['with a second map', [operations, mapPart, mapPart, file], /not in the map/],
    ['with a file too many', partsOf(operation, map, { 0: picture, 1: picture }), /not in the map/],
    ['with the same file twice', [...whole, file], /not in the map/],
    [
      'with a file of no name',
      [operations, mapPart, { ...file, name: undefined } as never],
      /not in the map/,
    ],
    ['with unexpected text', [...whole, { name: 'more', content: 'text' }], /not in the map/],
    ['with a map that is no JSON', partsOf(operation, '{"0":', files), /no JSON object/],
    [
      'with a map that is a list',
      partsOf(operation, [['variables.input.receiptImage']], files),
      /no JSON object/,
    ],
    ['with a map of null', partsOf(operation, 'null', files), /no JSON object/],
    ['with a map of text', partsOf(operation, { 0: 'variables.input.receiptImage' }, files), /in a list/],
    ['with a map of numbers', partsOf(operation, { 0: [5] }, files), /in a list/],
    ['with a map of nothing', partsOf(operation, { 0: [] }, files), /in a list/],
    ['with a place that takes text', at('variables.input.reference'), noPlace],
    ['with a whole input for a place', at('variables.input'), noPlace],
    ['with a place that does not exist', at('variables.input.receiptImage.x'), noPlace],
    ['with a place outside the variables', at('query'), noPlace],
    ['with a place beside the variables', at('operationName'), noPlace],
    ['with the prototype for a place', at('__proto__.polluted'), noPlace],
    ['with the prototype of the variables', at('variables.__proto__.polluted'), noPlace],
    ['with the constructor’s prototype', at('variables.constructor.prototype.polluted'), noPlace],
    ['with a place of an input’s prototype', at('variables.input.__proto__.receiptImage'), noPlace],
    ['with one place twice', partsOf(operation, { 0: [...map[0], ...map[0]] }, files), noPlace],
    [
      'with one place for two files',
      partsOf(operation, { 0: map[0], 1: map[0] }, { 0: picture, 1: picture }),
      noPlace,
    ],
    [
      'with something in the place',
      partsOf({ query, variables: { input: { ...input, receiptImage: 'x' } } }, map, files),
      /must be null/,
    ],
    [
      'with no input to put it in',
      partsOf({ query, variables: { input: null } }, map, files),
      /must be null/,
    ],
    ['with no variables', partsOf({ query }, map, files), /must be null/],
    [
      'with an input that only inherits the place',
      partsOf(
        `{"query":${JSON.stringify(query)},"variables":{"input":{"__proto__":{"receiptImage":null}}}}`,
        map,
        files,
      ),
      /must be null/,
    ],
    ['with operations that are no JSON', partsOf('{"query":', map, files), /JSON/i],
    ['with a batch', partsOf([operation], map, files), /./],
    ['with a document that does not parse', partsOf({ query: 'mutation {' }, map, files), /Syntax Error/],
    ['with a field that does not exist', partsOf({ query: 'mutation { nobody }' }, map, files), /nobody/],
    ['with 200 aliases', partsOf({ ...operation, query: aliased }, map, files), /asks for too much/],
    [
      'with operations that are too large',
      partsOf({ ...operation, extensions: { a: 'x'.repeat(70_000) } }, map, files),
      /too large/,
    ],
    [
      'with a map that is too large',
      partsOf(operation, { ...map, more: ['x'.repeat(70_000)] }, files),
      /too large/,
    ],
  ])('is refused %s', async (_what, parts, message) => {
    const { status, errors, data } = await sendParts(parts, {
      ...anyMember(),
      accept: 'application/graphql-response+json',
    });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(status).toBe(errors?.[0]?.message.includes('too large') ? 413 : 400);
    expect(data).toBeUndefined();
    expect(test.upstream.calls).toHaveLength(0);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(({} as { receiptImage?: unknown }).receiptImage).toBeUndefined();
    await expect.poll(() => countUploads(test.gateway)).toBe('0');
  });

  it.each<[string, string, Buffer]>([
    ['without a boundary', 'multipart/form-data', bodyOf(whole)],
    ['with an empty boundary', 'multipart/form-data; boundary=', bodyOf(whole)],
    ['with another boundary', 'multipart/form-data; boundary=another', bodyOf(whole)],
    [
      'that is no multipart at all',
      'multipart/form-data; boundary=x',
      Buffer.from(JSON.stringify(operation)),
    ],
    ['without a body', 'multipart/form-data; boundary=x', Buffer.alloc(0)],
    ['without an end', 'multipart/form-data; boundary=portal-test-boundary', bodyOf(whole, false)],
    [
      'that ends within its file',
      'multipart/form-data; boundary=portal-test-boundary',
      bodyOf(whole).subarray(0, -40),
    ],
    [
      'that ends within a head',
      'multipart/form-data; boundary=portal-test-boundary',
      bodyOf(whole).subarray(0, 60),
    ],
    [
      'with a preamble without end',
      'multipart/form-data; boundary=portal-test-boundary',
      Buffer.alloc(1_000_000, 'x'),
    ],
    [
      'with a head without end',
      'multipart/form-data; boundary=portal-test-boundary',
      Buffer.from(`--portal-test-boundary\r\n${'x: y\r\n'.repeat(100_000)}`),
    ],
    [
      'of parts without end',
      'multipart/form-data; boundary=portal-test-boundary',
      Buffer.from('--portal-test-boundary\r\n\r\n\r\n'.repeat(50_000)),
    ],
  ])('is refused %s', async (_what, contentType, body) => {
    const { status, errors } = await send(test.gateway, body, { ...anyMember(), contentType });
    expect([400, 413]).toContain(status);
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect(test.upstream.calls).toHaveLength(0);
  });

  it('fails for an operation that accepts no file, before its files are read', async () => {
    for (const text of ['{ me { id } }', 'mutation { logout { revoked } }']) {
      const { request, answer } = open(test.gateway, anyMember());
      request.write(bodyOf([...partsOf({ query: text }, {}), { content: 'more is to come' }], false));
      const { status, errors } = (await answer) ?? {};
      expect(status).toBe(415);
      expect(errors?.[0]).toMatchObject({
        message: 'This operation takes no file: send it as application/json.',
        extensions: { code: 'BAD_REQUEST' },
      });
      request.destroy();
    }
    expect(test.upstream.calls).toHaveLength(0);
  });

  it.each(['put', 'delete'] as const)('is refused by %s', async (method) => {
    const response = await test.gateway
      .request(method, '/graphql')
      .set({
        authorization: 'Bearer a',
        'content-type': 'multipart/form-data; boundary=portal-test-boundary',
      })
      .send(bodyOf(whole));
    expect(response.status).toBe(405);
  });
});
