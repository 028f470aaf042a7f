import { describe, expect, it } from 'vitest';
import { documentOf, rootFields } from '../../test/operations.ts';
import { suite } from '../../test/suite.ts';
import { documentLimits } from './documents.ts';
import { buildSchema } from './schema.ts';

const test = suite();
const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const twelveFields =
  'id receiptNumber transactionNumber occurredAt coin type state status amount balanceAfter fee actualAmount';

const deep = (levels: number): string => {
  let text = 'name';
  for (let level = 0; level < levels; level += 1) text = `ofType { ${text} }`;
  return `{ __type(name: "Member") { ${text} } }`;
};

describe('a document', () => {
  it.each([
    ['that is too deep', deep(documentLimits.depth)],
    ['with too many aliases', `{ ${times(documentLimits.aliases + 1, (n) => `a${n}: levels { number }`)} }`],
    ['with too many tokens', `{ ${times(documentLimits.tokens, () => 'levels { number }')} }`],
    [
      'with too many directives',
      `{ levels { ${times(documentLimits.directives + 1, () => 'number @include(if: true)')} } }`,
    ],
    [
      'that costs too much',
      `{ ${times(14, (n) => `a${n}: creditRecords(first: 500) { edges { cursor node { ${twelveFields} } } }`)} }`,
    ],
    [
      'that selects one field of many whole rows',
      `{ ${times(5, (n) => `a${n}: creditRecords(first: 500) { edges { cursor } }`)} }`,
    ],
    [
      'whose pages are as large as a variable says',
      `query ($n: Int) { ${times(14, (n) => `a${n}: creditRecords(first: $n) { edges { cursor node { ${twelveFields} } } }`)} }`,
    ],
    [
      'that hides its pages in fragments',
      `query ($n: Int) { ${times(14, (n) => `a${n}: creditRecords(first: $n) { ...A }`)} }
       fragment A on CreditRecordConnection { edges { ...B } }
       fragment B on CreditRecordEdge { cursor ... on CreditRecordEdge { node { ${twelveFields} } } }`,
    ],
    [
      'with long lists that have no pages',
      `{ ${times(14, (n) => `a${n}: earningsReport { earnings { day type coin amount } }`)} }`,
    ],
    [
      'that hides its depth in fragments',
      `{ __type(name: "Member") { ...A } } fragment A on __Type { ofType { ...B } }
       fragment B on __Type { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } }`,
    ],
  ])('is refused %s, without revealing the limit', async (_what, document) => {
    const { status, errors, data, text } = await test.gateway.query(document, {
      accept: 'application/graphql-response+json',
      token: 'any',
    });
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.[0]).toMatchObject({
      message: 'Syntax Error: The document asks for too much.',
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(text).not.toMatch(/\d{3,}.*exceeded|limit of/i);
    expect(test.upstream.calls).toHaveLength(0);
  });

  it('fails in a batch', async () => {
    const { status, errors } = await test.gateway.post([
      { query: '{ __typename }' },
      { query: '{ __typename }' },
    ]);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});

describe('a document for 500 rows with every field', () => {
  const lists = rootFields(buildSchema()).filter(({ field }) =>
    field.args.some(({ name }) => name === 'first'),
  );

  it.each(lists.map((list) => [list.field.name, list] as const))('may request %s', async (name, list) => {
    const { errors } = await test.gateway.query(documentOf(list, ['first']), { variables: { first: 500 } });
    expect(errors?.[0]?.extensions.code, 'the only error is the missing session').toBe('UNAUTHENTICATED');
    const text = documentOf(list, []).replace(name, `${name}(first: 500)`);
    expect((await test.gateway.query(text)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

it('accepts a document with two pages of 500 rows, or fourteen of one row', async () => {
  for (const [pages, first] of [
    [2, 500],
    [14, 1],
  ] as const) {
    const text = `{ ${times(pages, (n) => `a${n}: creditRecords(first: ${first}) { edges { node { ${twelveFields} } } }`)} }`;
    const { errors } = await test.gateway.query(text);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
});

it('answers a document within every limit', async () => {
  const { data } = await test.gateway.query(
    `{ ${times(documentLimits.aliases, (n) => `a${n}: __typename`)} }`,
  );
  expect(Object.keys(data ?? {})).toHaveLength(documentLimits.aliases);
});

describe('a body', () => {
  const ofLength = (length: number): string => {
    const [head, tail] = ['{"query":"{ __typename }","variables":{"a":"', '"}}'];
    return head + 'x'.repeat(length - head.length - tail.length) + tail;
  };

  it('passes with 64 KiB', async () => {
    const { status, data } = await test.gateway.post(ofLength(64 * 1024));
    expect([status, data]).toEqual([200, { __typename: 'Query' }]);
  });

  it('fails above 64 KiB', async () => {
    const { status, errors } = await test.gateway.post(ofLength(64 * 1024 + 1));
    expect(status).toBe(413);
    expect(errors?.[0]).toMatchObject({
      message: 'The request is too large.',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  it.each([
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/graphql',
    'application/xml',
  ])('is refused unread with type %s, because a form on another site could send it', async (type) => {
    const response = await test.gateway
      .request('post', '/graphql')
      .set('content-type', type)
      .send('query=%7B__typename%7D');
    expect(response.status).toBe(415);
    expect(response.body).toMatchObject({
      errors: [{ message: 'Only application/json is accepted.', extensions: { code: 'BAD_REQUEST' } }],
    });
  });
});

it('files are accepted only from members and for operations that take one', async () => {
  const form = [
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}',
    '\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n',
  ].join('');
  const answers = [];
  for (const header of [{}, { authorization: 'Bearer any' }]) {
    const { status, text } = await test.gateway
      .request('post', '/graphql')
      .set({ 'content-type': 'multipart/form-data; boundary=x', ...header })
      .send(form);
    answers.push([status, /"code":"(\w+)"/.exec(text)?.[1]]);
  }
  expect(answers).toEqual([
    [200, 'UNAUTHENTICATED'],
    [415, 'BAD_REQUEST'],
  ]);
});

it('deeply nested lists within 64 KiB are refused without exhausting the stack', async () => {
  const nested = '['.repeat(30_000) + ']'.repeat(30_000);
  const { status, errors } = await test.gateway.post(
    `{"query":"query ($first: Int) { creditRecords(first: $first) { edges { cursor } } }","variables":{"first":${nested}}}`,
    { token: 'any' },
  );
  expect(status).toBe(200);
  expect(errors?.[0]).toMatchObject({
    message: '"first" is no Int.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
