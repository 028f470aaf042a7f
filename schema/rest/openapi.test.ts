import { describe, expect, it } from 'vitest';
import { domains } from './index.ts';
import { openApiDocument } from './openapi.ts';

const { paths, components } = openApiDocument() as {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

/** Every object within a value. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the OpenAPI document', () => {
  it('describes every endpoint', () => {
    const endpoints = Object.values(domains).flatMap((domain) =>
      Object.values(domain as Readonly<Record<string, { readonly path: string }>>).map(({ path }) => path),
    );
    expect(Object.keys(paths).sort()).toEqual(endpoints.sort());
  });

  it('contains every component that it refers to, and refers to every schema', () => {
    const references = new Set(
      [...objectsIn({ paths, components })].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : [])),
    );
    const known = Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...references].filter((reference) => !known.includes(reference))).toEqual([]);
    expect(known.filter((name) => name.includes('/schemas/') && !references.has(name))).toEqual([]);
  });

  it('contains each schema of an object once', () => {
    const texts = [...objectsIn({ paths, schemas: components['schemas'] })]
      .filter(({ type, properties }) => type === 'object' && Object.keys(properties ?? {}).length > 2)
      .map((schema) => JSON.stringify(schema));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
