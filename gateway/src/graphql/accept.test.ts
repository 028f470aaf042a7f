import { expect, it } from 'vitest';
import { acceptedType } from './accept.ts';

const plain = 'application/json';
const graphql = 'application/graphql-response+json';

it.each<[string | undefined, string | undefined]>([
  [undefined, plain],
  ['', plain],
  ['*/*', plain],
  ['application/*', plain],
  [plain, plain],
  [graphql, graphql],
  [`${graphql}, ${plain}`, graphql],
  [`${plain}, ${graphql}`, plain],
  [`${plain};q=0.5, ${graphql};q=0.9`, graphql],
  [`${plain}; q=0.9 , ${graphql}; q=0.5`, plain],
  [`${graphql};q=0, ${plain}`, plain],
  [`text/html, ${graphql};charset=utf-8`, graphql],
  [`${graphql};charset=utf-16, ${plain}`, plain],
  ['APPLICATION/JSON', plain],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', plain],
  ['text/event-stream', undefined],
  ['multipart/mixed', undefined],
  ['image/png', undefined],
  [',;,', undefined],
])('%s requests %s', (header, type) => {
  expect(acceptedType(header)).toBe(type);
  expect(acceptedType(header), 'the same when it is asked again').toBe(type);
});

it('still reads headers correctly after a very large number of them', () => {
  for (let n = 0; n < 2000; n += 1) expect(acceptedType(`application/json;n=${n}`)).toBe(plain);
  expect(acceptedType(`${'x/y,'.repeat(500)}application/json`)).toBeUndefined();
});
