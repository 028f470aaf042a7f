/** The scalars of the SDL. Messages name the rule, never the value, which may be a secret in the wrong field. */
import { GraphQLError, Kind, valueFromASTUntyped, type GraphQLScalarType, type ValueNode } from 'graphql';
import { gatewayError } from '../kernel/errors.ts';
import { UploadedFile } from '../uploads/uploaded-file.ts';

/** The behaviour of a scalar; its name and description come from the SDL. */
type ScalarFunctions = Pick<GraphQLScalarType<string, string>, 'serialize' | 'parseValue' | 'parseLiteral'>;

const textScalar = (check: (value: unknown) => string): ScalarFunctions => ({
  serialize(value) {
    if (typeof value !== 'string') throw new TypeError('not a string');
    return value;
  },
  parseValue: check,
  parseLiteral: (node) => placed(node, () => check(node.kind === Kind.STRING ? node.value : undefined)),
});

/** Adds the location of a refused literal to the error, because a literal has no name, unlike a variable. */
function placed<Value>(node: ValueNode, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, { nodes: node, extensions: error.extensions });
  }
}

/** Any string: the platform checks that it is a well-formed amount and reports errors in the member's language. */
export const decimalScalar = textScalar((value) => {
  if (typeof value === 'string') return value;
  throw gatewayError('BAD_USER_INPUT', 'A Decimal is a string such as "25.5", never a JSON number.');
});

/** Used only in results; no operation takes one. */
export const dateTimeScalar = textScalar((value) => {
  if (typeof value === 'string' && isoInstant.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw gatewayError('BAD_USER_INPUT', 'A DateTime is an instant such as "2026-11-21T03:36:00.000Z".');
});

/** An existing calendar day. */
export const businessDateScalar = textScalar((value) => {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw gatewayError('BAD_USER_INPUT', 'A BusinessDate is a day of the calendar such as "2026-11-21".');
});

const fileOf = (value: unknown): UploadedFile => {
  if (value instanceof UploadedFile) return value;
  throw gatewayError('BAD_USER_INPUT', 'An Upload is a file of a multipart request.');
};

/** Only a file of the request; no JSON value or literal is accepted. */
export const uploadScalar: Pick<
  GraphQLScalarType<UploadedFile, never>,
  'serialize' | 'parseValue' | 'parseLiteral'
> = {
  serialize() {
    throw new TypeError('a file is never given out');
  },
  parseValue: fileOf,
  parseLiteral: (node) => placed(node, () => fileOf(undefined)),
};

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw gatewayError('BAD_USER_INPUT', 'A JSONObject is an object.');
};

/** Any object; its users validate the content. */
export const jsonObjectScalar: Pick<
  GraphQLScalarType<Readonly<Record<string, unknown>>, never>,
  'serialize' | 'parseValue' | 'parseLiteral'
> = {
  serialize() {
    throw new TypeError('no operation answers a JSON object');
  },
  parseValue: objectOf,
  parseLiteral: (node, variables) => placed(node, () => objectOf(valueFromASTUntyped(node, variables))),
};

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
