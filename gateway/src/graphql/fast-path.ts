/**
 * The fast path for the portal's usual request: a POST of JSON that names a known document. It shares context,
 * execution and rendering with Yoga. It leaves every unusual request to Yoga, which also reports what
 * is wrong with it.
 */
import type { DocumentNode } from 'graphql';
import { acceptedType, type JsonType } from './accept.ts';
import { documentIdOf } from './document-id.ts';
import type { FreeDocuments, TrustedDocuments } from './documents.ts';
import { Operation, type Operations } from './operation.ts';

/** A request that is ready to be executed. */
export interface Prepared {
  readonly operation: Operation;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly type: JsonType;
}

/** The sources of documents and their operations. */
export interface Known {
  readonly trusted: TrustedDocuments;
  /** Undefined in production. */
  readonly free: FreeDocuments | undefined;
  readonly operations: Operations;
}

type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const noVariables = Object.freeze({});

/** Members that a request may have. */
const members = new Set(['documentId', 'query', 'operationName', 'variables', 'extensions']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The request, ready to be executed; undefined when it is for Yoga. */
export function prepare(text: string, accept: string | undefined, known: Known): Prepared | undefined {
  const type = acceptedType(accept);
  return type === undefined ? undefined : prepareBody(parse(text), type, known);
}

/** Maximum number of operations in a batch. */
const maxBatch = 20;

/**
 * The operations of a batch, ready to be executed; undefined if the request is no batch, or if Yoga must refuse it. A
 * batch contains only trusted queries: the portal loads its first screen with one. Mutations are excluded, and so are
 * free documents, whose limits apply to one request.
 */
export function prepareBatch(
  text: string,
  accept: string | undefined,
  { trusted, operations }: Known,
): readonly Prepared[] | undefined {
  if (!text.startsWith('[')) return undefined;
  const type = acceptedType(accept);
  const bodies = parse(text);
  if (type === undefined || !Array.isArray(bodies) || bodies.length > maxBatch) return undefined;
  const prepared = bodies.map((body) => prepareBody(body, type, { trusted, operations, free: undefined }));
  const queries = prepared.filter((one) => one?.operation.type === 'query') as readonly Prepared[];
  return queries.length > 0 && queries.length === bodies.length ? queries : undefined;
}

function prepareBody(body: unknown, type: JsonType, known: Known): Prepared | undefined {
  if (!isObject(body)) return undefined;
  for (const member in body) if (!members.has(member)) return undefined;
  const { operationName, variables, extensions } = body;
  if (isPresent(variables) && !isObject(variables)) return undefined;
  if (isPresent(extensions) && !isObject(extensions)) return undefined;
  if (isPresent(operationName) && typeof operationName !== 'string') return undefined;
  const document = documentOf(body, known);
  if (document === undefined) return undefined;
  const name = isPresent(operationName) && operationName !== '' ? (operationName as string) : undefined;
  const operation = known.operations.of(document, name);
  if (!(operation instanceof Operation)) return undefined;
  return { operation, variables: isObject(variables) ? variables : noVariables, type };
}

function documentOf(body: Body, { trusted, free }: Known): DocumentNode | undefined {
  const { query } = body;
  if (isPresent(query)) {
    if (free === undefined || typeof query !== 'string') return undefined;
    return trusted.findText(query) ?? free.find(query);
  }
  const id = documentIdOf(body);
  return id === undefined ? undefined : trusted.find(id)?.document;
}
