/** Renders a result as an HTTP answer. Both paths use it, so that their answers cannot differ. */
import type { ErrorCode } from '@portal/schema/errors';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { JsonType } from './accept.ts';
import { errorExtensions, publicError, type AnsweredRequest } from './public-error.ts';

/** A GraphQL answer as it is sent. */
export interface Rendered {
  readonly status: number;
  readonly body: string;
  /** Content-Type, and headers of the errors, such as Allow. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first error's code. */
  readonly code: ErrorCode | undefined;
  /** Unexpected errors, for the log. */
  readonly unexpected: readonly unknown[];
}

/** Yoga's HTTP details of an error. With `spec` the status applies only to GraphQL's own media type. */
interface HttpHint {
  readonly status?: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

function hintOf(error: unknown): HttpHint {
  if (!(error instanceof GraphQLError)) return {};
  const hint = (errorExtensions(error)['http'] as HttpHint | undefined) ?? {};
  // A body that is not JSON is not a GraphQL request, so its status does not depend on the media type.
  return 'originalError' in errorExtensions(error) ? { ...hint, spec: false } : hint;
}

const nothing: readonly unknown[] = [];

const headersOf: Readonly<Record<JsonType, { readonly 'content-type': string }>> = {
  'application/json': { 'content-type': 'application/json; charset=utf-8' },
  'application/graphql-response+json': { 'content-type': 'application/graphql-response+json; charset=utf-8' },
};

/** The status of an answer without data (GraphQL over HTTP §6.4.1, §6.4.2). */
function statusOf(errors: readonly unknown[], hasUnexpected: boolean, type: JsonType): number {
  const isPlain = type === 'application/json';
  const wanted = errors.map(hintOf).map(({ status, spec }) => (isPlain && spec === true ? 0 : (status ?? 0)));
  const highest = Math.max(...wanted);
  if (highest > 0) return highest;
  if (hasUnexpected) return 500;
  return isPlain ? 200 : 400;
}

/** Renders a result as JSON. */
export function render(result: ExecutionResult, type: JsonType, request: AnsweredRequest): Rendered {
  const { errors, data } = result;
  if (errors === undefined || errors.length === 0) {
    const body = JSON.stringify(result);
    return { status: 200, body, headers: headersOf[type], code: undefined, unexpected: nothing };
  }
  const told = errors.map((error) => publicError(error, request));
  const unexpected = told.flatMap((one) => (one.unexpected === undefined ? [] : [one.unexpected]));
  const sent = told.map((one) => one.sent);
  return {
    status: data === undefined ? statusOf(errors, unexpected.length > 0, type) : 200,
    body: JSON.stringify(data === undefined ? { errors: sent } : { errors: sent, data }),
    headers: Object.assign({}, headersOf[type], ...errors.map((error) => hintOf(error).headers)) as Record<
      string,
      string
    >,
    code: told[0]?.code,
    unexpected,
  };
}

/** Renders the results of a batch in order, each with its errors. The status applies to the whole request. */
export const renderBatch = (
  answers: readonly Pick<Rendered, 'body'>[],
  type: JsonType,
): Pick<Rendered, 'status' | 'headers' | 'body'> & { readonly unexpected?: never } => ({
  status: 200,
  body: `[${answers.map(({ body }) => body).join()}]`,
  headers: headersOf[type],
});
