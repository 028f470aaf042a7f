import { createHash } from 'node:crypto';
import { Kind, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openGraphiql } from '../../test/graphiql.ts';
import { suite } from '../../test/suite.ts';
import { extraRules, parseDocument } from './documents.ts';
import { attachToken } from './graphiql-page.ts';
import { examples } from './graphiql.ts';
import { buildSchema } from './schema.ts';

const test = suite();
const schema = buildSchema();
const exampleDocuments = examples().map(({ query }) => query);

describe('the examples', () => {
  it.each(exampleDocuments)('pass validation and the limits (%#)', (text) => {
    expect(validate(schema, parseDocument(text))).toEqual([]);
    expect(validate(schema, parseDocument(text), extraRules(false))).toEqual([]);
  });

  it('cover every operation of the schema', () => {
    const shown = exampleDocuments
      .flatMap((text) => parse(text).definitions)
      .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? [definition] : []))
      .flatMap(({ selectionSet }) => selectionSet.selections)
      .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(new Set(shown)).toEqual(new Set(fields));
  });
});

describe('the GraphiQL page', () => {
  const open = async () => test.gateway.request('get', '/graphql').set('accept', 'text/html,*/*;q=0.8');

  it('runs only its own scripts and loads nothing from other hosts', async () => {
    const { status, headers, text } = await open();
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch('text/html');
    const policy = String(headers['content-security-policy']);
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    expect(text.replaceAll(/<script>[\s\S]*?<\/script>/g, '')).not.toContain('<script');
    for (const script of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(text).not.toMatch(/<(script|link|img)[^>]+(src|href)="(https?:)?\/\//);
  });

  it('opens the examples, sign-in first, with a header for the token', async () => {
    const { text } = await open();
    for (const document of exampleDocuments) {
      expect(text).toContain(JSON.stringify(document).slice(1, 60));
    }
    expect(text).toContain('Bearer (of SignIn)');
    expect(text).toContain('attachToken');
  });

  it('can load the schema', async () => {
    const { data } = await test.gateway.query('{ __schema { queryType { name description } } }');
    expect(data).toMatchObject({
      __schema: {
        queryType: { name: 'Query', description: expect.stringMatching(/^All queries/) as string },
      },
    });
  });
});

describe('a sign-in on the GraphiQL page', () => {
  it('adds the token to requests whose headers have none', async () => {
    const sent: (string | null)[] = [];
    const answers = [
      '{"data":{"levels":[]}}',
      'no JSON',
      '{"data":{"login":{"token":"abc"}}}',
      '{"data":null}',
      '{}',
    ];
    const window = {
      fetch: (async (_url, init) => {
        sent.push(new Headers(init?.headers).get('authorization'));
        return new Response(answers[sent.length - 1]);
      }) satisfies typeof fetch,
    };
    attachToken(window, 'Bearer (of SignIn)');
    const ask = async (authorization?: string): Promise<string> => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await window.fetch('/graphql', { headers })).text();
    };
    for (const answer of answers.slice(0, 4)) expect(await ask('Bearer (of SignIn)')).toBe(answer);
    await ask('Bearer mine');
    await ask();
    expect(sent).toEqual([
      'Bearer (of SignIn)',
      'Bearer (of SignIn)',
      'Bearer (of SignIn)',
      'Bearer abc',
      'Bearer mine',
      null,
    ]);
  });
});

describe('a request from the GraphiQL page', () => {
  const sentByPage = openGraphiql();
  const tab = `
    query Levels { levels { ...Level } }
    query Coins { coins { coin } }
    fragment Level on Level { number }
    fragment Unused on Level { englishName }
  `;

  it('contains the chosen operation and the fragments it uses', async () => {
    const { query, ...rest } = await sentByPage({ query: tab, operationName: 'Levels', variables: { a: 1 } });
    const chosen = 'query Levels { levels { ...Level } } fragment Level on Level { number }';
    expect(print(parse(query))).toBe(print(parse(chosen)));
    expect(rest).toEqual({ operationName: 'Levels', variables: { a: 1 } });
  });

  it('contains the only operation of a tab when none is chosen', async () => {
    const { query } = await sentByPage({ query: '{ coins { coin } } fragment Unused on Level { number }' });
    expect(print(parse(query))).toBe(print(parse('{ coins { coin } }')));
  });

  it.each([
    ['that does not parse', '{ coins {'],
    ['of several operations of which none is chosen', tab],
  ])('sends a document %s unchanged, so that the server refuses it', async (_, query) => {
    expect(await sentByPage({ query })).toEqual({ query });
  });
});
