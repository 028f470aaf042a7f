import { createHash } from 'node:crypto';
import { Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { suite } from '../../test/suite.ts';
import { extraRules, parseDocument } from './documents.ts';
import { exampleDocuments } from './graphiql.ts';
import { buildSchema } from './schema.ts';

const test = suite();
const schema = buildSchema();

describe('the examples', () => {
  it.each(exampleDocuments())('are valid and within the limits (%#)', (text) => {
    expect(validate(schema, parseDocument(text))).toEqual([]);
    expect(validate(schema, parseDocument(text), extraRules(false))).toEqual([]);
  });

  it('show every operation there is', () => {
    const shown = exampleDocuments()
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

describe('the page', () => {
  const open = async () => test.gateway.request('get', '/graphql').set('accept', 'text/html,*/*;q=0.8');

  it('runs no script but its own, and loads nothing from anywhere else', async () => {
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

  it('begins with the examples, the sign-in first, and a place for the token', async () => {
    const { text } = await open();
    for (const document of exampleDocuments()) {
      expect(text).toContain(JSON.stringify(document).slice(1, 60));
    }
    expect(text).toContain('Bearer put the token of SignIn here');
  });

  it('finds the schema', async () => {
    const { data } = await test.gateway.query('{ __schema { queryType { name description } } }');
    expect(data).toMatchObject({
      __schema: { queryType: { name: 'Query', description: expect.stringMatching(/^Everything/) as string } },
    });
  });
});
