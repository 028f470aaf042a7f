/** Selects the part of an error that may be sent to the caller. */
import { errorCodes, messageByCode, type ErrorCode } from '@portal/schema/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** An error as it is sent, and for an unexpected error the original to log. */
export interface PublicError {
  readonly sent: GraphQLFormattedError;
  readonly code: ErrorCode;
  readonly unexpected: unknown;
}

const isCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);

/** An error's extensions. Errors of graphql-jit may have none, despite their type. */
export const errorExtensions = ({
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
  const { code, unexpected } = errorExtensions(origin);
  if (unexpected === true) return undefined;
  if (isCode(code)) return code;
  const isBeforeExecution = error.path === undefined && origin.path === undefined;
  return isBeforeExecution && (code === undefined || malformed.includes(code)) ? 'BAD_REQUEST' : undefined;
}

/** The request of an error, and whether credits may have moved before an unexpected failure. */
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
    const sent = { message: messageByCode[told], ...place, extensions: { code: told, requestId } };
    return { sent, code: told, unexpected: originOf(error) };
  }
  const { message } = error as GraphQLError;
  const { field, retryAfterSeconds, needs, challenge, reason, status } = errorExtensions(
    error as GraphQLError,
  );
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
        ...(reason !== undefined && { reason }),
        ...(status !== undefined && { status }),
      },
    },
    code,
    unexpected: undefined,
  };
}
