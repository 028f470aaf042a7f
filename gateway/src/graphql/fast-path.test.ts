/** The short way and Yoga answer with the same bytes: whoever asks cannot tell which of them did. */
import { readFileSync } from 'node:fs';
import { assets, member, transfer } from '@portal/schema/rest';
import { describe, expect, it, vi } from 'vitest';
import { assetsList, order, userInfo } from '../../test/fixtures.ts';
import { answerCode, answerRaw } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';
import * as fastPath from './fast-path.ts';

const trusted = JSON.parse(
  readFileSync(new URL('../../../web/trusted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const idOf = (name: string): string => {
  const found = Object.entries(trusted).find(([, text]) =>
    new RegExp(`^(query|mutation) ${name}\\b`).test(text),
  );
  if (found === undefined) throw new Error(`The web has no operation named ${name}.`);
  return found[0];
};

const test = suite();
const requestId = 'request-of-the-comparison';
const token = 'token-of-aiko';

/** What a request is answered, all of it that may not differ. */
async function answerTo(body: unknown, accept: string) {
  const response = await test.gateway
    .request('post', '/graphql')
    .set({
      'content-type': 'application/json',
      accept,
      authorization: `Bearer ${token}`,
      'x-request-id': requestId,
    })
    .buffer(true)
    .parse((incoming, done) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => done(null, Buffer.concat(chunks).toString()));
    })
    .send(JSON.stringify(body));
  const { date: _date, ...headers } = response.headers as Record<string, string>;
  return { status: response.status, headers, text: response.body as string };
}

const transferInput = {
  idempotencyKey: '0123456789abcdef',
  coin: 'CASH_POINT',
  amount: '10',
  toUserName: 'budi',
  transactionPassword: 'Credits2026',
};

const requests: Record<string, unknown> = {
  'a trusted document by its id': { documentId: idOf('Overview'), operationName: 'Overview' },
  'an id with its prefix': { documentId: `sha256:${idOf('Overview')}` },
  'the older way to say an id': {
    extensions: { persistedQuery: { version: 1, sha256Hash: idOf('Overview') } },
    variables: null,
  },
  'a free query': { query: '{ me { id userName } }' },
  'the text of a trusted document': { query: trusted[idOf('Overview')] },
  'a partial failure': { query: '{ me { id } transferConfig { closedUntil } }' },
  'a refusal': { query: '{ transfers { edges { cursor } } }' },
  'a mutation': {
    query: 'mutation ($input: TransferInput!) { transfer(input: $input) { transfer { id amount } } }',
    variables: { input: transferInput },
  },
  'a variable of the wrong type': {
    query: 'mutation ($input: TransferInput!) { transfer(input: $input) { transfer { id } } }',
    variables: { input: { ...transferInput, amount: 10 } },
  },
  'a missing variable': { query: 'query ($first: Int!) { transfers(first: $first) { edges { cursor } } }' },
  'an argument out of bounds': { query: '{ transfers(first: 0) { edges { cursor } } }' },
  'one of several operations': {
    query: 'query A { me { id } } query B { me { userName } }',
    operationName: 'B',
  },
  'fragments, aliases and directives': {
    query: `query ($with: Boolean = false) { one: me { ...Names } two: me { id @include(if: $with) level { number } } }
      fragment Names on Member { userName __typename }`,
  },
};

describe.each(['application/json', 'application/graphql-response+json', '*/*'])('accepting %s', (accept) => {
  it.each(Object.keys(requests))('%s', async (name) => {
    test.upstream.result(member.userInfo, userInfo);
    test.upstream.result(assets.assetsList, assetsList);
    test.upstream.result(transfer.makeOver, order);
    test.upstream.script(transfer.makeOverConfigList, answerRaw(503, ''));
    test.upstream.script(transfer.makeOverOrderList, answerCode(9001, '请稍候'));

    const prepare = vi.spyOn(fastPath, 'prepare');
    const short = await answerTo(requests[name], accept);
    expect(prepare.mock.results[0]?.value, 'the short way was taken').toBeDefined();
    prepare.mockReturnValue(undefined);
    const before = test.gateway.log().length;
    const long = await answerTo(requests[name], accept);
    expect(test.gateway.log().slice(before), 'the long way is counted too').toContain('"msg":"graphql"');
    prepare.mockRestore();
    expect(long).toEqual(short);
    expect(short.headers['x-request-id']).toBe(requestId);
  });
});

const left: Record<string, unknown> = {
  'an unknown id': { documentId: '0'.repeat(64) },
  'an id that is no string': { documentId: 5 },
  'a batch': [{ query: '{ me { id } }' }],
  'a member that is not of GraphQL': { query: '{ me { id } }', more: 1 },
  'variables that are no object': { query: '{ me { id } }', variables: [] },
  'a name that is no string': { query: '{ me { id } }', operationName: {} },
  'no such operation': { query: '{ me { id } }', operationName: 'Nobody' },
  'a document that does not parse': { query: '{ me {' },
  'a document that is not valid': { query: '{ nobody }' },
  'no document': {},
  null: null,
};

it.each(Object.keys(left))('leaves %s to Yoga', async (name) => {
  const prepare = vi.spyOn(fastPath, 'prepare');
  const { status, text } = await answerTo(left[name], 'application/graphql-response+json');
  expect(prepare.mock.results[0]?.value).toBeUndefined();
  prepare.mockRestore();
  expect(status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { requestId } }] });
});
