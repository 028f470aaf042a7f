/** Operations made from the schema itself, so that a test can go through all there are. */
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** A field of Query or Mutation. */
export interface RootField {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every field of Query and Mutation. */
export const rootFields = (schema: GraphQLSchema): RootField[] =>
  (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })));

/** Paths of the inputs of a type that a field takes, `input.id`, whose type has this name. */
export function inputPaths(argument: GraphQLArgument, typeName: string): string[] {
  const paths = (type: GraphQLInputType, path: string): string[] => {
    const itself = isNonNullType(type) ? type.ofType : type;
    if (isListType(itself)) return paths(itself.ofType, path);
    if (isInputObjectType(itself)) {
      return Object.values(itself.getFields()).flatMap((field) => paths(field.type, `${path}.${field.name}`));
    }
    return itself.name === typeName ? [path] : [];
  };
  return paths(argument.type, argument.name);
}

/** Everything a type has to say; empty for a leaf. */
function selectionOf(type: GraphQLOutputType): string {
  const itself = getNamedType(type);
  if (isLeafType(itself) || !isObjectType(itself)) return '';
  const fields = Object.values(itself.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ')} }`;
}

/** A document that asks a field for everything it has to say, with variables of the names of its arguments. */
export function documentOf({ kind, field }: RootField, given: readonly string[]): string {
  const used = field.args.filter(({ name }) => given.includes(name));
  const variables = used.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const values = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const brackets = (text: string): string => (text === '' ? '' : `(${text})`);
  return `${kind} ${brackets(variables)} { ${field.name}${brackets(values)} ${selectionOf(field.type)} }`;
}
