/** GraphQL multipart requests, whose operation is checked before a file is read. */
import { hostNetwork } from '@portal/schema/rules';
import type { FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { GatewayContext } from '../context/context.ts';
import { gatewayError } from '../kernel/errors.ts';
import { readMultipart, type PrepareFiles, type Files } from '../uploads/multipart.ts';
import { errorOf, UploadRefused } from '../uploads/upload-refused.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { acceptedType } from './accept.ts';
import { prepare, type Known, type Prepared } from './fast-path.ts';
import { render, type Rendered } from './render.ts';
import { placesOf, type Places } from './upload-places.ts';

/** Whether a request is multipart. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

/** `operations` that cannot be executed; Yoga reports what is wrong with them. */
class InvalidOperations extends Error {
  readonly operations: string;

  constructor(operations: string) {
    super('unprepared');
    this.operations = operations;
  }
}

const takesNoFile = () =>
  gatewayError('BAD_REQUEST', 'This operation takes no file: send it as application/json.', {
    http: { status: 415 },
  });

/** The operation of a request, known after its first two parts. */
interface PreparedUpload {
  readonly prepared: Prepared;
  readonly places: Places;
}

function ask(operations: string, map: string, accept: string | undefined, known: Known): PreparedUpload {
  const prepared = prepare(operations, accept, known);
  if (prepared === undefined) throw new InvalidOperations(operations);
  const { operation, variables } = prepared;
  if (operation.uploadPaths.size === 0) throw takesNoFile();
  return { prepared, places: placesOf(map, variables, operation.uploadPaths) };
}

/**
 * Reads and executes a request with files. Nothing is read for visitors and unknown tokens, or above the limit of
 * concurrent uploads. No file is read before the operation is known to accept it.
 * @param say answers a request whose `operations` cannot be executed
 */
export async function executeUpload<Other>(
  { raw, headers }: FastifyRequest,
  context: GatewayContext,
  { known, uploads }: { readonly known: Known; readonly uploads: Uploads },
  say: (operations: string) => Promise<Other>,
): Promise<Rendered | Other> {
  const type = acceptedType(headers.accept) ?? 'application/json';
  const answer = (result: ExecutionResult): Rendered => render(result, type, context);
  let asked: PreparedUpload | undefined;
  const begin: PrepareFiles = (operations, map) => {
    asked = ask(operations, map, headers.accept, known);
    context.operation = asked.prepared.operation;
    return new Set(asked.places.keys());
  };
  let leave: (() => void) | undefined;
  try {
    await context.admitUpload();
    const address = hostNetwork(context.ip);
    leave = await uploads.enter(raw, address);
    const files = await readMultipart(raw, uploads.pace, begin);
    return answer(await uploads.runWhenAdmitted(raw, address, () => execute(asked, files, context)));
  } catch (error) {
    if (error instanceof InvalidOperations) return await say(error.operations);
    return answer({ errors: [refusalOf(error, asked, context)] });
  } finally {
    leave?.();
  }
}

function execute(
  asked: PreparedUpload | undefined,
  files: Files,
  context: GatewayContext,
): ExecutionResult | Promise<ExecutionResult> {
  if (asked === undefined) throw new UploadRefused('disordered');
  for (const [part, file] of files) {
    for (const { put } of asked.places.get(part) ?? []) put(file);
  }
  const { operation, variables } = asked.prepared;
  return operation.execute(context, variables);
}

/** The GraphQL error for a thrown value. */
function refusalOf(
  error: unknown,
  asked: PreparedUpload | undefined,
  { language }: GatewayContext,
): GraphQLError {
  if (!(error instanceof UploadRefused)) return error as GraphQLError;
  const places = error.part === undefined ? undefined : asked?.places.get(error.part);
  return errorOf(error.fault, places?.[0]?.field, language);
}
