/**
 * Runs every operation against a platform that implements only the specification: minimal answers and no extensions.
 * Answers and operations are derived from the contract and the schema, so that new ones are covered.
 */
import { randomUUID } from 'node:crypto';
import { domains, type Endpoint } from '@portal/schema/rest';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { GraphqlResponse } from '../../test/gateway.ts';
import { upload } from '../../test/multipart.ts';
import { documentOf, inputPaths, rootFields, type RootField } from '../../test/operations.ts';
import { png } from '../../test/pictures.ts';
import { succeed } from '../../test/scripted-upstream.ts';
import { suite } from '../../test/suite.ts';
import { buildSchema } from '../graphql/schema.ts';

const specified = Object.values(domains).flatMap((domain) =>
  Object.values<Endpoint>(domain).filter(({ extension }) => extension !== true),
);

/** The parts of a definition that a minimal answer is built from. */
type Definition = { readonly type: string } & {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly z.ZodType[];
};

/** Texts among which each text of a result finds one that it accepts: a path, a decimal, a day, a hash, a picture's address. */
const texts = ['/text', '1', '2026-11-21', 'a'.repeat(64), 'a'.repeat(16), 'data:image/png;base64,AA=='];

/** A minimal value that a schema accepts: only required members of an object. */
function leastOf(schema: z.ZodType): unknown {
  const { type, shape, element, values, entries, options } = schema.def as unknown as Definition;
  const accepted = (candidates: readonly unknown[]): unknown => {
    const found = candidates.find((value) => schema.safeParse(value).success);
    if (found === undefined) throw new Error(`no candidate for "${type}"`);
    return found;
  };
  if (shape !== undefined) {
    const required = Object.entries(shape).filter(([, member]) => !member.safeParse(undefined).success);
    return Object.fromEntries(required.map(([name, member]) => [name, leastOf(member)]));
  }
  if (element !== undefined) return [leastOf(element)];
  if (options !== undefined) return leastOf(options[0] ?? schema);
  if (values !== undefined) return values[0];
  if (entries !== undefined) return Object.values(entries)[0];
  if (type === 'nullable') return null;
  if (type === 'number') return accepted([1, 1_780_000_000_123, 0]);
  if (type === 'boolean') return false;
  return accepted(texts);
}

/** The possible answers of an endpoint; a `write` with a result may also return nothing. */
const answersOf = ({ result }: Endpoint): readonly unknown[] => {
  const { options } = result.def as unknown as Definition;
  return options === undefined ? [leastOf(result)] : [leastOf(result), {}, null];
};

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  BusinessDate: '2026-11-21',
  BusinessMonth: '2026-11',
  Decimal: '1.5',
  Float: 1.5,
  ID: '0123456789abcdef',
  Int: 1,
  JSONObject: {},
  String: 'text',
  Upload: null,
};

/** A value for an input: only required fields of an input object. */
function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType);
  if (isListType(type)) return [inputOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, inputOf(field.type)]));
  }
  if (!(type.name in scalars)) throw new Error(`no value for the scalar "${type.name}"`);
  return scalars[type.name];
}

const parts = suite({ PLATFORM_EXTENSIONS: 'none', REQUESTS_PER_ADDRESS_PER_MINUTE: '100000' });

const roots = rootFields(buildSchema());

/** Scripts an answer for every path; `choice` selects among several minimal answers. */
function script(choice: number): void {
  for (const endpoint of specified) {
    const answers = answersOf(endpoint);
    parts.upstream.script(endpoint, succeed(answers[choice] ?? answers[0]));
  }
}

async function ask(root: RootField): Promise<GraphqlResponse> {
  const args = root.field.args.filter(isRequiredArgument);
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, inputOf(type)]));
  const query = documentOf(root, Object.keys(variables));
  const body = { query, variables };
  // A separate session, because one of the operations ends it.
  const token = randomUUID();
  const files = args.flatMap((argument) => inputPaths(argument, 'Upload'));
  const path = files.filter((file) => file.split('.').reduce<unknown>(memberOf, variables) === null);
  return path.length === 0
    ? parts.gateway.post(body, { token })
    : upload(parts.gateway, body, { path, content: png(2, 2) }, { token });
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Expected refusals: the platform lacks the operation, or the generated input is invalid. */
const clear = ['NOT_IMPLEMENTED', 'BAD_USER_INPUT'];

describe('with a platform that implements only the specification', () => {
  it.each(roots.map((root) => ({ name: root.field.name, root })))(
    '$name returns data or is refused as not implemented',
    async ({ root }) => {
      for (const choice of root.kind === 'query' ? [0] : [0, 1, 2]) {
        script(choice);
        const { data, errors = [] } = await ask(root);
        const refusals = errors.map(({ extensions: { code } }) => code);
        for (const code of refusals) expect(clear, JSON.stringify(errors)).toContain(code);
        if (refusals.length === 0) expect(data?.[root.field.name]).toBeDefined();
      }
    },
  );

  it('some operations of every kind return data', async () => {
    script(0);
    const answered = { query: 0, mutation: 0 };
    for (const root of roots) if ((await ask(root)).errors === undefined) answered[root.kind] += 1;
    expect(answered.query).toBeGreaterThan(30);
    expect(answered.mutation).toBeGreaterThan(30);
  });
});
