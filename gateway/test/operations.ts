/** Operations generated from the schema, so that a test can cover all of them. */
import {
  getNamedType,
  isInputType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  typeFromAST,
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

/** Paths of the inputs that a field takes whose type has this name, such as `input.id`. */
export const inputPaths = ({ name, type }: GraphQLArgument, typeName: string): string[] =>
  pathsOf(type, name, typeName);

function pathsOf(type: GraphQLInputType, path: string, typeName: string): string[] {
  const itself = isNonNullType(type) ? type.ofType : type;
  if (isListType(itself)) return pathsOf(itself.ofType, path, typeName);
  if (isInputObjectType(itself)) {
    return Object.values(itself.getFields()).flatMap((field) =>
      pathsOf(field.type, `${path}.${field.name}`, typeName),
    );
  }
  return itself.name === typeName ? [path] : [];
}

/** The variables of a document with this text, prefixed by the input's name, in every String. */
export function fillStrings(
  schema: GraphQLSchema,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  text: string,
): Record<string, unknown> {
  const filled = structuredClone(variables) as Record<string, unknown>;
  const [operation] = parse(document).definitions;
  const definitions = operation?.kind === Kind.OPERATION_DEFINITION ? operation.variableDefinitions : [];
  for (const { variable, type: node } of definitions ?? []) {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) continue;
    for (const path of pathsOf(type, variable.name.value, 'String')) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const holder = names.reduce((value, name) => value[name] as Record<string, unknown>, filled);
      holder[last] = `${last}-${text}`;
    }
  }
  return filled;
}

/** The selection of all fields of a type; empty for a leaf. */
function selectionOf(type: GraphQLOutputType): string {
  const itself = getNamedType(type);
  if (isLeafType(itself) || !isObjectType(itself)) return '';
  const fields = Object.values(itself.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ')} }`;
}

/** A document that requests a field with all subfields, with variables named like its arguments. */
export function documentOf({ kind, field }: RootField, given: readonly string[]): string {
  const used = field.args.filter(({ name }) => given.includes(name));
  const variables = used.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const values = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const brackets = (text: string): string => (text === '' ? '' : `(${text})`);
  return `${kind} ${brackets(variables)} { ${field.name}${brackets(values)} ${selectionOf(field.type)} }`;
}
