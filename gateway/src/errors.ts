/** The errors the gateway answers with. They are created as GraphQL errors, so that no layer has to translate them. */
import { messageOfCode, type ErrorCode, type Need } from '@portal/schema/errors';
import { GraphQLError } from 'graphql';

/** Details of an error besides its code. */
export interface ErrorDetails {
  /** The input field that was refused, as its path: `input.amount`. */
  readonly field?: string;
  /** When to try again, in seconds. */
  readonly retryAfterSeconds?: number;
  /** What the member needs to get on, if the words are not enough. */
  readonly needs?: Need;
  /** What the next step has to come with. Secret. */
  readonly challenge?: string;
  /** HTTP status of a request that is refused before it is executed. Business errors have none. */
  readonly http?: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
}

/** An error of the table in `schema/errors.ts`, with the table's message unless a more specific one is given. */
export function gatewayError(
  code: ErrorCode,
  message: string = messageOfCode[code],
  details: ErrorDetails = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** An error in the caller's input; `field` is the path of the invalid field. */
export const badUserInput = (message: string, field: string): GraphQLError =>
  gatewayError('BAD_USER_INPUT', message, { field });

/** Whether the platform, or the gateway, said that the caller's session has ended or never was. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  ['SESSION_EXPIRED', 'SESSION_INVALID'].includes(String(error.extensions['code']));
