/** What leaves the gateway of an error. Nothing does unless it is known to be meant for the caller. */
import { errorCodes, messageOfCode, type ErrorCode } from '@portal/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** An error as it is sent, and what is to be logged of one that nobody expected. */
export interface PublicError {
  readonly sent: GraphQLFormattedError;
  readonly code: ErrorCode;
  readonly unexpected: unknown;
}

const isCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);

/** An error's extensions; those of graphql-jit may have none, whatever the type of a GraphQL error says. */
export const extensionsOf = ({
  extensions,
}: {
  readonly extensions?: Readonly<Record<string, unknown>>;
}): Readonly<Record<string, unknown>> => extensions ?? {};

/** What was thrown at first: layers wrap errors to add where they happened. */
function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError !== undefined) origin = origin.originalError;
  return origin;
}

/** Codes of Yoga and graphql-js for requests that are not well-formed; they say nothing that is not in the message. */
const malformed: readonly unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
];

/**
 * The code of an error that is meant for the caller: one of our own, or what graphql-js and Yoga say of a request
 * before anything runs. Undefined for everything else.
 */
function codeOf(error: unknown): ErrorCode | undefined {
  const origin = originOf(error);
  if (!(error instanceof GraphQLError) || !(origin instanceof GraphQLError)) return undefined;
  const { code, unexpected } = extensionsOf(origin);
  if (unexpected === true) return undefined;
  if (isCode(code)) return code;
  const isBeforeExecution = error.path === undefined && origin.path === undefined;
  return isBeforeExecution && (code === undefined || malformed.includes(code)) ? 'BAD_REQUEST' : undefined;
}

/** Turns anything that was thrown into what the caller is told. */
export function publicError(error: unknown, requestId: string): PublicError {
  const code = codeOf(error);
  const { locations, path } = error instanceof GraphQLError ? error : {};
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (code === undefined) {
    const sent = {
      message: messageOfCode.SERVER_BUSY,
      ...place,
      extensions: { code: 'SERVER_BUSY', requestId },
    };
    return { sent, code: 'SERVER_BUSY', unexpected: originOf(error) };
  }
  const { message } = error as GraphQLError;
  const { field, retryAfterSeconds } = extensionsOf(error as GraphQLError);
  return {
    sent: {
      message,
      ...place,
      extensions: {
        code,
        requestId,
        ...(field !== undefined && { field }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      },
    },
    code,
    unexpected: undefined,
  };
}
