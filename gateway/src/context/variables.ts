/**
 * Coerces variables as the GraphQL specification says (§6.1.2), but with different messages: graphql-js quotes the
 * values it refuses, and a refused input may contain a password.
 */
import {
  coerceInputValue,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badUserInput } from '../kernel/errors.ts';

/** A variable of an operation. */
interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue: unknown;
}

/** The coerced values, or the errors of the given ones. */
export type Coerced =
  { readonly values: Readonly<Record<string, unknown>> } | { readonly errors: readonly GraphQLError[] };

/** Maximum number of errors reported for one input. */
const maxErrors = 10;

/** A function that coerces the variables of an operation. */
export function variableCoercion(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): (given: Readonly<Record<string, unknown>>) => Coerced {
  const variables = (operation.variableDefinitions ?? []).map((definition): Variable => {
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) throw new Error(`$${definition.variable.name.value} is of no input type`);
    const defaultValue =
      definition.defaultValue === undefined ? undefined : valueFromAST(definition.defaultValue, type);
    return { name: definition.variable.name.value, type, defaultValue };
  });

  return (given) => {
    const values: Record<string, unknown> = {};
    const errors: GraphQLError[] = [];
    for (const variable of variables) coerce(variable, given, values, errors);
    return errors.length > 0 ? { errors: errors.slice(0, maxErrors) } : { values };
  };
}

/** Coerces one value; throws the first error, which names the path of the value below `path`. */
export function coerceInput(path: readonly string[], type: GraphQLInputType, given: unknown): unknown {
  return coerceInputValue(given, type, (below, invalid, error) => {
    throw fault([...path, ...below], typeAt(type, below), invalid, error);
  });
}

function coerce(
  { name, type, defaultValue }: Variable,
  given: Readonly<Record<string, unknown>>,
  values: Record<string, unknown>,
  errors: GraphQLError[],
): void {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined) {
    if (defaultValue !== undefined) values[name] = defaultValue;
    else if (isNonNullType(type)) errors.push(badUserInput(`"${name}" is needed.`, name));
    return;
  }
  if (value === null && isNonNullType(type)) {
    errors.push(badUserInput(`"${name}" must not be null.`, name));
    return;
  }
  values[name] = coerceInputValue(value, type, (path, invalid, error) => {
    errors.push(fault([name, ...path], typeAt(type, path), invalid, error));
  });
}

/** The type an input path leads to; undefined where the path leaves the schema. */
function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType | undefined {
  let current: GraphQLInputType | undefined = type;
  for (const step of path) {
    current = nullable(current);
    // a list also accepts a single value, whose path has no index
    while (isListType(current) && typeof step === 'string') current = nullable(current.ofType);
    if (isListType(current)) current = current.ofType;
    else current = isInputObjectType(current) ? current.getFields()[step]?.type : undefined;
  }
  return current;
}

const nullable = (type: GraphQLInputType | undefined): GraphQLInputType | undefined =>
  isNonNullType(type) ? type.ofType : type;

/** Describes what is wrong with a value without quoting it. */
function fault(
  path: readonly (string | number)[],
  type: GraphQLInputType | undefined,
  invalid: unknown,
  { message, extensions }: GraphQLError,
): GraphQLError {
  const field = path.join('.');
  // The messages of the gateway's scalars name the rule and quote nothing.
  if (extensions['code'] === 'BAD_USER_INPUT') return badUserInput(`"${field}": ${message}`, field);
  const [, member, what] = /^Field "(\w+)" (is not defined|of required type)/.exec(message) ?? [];
  if (member !== undefined) {
    const itself = `${field}.${member}`;
    return badUserInput(
      what === 'is not defined' ? `"${itself}" does not exist.` : `"${itself}" is needed.`,
      itself,
    );
  }
  const typeName = type?.toString().replaceAll(/[[\]!]/g, '') ?? 'valid value';
  if (invalid === null || invalid === undefined) {
    const what = typeName === 'Upload' ? ': its file comes as a part of a multipart request' : '';
    return badUserInput(`"${field}" must not be null${what}.`, field);
  }
  return badUserInput(`"${field}" is no ${typeName}.`, field);
}
