/** The part of an error that is sent to the caller: only what is known to be meant for the caller. */
import { errorCodes, messageOfCode, type ErrorCode } from '@portal/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** An error as it is sent, and for an unexpected error the original to log. */
export interface PublicError {
  readonly sent: GraphQLFormattedError;
  readonly code: ErrorCode;
  readonly unexpected: unknown;
}

const isCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);

/** An error's extensions; those of graphql-jit may have none, although the type of a GraphQL error says so. */
export const extensionsOf = ({
  extensions,
}: {
  readonly extensions?: Readonly<Record<string, unknown>>;
}): Readonly<Record<string, unknown>> => extensions ?? {};

/** The error that was thrown originally; layers wrap errors to add their location. */
function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError !== undefined) origin = origin.originalError;
  return origin;
}

/** Codes of Yoga and graphql-js for requests that are not well-formed; they add nothing to the message. */
const malformed: readonly unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
];

/**
 * The code of an error that is meant for the caller: one of the gateway's, or one with which graphql-js and Yoga refuse
 * a request before it is executed. Undefined for all other errors.
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

/** What an answer says of its request, and whether an unexpected failure may have come after credits moved. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly mayHaveMoved: boolean;
}

/** Turns a thrown value into the error that is sent to the caller. */
export function publicError(error: unknown, { requestId, mayHaveMoved }: AnsweredRequest): PublicError {
  const code = codeOf(error);
  const { locations, path } = error instanceof GraphQLError ? error : {};
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (code === undefined) {
    const told: ErrorCode = mayHaveMoved ? 'OUTCOME_UNKNOWN' : 'SERVER_BUSY';
    const sent = { message: messageOfCode[told], ...place, extensions: { code: told, requestId } };
    return { sent, code: told, unexpected: originOf(error) };
  }
  const { message } = error as GraphQLError;
  const { field, retryAfterSeconds, needs, challenge } = extensionsOf(error as GraphQLError);
  return {
    sent: {
      message,
      ...place,
      extensions: {
        code,
        requestId,
        ...(field !== undefined && { field }),
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        ...(needs !== undefined && { needs }),
        ...(challenge !== undefined && { challenge }),
      },
    },
    code,
    unexpected: undefined,
  };
}
