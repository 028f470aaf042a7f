/**
 * Accepts a result in other spellings than the contract's, which the specification leaves open: ids and amounts as numbers or
 * strings, times as epoch or ISO 8601, flags as 0, 1 or booleans, lists with or without `records`.
 */
import { decimal, epochMs } from '@portal/schema/rest';
import type { z } from 'zod';
import { NumberText, parseExactly, toPlainDecimal } from './exact-json.ts';

/** Epochs below this are seconds: in milliseconds they would be before March 1973. */
const firstMillisecond = 100_000_000_000;

/** ISO 8601 with an offset; without one the time zone would be a guess. */
const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

const textOf = (value: unknown): unknown => (value instanceof NumberText ? value.text : value);

const toNumber = (value: unknown): unknown => {
  const text = textOf(value);
  return typeof text === 'string' && toPlainDecimal(text) !== undefined ? Number(text) : text;
};

function toEpoch(value: unknown): unknown {
  const given = toNumber(value);
  if (typeof given === 'number') return given < firstMillisecond ? given * 1000 : given;
  return typeof given === 'string' && isoTime.test(given) ? Date.parse(given.replace(' ', 'T')) : given;
}

/** The value of a literal in another spelling, such as `"1"` or `true` for `1`. */
const toLiteral = (value: unknown, literals: readonly unknown[]): unknown => {
  const text = String(value === true ? 1 : value === false ? 0 : textOf(value));
  return literals.find((literal) => String(literal) === text) ?? textOf(value);
};

function toBoolean(value: unknown): unknown {
  const text = String(textOf(value));
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : value;
}

type Shape = Readonly<Record<string, z.ZodType>>;

function toObject(value: unknown, shape: Shape): unknown {
  const given = Array.isArray(value) && shape['records'] !== undefined ? { records: value } : value;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return textOf(given);
  const page = shape['hasMore'] === undefined ? given : { hasMore: false, ...given };
  return Object.fromEntries(
    Object.entries(page).map(([name, member]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, schema === undefined ? textOf(member) : normalize(schema, member)];
    }),
  );
}

/** The definitions of the kinds of schema that results are made of. */
type Definition = { readonly type: string } & {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Shape;
  readonly values?: readonly unknown[];
  readonly options?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
};

function normalize(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (schema === epochMs) return toEpoch(value);
  if (schema === decimal) return toPlainDecimal(String(textOf(value))) ?? textOf(value);
  const { type, innerType, element, shape, values, options, valueType } = schema.def as Definition;
  if (innerType !== undefined) return normalize(innerType, value);
  if (shape !== undefined) return toObject(value, shape);
  if (element !== undefined)
    return Array.isArray(value) ? value.map((one) => normalize(element, one)) : textOf(value);
  if (values !== undefined) return toLiteral(value, values);
  if (valueType !== undefined && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, normalize(valueType, member)]),
    );
  if (options !== undefined) {
    const spellings = options.map((option) => normalize(option, value));
    return spellings.find((spelling) => schema.safeParse(spelling).success) ?? textOf(value);
  }
  if (type === 'number') return toNumber(value);
  return type === 'boolean' ? toBoolean(value) : textOf(value);
}

/**
 * A result's JSON in the spelling of its contract, as far as it can be read unambiguously; undefined if it is no JSON.
 * @param member the member of the JSON that holds the result; absent: all of it
 */
export function normalizeResult(schema: z.ZodType, json: string, member?: string): unknown {
  let value: unknown;
  try {
    value = parseExactly(json);
  } catch {
    return undefined;
  }
  const result = member === undefined ? value : (value as Readonly<Record<string, unknown>>)[member];
  return normalize(schema, result);
}
