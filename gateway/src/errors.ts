/** The errors the gateway answers with. They are GraphQL errors from the start, so that no layer has to guess. */
import { messageOfCode, type ErrorCode } from '@portal/schema/errors';
import { GraphQLError } from 'graphql';

/** What an error says besides its code. */
export interface ErrorDetails {
  /** The input field that was refused, as its path: `input.amount`. */
  readonly field?: string;
  /** When to try again, in seconds. */
  readonly retryAfterSeconds?: number;
  /** HTTP status of a request that is refused before anything runs. Business errors have none. */
  readonly http?: { readonly status: number; readonly headers?: Readonly<Record<string, string>> };
}

/** An error of the table in `schema/errors.ts`, in the table's words unless it has better ones. */
export function gatewayError(
  code: ErrorCode,
  message: string = messageOfCode[code],
  details: ErrorDetails = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** The caller's input is at fault; `field` names what exactly. */
export const badUserInput = (message: string, field: string): GraphQLError =>
  gatewayError('BAD_USER_INPUT', message, { field });
