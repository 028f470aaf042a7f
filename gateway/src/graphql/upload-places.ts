/** Finds where an operation takes files, and inserts them (GraphQL multipart request specification). */
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { gatewayError } from '../kernel/errors.ts';
import type { UploadedFile } from '../uploads/uploaded-file.ts';

/** Paths below the variables at which an operation takes a file: `input.receiptImage`. */
export function uploadPaths(schema: GraphQLSchema, operation: OperationDefinitionNode): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const itself = typeFromAST(schema, type) as GraphQLInputType | undefined;
    if (itself !== undefined) collect(itself, variable.name.value, [], paths);
  }
  return paths;
}

/** Adds the paths of a type's files. A list has none: no operation takes a list of files. */
function collect(
  type: GraphQLInputType,
  path: string,
  above: readonly GraphQLInputType[],
  paths: Set<string>,
): void {
  const itself = isNonNullType(type) ? type.ofType : type;
  if (isListType(itself) || above.includes(itself)) return;
  if (getNamedType(itself).name === 'Upload') paths.add(path);
  if (!isInputObjectType(itself)) return;
  for (const field of Object.values(itself.getFields())) {
    collect(field.type, `${path}.${field.name}`, [...above, itself], paths);
  }
}

/** The place of one file among the variables of a request. */
interface Place {
  /** The path in error messages: `input.receiptImage`. */
  readonly field: string;
  readonly put: (file: UploadedFile) => void;
}

/** The places of each file of a request, by the name of its part. */
export type Places = ReadonlyMap<string, readonly Place[]>;

const refuse = (message: string) => gatewayError('BAD_REQUEST', message, { http: { status: 400 } });

function readMap(text: string): [part: string, paths: readonly string[]][] {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    map = undefined;
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw refuse('The map is no JSON object.');
  return Object.entries(map as Record<string, unknown>).map(([part, paths]) => {
    if (!Array.isArray(paths) || paths.length === 0 || !paths.every((path) => typeof path === 'string')) {
      throw refuse('The map names the places of each file in a list.');
    }
    return [part, paths];
  });
}

/** The place at a path where the operation accepts a file; it must contain null. */
function placeAt(variables: Readonly<Record<string, unknown>>, field: string): Place {
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  let parent: unknown = variables;
  for (const step of steps) parent = isHolder(parent, step) ? parent[step] : undefined;
  if (!isHolder(parent, last) || parent[last] !== null) throw refuse('The place of a file must be null.');
  const holder = parent;
  return { field, put: (file) => void (holder[last] = file) };
}

const isHolder = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/**
 * Reads the map of a request. Refuses a place where the operation accepts no file, so that the map cannot change other
 * values, and a repeated place.
 * @param variables of the request, into which files are put later
 * @param paths where the operation takes files
 */
export function placesOf(
  text: string,
  variables: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string>,
): Places {
  const left = new Set(paths);
  return new Map(
    readMap(text).map(([part, named]) => [
      part,
      named.map((path) => {
        const field = path.startsWith('variables.') ? path.slice('variables.'.length) : '';
        if (!left.delete(field)) throw refuse('The map names a place that takes no file.');
        return placeAt(variables, field);
      }),
    ]),
  );
}
