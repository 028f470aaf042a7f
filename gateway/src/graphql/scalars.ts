/** The scalars of the SDL. Messages name the rule, never the value: it may be a secret in the wrong place. */
import { GraphQLError, Kind, type GraphQLScalarType, type ValueNode } from 'graphql';
import { gatewayError } from '../errors.ts';
import { UploadedFile } from '../uploads/uploaded-file.ts';

/** What a scalar does; its name and description are the SDL's. */
type ScalarFunctions = Pick<GraphQLScalarType<string, string>, 'serialize' | 'parseValue' | 'parseLiteral'>;

const textScalar = (check: (value: unknown) => string): ScalarFunctions => ({
  serialize(value) {
    if (typeof value !== 'string') throw new TypeError('not a string');
    return value;
  },
  parseValue: check,
  parseLiteral: (node) => placed(node, () => check(node.kind === Kind.STRING ? node.value : undefined)),
});

/** Says where in the document it is that a literal is refused: unlike a variable it has no name. */
function placed<Value>(node: ValueNode, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, { nodes: node, extensions: error.extensions });
  }
}

/** Any string: whether it is a well-formed amount the platform says, in the member's language. */
export const decimalScalar = textScalar((value) => {
  if (typeof value === 'string') return value;
  throw gatewayError('BAD_USER_INPUT', 'A Decimal is a string such as "25.5", never a JSON number.');
});

/** Only given out; no operation takes one. */
export const dateTimeScalar = textScalar((value) => {
  if (typeof value === 'string' && isoInstant.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw gatewayError('BAD_USER_INPUT', 'A DateTime is an instant such as "2026-11-21T03:36:00.000Z".');
});

/** A day that exists. */
export const businessDateScalar = textScalar((value) => {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw gatewayError('BAD_USER_INPUT', 'A BusinessDate is a day of the calendar such as "2026-11-21".');
});

const fileOf = (value: unknown): UploadedFile => {
  if (value instanceof UploadedFile) return value;
  throw gatewayError('BAD_USER_INPUT', 'An Upload is a file of a multipart request.');
};

/** Only what came as a file of the request; nothing that JSON or a document can say is one. */
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

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
