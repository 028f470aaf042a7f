import { domains, type Endpoint } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkOf } from './contract-check.ts';

const endpoints = Object.entries(domains).flatMap(([domain, members]) =>
  Object.entries<Endpoint>(members).map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
);

type JsonSchema = Readonly<Record<string, unknown>>;

/** Values of a schema: the least one, and some with everything in it. */
function samples(schema: JsonSchema): unknown[] {
  const { anyOf, const: constant, enum: choices, type, pattern, minimum } = schema;
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).flatMap(samples);
  if (constant !== undefined) return [constant];
  if (Array.isArray(choices)) return choices as unknown[];
  if (Array.isArray(type)) return (type as string[]).flatMap((one) => samples({ ...schema, type: one }));
  if (type === 'null') return [null];
  if (type === 'boolean') return [true, false];
  if (type === 'integer') return [Number(minimum), Number(minimum) + 1];
  if (type === 'string') {
    if (typeof pattern !== 'string') return ['', 'text'];
    return pattern.includes('image')
      ? ['data:image/png;base64,AA==']
      : ['0', '-12.5', '123456789012.12345678'];
  }
  if (type === 'array') return [[], samples(schema['items'] as JsonSchema)];
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  return [0, 1, 2].map((n) =>
    Object.fromEntries(
      members.map(([name, member]) => {
        const all = samples(member);
        return [name, all[n % all.length]];
      }),
    ),
  );
}

const strange = [
  undefined,
  null,
  0,
  -1,
  8,
  1.5,
  1e21,
  '',
  ' ',
  '1e3',
  '+1',
  '1.',
  '.5',
  '1234567890123',
  '0\n',
  true,
  [],
  {},
  [null],
];

/** The same value with one thing in it replaced or left out, for everything in it and every replacement. */
function* mutations(value: unknown): Generator {
  yield* strange;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const other of mutations(item)) yield value.with(index, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      for (const other of mutations(member)) yield { ...value, [name]: other };
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      yield { ...value, unknown: name };
    }
  }
}

describe.each(endpoints)('the check of %s', (_name, { result }) => {
  const check = checkOf(result);
  const whole = samples(z.toJSONSchema(result, { io: 'output' }));

  it('accepts what the contract allows, without asking zod', () => {
    expect(whole.length).toBeGreaterThan(0);
    for (const value of whole) {
      expect(result.safeParse(value).success, JSON.stringify(value)).toBe(true);
      expect(check(value), JSON.stringify(value)).toBe(true);
    }
  });

  it('agrees with zod about everything else', () => {
    let refused = 0;
    for (const value of whole) {
      for (const other of mutations(value)) {
        const isOfContract = result.safeParse(other).success;
        if (!isOfContract) refused += 1;
        expect(check(other), JSON.stringify(other)).toBe(isOfContract);
      }
    }
    expect(refused).toBeGreaterThan(10);
  });
});

describe('what the check does not understand', () => {
  it.each<[string, z.ZodType]>([
    ['a transform', z.string().transform(Number)],
    ['a tuple', z.tuple([z.string(), z.number()])],
    ['a length', z.string().min(3)],
    ['what JSON cannot say', z.object({ a: z.date() })],
  ])('%s is left to zod', (_what, contract) => {
    const check = checkOf(contract);
    for (const value of ['1', 'abcd', ['a', 1], { a: new Date() }]) expect(check(value)).toBe(false);
  });
});
