/** The same requests through the fast path and through Yoga: a client cannot tell which of them answered. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls, callWithEffect } from '../../test/cases.ts';
import { temporaryFolder } from '../../test/gateway.ts';
import { answerCode, answerRaw, disconnect, succeed, type Script } from '../../test/scripted-upstream.ts';
import { suite, type Suite } from '../../test/suite.ts';
import * as fastPath from './fast-path.ts';

const jsonCalls = calls.filter(({ picturePath }) => picturePath === undefined);
const read = callWithEffect('read');
const money = callWithEffect('money');

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The calls as trusted documents: texts by id. */
const trusted = Object.fromEntries(
  jsonCalls.map(({ document }) => print(parse(document))).map((text) => [idOf(text), text]),
);
const trustedId = ({ document }: { readonly document: string }): string => idOf(print(parse(document)));
const trustedFile = join(temporaryFolder(), 'trusted-documents.json');
writeFileSync(trustedFile, JSON.stringify(trusted));

const development = suite({ TRUSTED_DOCUMENTS_FILE: trustedFile, TRUSTED_PROXIES: '127.0.0.1' });
const production = suite({
  NODE_ENV: 'production',
  TRUSTED_DOCUMENTS_FILE: trustedFile,
  TRUSTED_PROXIES: '127.0.0.1',
});

/** Which path a request takes; it takes neither when Fastify cannot read its body. */
type RequestPath = 'short' | 'yoga' | 'neither';

/** A request and the path it takes. */
interface Row {
  readonly way: RequestPath;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

const requestId = 'request-of-the-comparison';

/** A response without its date, and its log line without the duration. */
interface Answered {
  readonly status: number | undefined;
  readonly headers: object;
  readonly body: string;
  readonly logged: object | undefined;
}

/** Opens a request and sends all of it. */
function send({ gateway }: Suite, { method, path, headers, body }: Row): ClientRequest {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const { port } = gateway.app.server.address() as AddressInfo;
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: method ?? 'POST',
    path: path ?? '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: 'Bearer token-of-aiko',
      'x-request-id': requestId,
      'content-length': Buffer.byteLength(text),
      ...headers,
    },
  });
  request.end(text);
  return request;
}

async function answerTo(test: Suite, row: Row): Promise<Answered> {
  const before = test.gateway.log().length;
  const [response] = (await once(send(test, row), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { date: _date, ...headers } = response.headers;
  return {
    status: response.statusCode,
    headers,
    body: Buffer.concat(chunks).toString('base64'),
    logged: lineIn(test.gateway.log().slice(before)),
  };
}

function lineIn(log: string): object | undefined {
  const lines = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const found = lines.find(({ msg }) => msg === 'graphql');
  if (found === undefined) return undefined;
  const { time: _time, ms: _ms, ...rest } = found;
  return rest;
}

afterEach(() => void vi.restoreAllMocks());

/** Sends a request on the path it takes and then through Yoga, and compares the answers and the log lines. */
async function compare(test: Suite, row: Row): Promise<Answered> {
  const prepare = vi.spyOn(fastPath, 'prepare');
  const usual = await answerTo(test, row);
  const prepared = prepare.mock.results.map(({ value }) => (value === undefined ? 'yoga' : 'short'));
  expect(prepared[0] ?? (row.way === 'short' ? 'neither' : row.way)).toBe(row.way);
  prepare.mockReturnValue(undefined);
  const byYoga = await answerTo(test, row);
  expect(byYoga).toEqual(usual);
  return usual;
}

const query = (text: string, more: object = {}): Row => ({ way: 'short', body: { query: text, ...more } });
const ofYoga = (body: unknown, more: Partial<Row> = {}): Row => ({ way: 'yoga', body, ...more });
const { document, variables } = money;
const input = variables['input'] as Readonly<Record<string, unknown>>;
const good = { query: read.document };
const accept = (value: string, way: RequestPath = 'short'): Row => ({
  way,
  body: good,
  headers: { accept: value },
});
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}): Row => ({
  way: 'neither',
  method: 'GET',
  path: `/graphql?${new URLSearchParams(parameters).toString()}`,
  headers,
});

const corpus: Readonly<Record<string, Row>> = {
  'a trusted document by its id': { way: 'short', body: { documentId: trustedId(read) } },
  'an id with its prefix': { way: 'short', body: { documentId: `sha256:${trustedId(read)}` } },
  'an id as an extension': {
    way: 'short',
    body: { extensions: { persistedQuery: { version: 1, sha256Hash: trustedId(read) } }, variables: null },
  },
  'a trusted mutation': { way: 'short', body: { documentId: trustedId(money), variables } },
  'the text of a trusted document': query(trusted[trustedId(read)] ?? ''),
  'a free query': query('{ me { id userName maskedEmail } }'),
  'an empty name': query('{ me { id } }', { operationName: '' }),
  'null for all that is optional': query('{ me { id } }', {
    operationName: null,
    variables: null,
    extensions: null,
  }),
  'one of several operations': query('query A { me { id } } query B { me { userName } }', {
    operationName: 'B',
  }),
  'fragments, aliases and directives': query(
    `query ($with: Boolean = false) { one: me { ...Names } two: me { id @include(if: $with) level { number } } }
      fragment Names on Member { userName __typename }`,
  ),
  'a field that fails beside one that does not': query('{ me { id } levels { number } }'),
  'a list in a language': { ...query('{ me { id } }'), headers: { 'accept-language': 'ko-KP' } },
  'a query about the schema': query('{ __schema { queryType { name } } }'),
  'a visitor': { ...query('{ me { id } }'), headers: { authorization: '' } },
  'a mutation': query(document, { variables }),
  'a variable of the wrong type': query(document, { variables: { input: { ...input, amount: 10 } } }),
  'an unknown field in a variable': query(document, { variables: { input: { ...input, more: 1 } } }),
  'a variable that is missing': query(document),
  'a variable that is not asked for': query('{ me { id } }', { variables: { more: [1, { a: null }] } }),
  'a variable named like a prototype': {
    way: 'short',
    body: `{"query":${JSON.stringify(document)},"variables":{"__proto__":{"input":1}}}`,
  },
  'an argument out of range': query('{ creditRecords(first: 0) { edges { cursor } } }'),
  'a body with white space around it': { way: 'short', body: ` \n${JSON.stringify(good)}\t ` },
  'a charset in the content type': {
    ...query('{ me { id } }'),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
  compression: {
    ...query('{ __schema { types { name description } } }'),
    headers: { 'accept-encoding': 'br' },
  },

  'no accept header': accept(''),
  'any type': accept('*/*'),
  'the type of GraphQL': accept('application/graphql-response+json'),
  'both types by weight': accept('application/json;q=0.4, application/graphql-response+json;q=0.9'),
  'a type in capitals': accept('APPLICATION/JSON'),
  'a browser’s header': accept('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'),
  'a weight of nothing': accept('application/json;q=0', 'yoga'),
  'another charset': accept('application/json;charset=utf-16', 'yoga'),
  'a type that no answer has': accept('text/plain', 'yoga'),

  'an unknown id': ofYoga({ documentId: '0'.repeat(64) }),
  'an id that is no string': ofYoga({ documentId: 5 }),
  'an id of an object’s own members': ofYoga({ documentId: 'constructor' }),
  'a batch': ofYoga([good]),
  'an empty batch': ofYoga([]),
  'a member that is not of GraphQL': ofYoga({ ...good, more: 1 }),
  'variables that are no object': ofYoga({ ...good, variables: [] }),
  'variables that are text': ofYoga({ ...good, variables: '{}' }),
  'extensions that are no object': ofYoga({ ...good, extensions: 'x' }),
  'a name that is no string': ofYoga({ ...good, operationName: {} }),
  'no such operation': ofYoga({ ...good, operationName: 'Unknown' }),
  'several operations and no name': ofYoga({ query: 'query A { me { id } } query B { me { id } }' }),
  'a query that is no string': ofYoga({ query: 5 }),
  'a document that does not parse': ofYoga({ query: '{ me {' }),
  'a document that is not valid': ofYoga({ query: '{ unknown }' }),
  'a document without an operation': ofYoga({ query: 'fragment A on Member { id }' }),
  'a document that asks for too much': ofYoga({ query: `{ ${'me { id } '.repeat(2000)} }` }),
  'a subscription': ofYoga({ query: 'subscription { me { id } }' }),
  'no document': ofYoga({}),
  null: ofYoga(null),
  'a number': ofYoga(5),
  'half of its JSON': ofYoga('{"query":"{ me'),
  'text that is no JSON': ofYoga('query { me { id } }'),
  'an empty body': ofYoga(''),

  'a GET of a query': get(good),
  'a GET of a trusted document': get({ documentId: trustedId(read) }),
  'a GET of an unknown id': get({ documentId: 'unknown' }),
  'a GET of a mutation': get({ query: document, variables: JSON.stringify(variables) }),
  'a GET of variables that are no JSON': get({ ...good, variables: '{' }),
  'a GET of nothing': get({}),
  'a GET of GraphQL’s own type': get(good, { accept: 'application/graphql-response+json' }),
  'a PUT': { way: 'neither', method: 'PUT', body: good },
  'a DELETE': { way: 'neither', method: 'DELETE' },
  OPTIONS: { way: 'neither', method: 'OPTIONS' },
  'another content type': { way: 'neither', body: good, headers: { 'content-type': 'text/plain' } },
  'a body that is too large': { way: 'neither', body: { ...good, variables: { a: 'x'.repeat(70_000) } } },
};

/** Production executes documents by their ids alone; Yoga refuses all others. */
function inProduction(row: Row): Row {
  const isText =
    typeof row.body === 'string' || (row.body as { query?: unknown } | undefined)?.query !== undefined;
  return row.way === 'short' && isText ? { ...row, way: 'yoga' } : row;
}

describe('the fast path and Yoga', () => {
  it.each(Object.entries(corpus))('agree in development: %s', async (_name, row) => {
    for (const { endpoint, result } of jsonCalls) development.upstream.script(endpoint, succeed(result));
    const { headers } = await compare(development, row);
    expect(headers).toMatchObject({ 'x-request-id': requestId });
  });

  it.each(Object.entries(corpus))('agree in production: %s', async (_name, row) => {
    for (const { endpoint, result } of jsonCalls) production.upstream.script(endpoint, succeed(result));
    await compare(production, inProduction(row));
  });

  const outcomes: readonly (readonly [string, Script])[] = [
    ['refused in the platform’s words', answerCode(9001, '余额不足')],
    ['of an expired session', answerCode(87321, '', 401)],
    ['unavailable', answerRaw(503, '')],
    ['not understood', answerRaw(200, '{')],
    ['cut off', disconnect],
  ];
  it.each(
    jsonCalls.flatMap((call) =>
      outcomes.map(([what, script]) => [call.endpoint.path, what, call, script] as const),
    ),
  )('agree on a call of %s that is %s', async (_path, _what, call, script) => {
    development.upstream.script(call.endpoint, script);
    await compare(development, query(call.document, { variables: call.variables }));
  });

  it('make the call once and log it identically when the client disconnects early', async () => {
    const { gateway, upstream } = development;
    const left: (object | undefined)[] = [];
    for (const way of ['short', 'yoga'] as const) {
      upstream.reset();
      const prepare = vi.spyOn(fastPath, 'prepare');
      if (way === 'yoga') prepare.mockReturnValue(undefined);
      let finish: (() => void) | undefined;
      upstream.script(money.endpoint, (exchange) => (finish = () => succeed(money.result)(exchange)));
      const before = gateway.log().length;
      const request = send(development, query(document, { variables }));
      request.on('error', () => undefined);
      await expect.poll(() => finish).toBeDefined();
      request.destroy();
      finish?.();
      await expect.poll(() => lineIn(gateway.log().slice(before))).toBeDefined();
      left.push(lineIn(gateway.log().slice(before)));
      expect(upstream.calls).toHaveLength(1);
      vi.restoreAllMocks();
    }
    expect(left[0]).toMatchObject({ code: 'OK', type: 'mutation' });
    expect(left[1]).toEqual(left[0]);
  });
});
