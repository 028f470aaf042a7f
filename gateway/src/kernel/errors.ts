/** The gateway's errors, created as GraphQL errors so that no layer has to translate them. */
import { messageByCode, type ErrorCode, type Need } from '@portal/schema/errors';
import { GraphQLError } from 'graphql';

/** Details of an error, in addition to its code. */
export interface ErrorDetails {
  /** The input field that was refused, as its path: `input.amount`. */
  readonly field?: string;
  /** When to try again, in seconds. */
  readonly retryAfterSeconds?: number;
  /** What the member must do to continue, if the message does not explain it. */
  readonly needs?: Need;
  /** The challenge that the next step must include. Secret. */
  readonly challenge?: string;
  /** Why the outcome of a money call is unknown. */
  readonly reason?: ErrorCode;
  /** HTTP status of the platform's answer to that call, if one arrived that was not 200. */
  readonly status?: number;
  /** HTTP status of a request that is refused before it is executed. Business errors have none. */
  readonly http?: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
}

/** An error of the table in `schema/errors.ts`, with the table's message unless a more specific one is given. */
export function gatewayError(
  code: ErrorCode,
  message: string = messageByCode[code],
  details: ErrorDetails = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** An error in the caller's input; `field` is the path of the invalid field. */
export const badUserInput = (message: string, field: string): GraphQLError =>
  gatewayError('BAD_USER_INPUT', message, { field });

/** Whether the error means that the caller's session has ended or never existed. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  ['SESSION_EXPIRED', 'SESSION_INVALID'].includes(String(error.extensions['code']));

/** Whether the platform lacks the endpoint (HTTP 501), or the gateway is configured without it. */
export const isNotImplemented = (error: unknown): boolean =>
  error instanceof GraphQLError && error.extensions['code'] === 'NOT_IMPLEMENTED';
