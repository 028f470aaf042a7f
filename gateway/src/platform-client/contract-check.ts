/**
 * Telling fast that a result is of its contract. zod says what exactly is wrong with one, but takes a twentieth of a
 * poll to say that nothing is; these checks are made from the same schema, by way of its JSON Schema.
 */
import { z } from 'zod';

/** Whether a value is of the contract. False may also mean that zod has to be asked. */
export type Check = (value: unknown) => boolean;

type JsonSchema = Readonly<Record<string, unknown>>;

/** Keywords that the checks understand, or that change nothing for a value that JSON gave. */
const understood = new Set([
  '$schema',
  'type',
  'properties',
  'required',
  // what a contract does not name is left out by the mappers, so it does no harm
  'additionalProperties',
  'items',
  // comes with a pattern that says the same
  'format',
  'pattern',
  'minimum',
  'maximum',
  'anyOf',
  'const',
  'enum',
]);

class NotUnderstood extends Error {}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const never: Check = () => false;

/** The check of a contract; one that always asks zod where its schema has more than is understood here. */
export function checkOf(contract: z.ZodType): Check {
  try {
    return compile(z.toJSONSchema(contract, { io: 'output' }));
  } catch {
    return never;
  }
}

function compile(schema: JsonSchema): Check {
  if (!Object.keys(schema).every((keyword) => understood.has(keyword))) throw new NotUnderstood();
  const { type, anyOf, const: constant, enum: choices } = schema;
  if (Array.isArray(anyOf)) return either((anyOf as JsonSchema[]).map(compile));
  if (constant !== undefined) return (value) => value === constant;
  if (Array.isArray(choices)) {
    const all = new Set<unknown>(choices);
    return (value) => all.has(value);
  }
  if (Array.isArray(type)) return either((type as string[]).map((one) => compile({ ...schema, type: one })));
  switch (type) {
    case 'object':
      return objectCheck(schema);
    case 'array':
      return arrayCheck(schema);
    case 'string':
      return stringCheck(schema);
    case 'integer':
    case 'number':
      return numberCheck(schema);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    default:
      throw new NotUnderstood();
  }
}

function either(checks: readonly Check[]): Check {
  const [first = never, second = never, ...more] = checks;
  if (more.length > 0) return (value) => checks.some((check) => check(value));
  return (value) => first(value) || second(value);
}

function objectCheck({ properties = {}, required = [] }: JsonSchema): Check {
  const needed = new Set(required as readonly string[]);
  const members = Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(
    ([name, schema]) => ({
      name,
      check: compile(schema),
      isOptional: !needed.has(name),
    }),
  );
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, check, isOptional } of members) {
      const member = value[name];
      if (!check(member) && !(isOptional && member === undefined)) return false;
    }
    return true;
  };
}

function arrayCheck({ items }: JsonSchema): Check {
  if (!isObject(items)) throw new NotUnderstood();
  const check = compile(items);
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!check(item)) return false;
    return true;
  };
}

function stringCheck({ pattern }: JsonSchema): Check {
  if (typeof pattern !== 'string') return (value) => typeof value === 'string';
  const expression = new RegExp(pattern);
  return (value) => typeof value === 'string' && expression.test(value);
}

function numberCheck({ type, minimum = -Infinity, maximum = Infinity }: JsonSchema): Check {
  const isOfType = type === 'integer' ? Number.isInteger : Number.isFinite;
  const [least, most] = [Number(minimum), Number(maximum)];
  return (value) => isOfType(value) && (value as number) >= least && (value as number) <= most;
}
