import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { currentLocale } from '../../i18n/i18n.ts';
import { portalClock } from '../../time/clock.ts';
import { session } from '../session/session.ts';
import { answerToError, statusToError, PortalError, unknownOutcome } from './errors.ts';
import { takeHeadPrefetch, type HeadPrefetch } from './headPrefetch.ts';
import { toBody, toJsonBody, type RequestBody } from './multipart.ts';
import { operationOf, type Operation } from './operation.ts';
import { withProof } from './proofs.ts';
import { reportError, type ReportOptions } from './report.ts';

/** Timeout of an answer (spec §9), in ms. */
export const requestTimeout = 60_000;

/** In bytes per ms (200 kbit/s). Extends the timeout by the upload time at this speed. */
const slowestUpload = 25;

export interface RequestOptions extends ReportOptions {
  /** The request moves credits, so a missing answer means an unknown outcome. */
  readonly money?: boolean;
  readonly signal?: AbortSignal;
  /** Asks with the token of a session that this tab has not started yet. */
  readonly token?: string;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/** Returns the data, or throws the answer's error. */
function dataOf(answer: unknown, { ok, status, headers }: Response): unknown {
  const requestId = headers.get('x-request-id');
  if (!isAnswer(answer))
    throw ok ? new PortalError('SERVER_BUSY', '', { requestId }) : statusToError(status, requestId);
  if (answer.errors !== undefined && answer.errors.length > 0) throw answerToError(answer.errors);
  if (answer.data === null || answer.data === undefined)
    throw new PortalError('SERVER_BUSY', '', { requestId });
  return answer.data;
}

/** Rejects with the signal's reason once it is aborted. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** What one request asks: an operation, or a batch. */
interface Sent {
  readonly body: RequestBody;
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
  /** An answer that was asked for already. */
  readonly prefetched?: HeadPrefetch | null;
}

/** The answer's JSON, undefined where it is none, and the response that it came in. */
async function post({ body, token }: Sent, signal: AbortSignal): Promise<readonly [unknown, Response]> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      ...(body.contentType === undefined ? {} : { 'content-type': body.contentType }),
      accept: 'application/graphql-response+json, application/json',
      'accept-language': currentLocale(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body.body,
    cache: 'no-store',
    signal,
  });
  return [await response.json().catch(() => undefined), response];
}

/** Sends a request; resolves with the answer and its JSON, which is undefined where it is none. */
async function exchange(sent: Sent): Promise<readonly [unknown, Response]> {
  const { body, signal, prefetched = null } = sent;
  const timeout = AbortSignal.timeout(requestTimeout + Math.ceil(body.fileBytes / slowestUpload));
  const aborted = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const sentAt = prefetched?.sentAt ?? Date.now();
  try {
    const answer = await (prefetched === null
      ? post(sent, aborted)
      : Promise.race([prefetched.answer, abortOf(aborted)]));
    const [, response] = answer;
    portalClock.observe(response.headers.get('date'), sentAt, Date.now());
    return answer;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new PortalError(timeout.aborted ? 'GATEWAY_TIMEOUT' : 'NETWORK_LOST');
  }
}

/** A request that moves credits has an unknown outcome unless the gateway refused it. */
const ofMoney = (error: PortalError): PortalError =>
  error.mayHaveMoved && error.code !== 'OUTCOME_UNKNOWN'
    ? unknownOutcome(error.requestId, { code: error.code, status: null })
    : error;

/** Reports an error to the member as the error and the options require, and throws it. */
function fail(error: unknown, token: string | null, options: RequestOptions): never {
  if (!(error instanceof PortalError)) throw error;
  const failure = options.money === true ? ofMoney(error) : error;
  reportError(failure, token, options);
  throw failure;
}

const asSent = ({ id, name }: Operation, variables: unknown) => ({
  documentId: id,
  operationName: name,
  variables,
});

/**
 * Sends a trusted document and returns its data; all requests of the portal go through here or through `requestAll`.
 * Files among the variables are sent as multipart. Rejects with a PortalError that was already reported, or with the
 * caller's abort.
 */
export async function request<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options: RequestOptions = {},
): Promise<TData> {
  // What fails here has been reported, and nothing was sent.
  const proved = withProof(document, variables);
  const sent = proved instanceof Promise ? await proved : proved;
  const token = options.token ?? session.token();
  const operation = operationOf(document);
  try {
    const [answer, response] = await exchange({
      body: toBody(asSent(operation, sent)),
      token,
      signal: options.signal,
      prefetched: takeHeadPrefetch(operation, token, currentLocale()),
    });
    // Documents are typed from the schema that the gateway implements.
    return dataOf(answer, response) as TData;
  } catch (error) {
    return fail(error, token, options);
  }
}

/**
 * Sends trusted queries without variables in one request: on a slow network a dozen requests wait for each other.
 * Each resolves or rejects by itself, as with `request`, once all are answered. Those that the page's head has sent are
 * not sent again.
 */
export function requestAll<TData>(
  documents: readonly TypedDocumentNode<TData, Record<string, never>>[],
  options: ReportOptions = {},
): readonly Promise<TData>[] {
  const token = session.token();
  const operations = documents.map(operationOf);
  const prefetched = operations.map((operation) => takeHeadPrefetch(operation, token, currentLocale()));
  const batch = operations.filter((_, index) => prefetched[index] === null);
  const asked = batch.map((operation) => asSent(operation, {}));
  let batched: ReturnType<typeof exchange> | undefined;
  const answerTo = async (operation: Operation, sent: HeadPrefetch | null): ReturnType<typeof exchange> => {
    if (sent !== null) return exchange({ body: toJsonBody(asSent(operation, {})), token, prefetched: sent });
    batched ??= exchange({ body: toJsonBody(asked.length === 1 ? asked[0] : asked), token });
    const [answers, response] = await batched;
    return [Array.isArray(answers) ? answers[batch.indexOf(operation)] : answers, response];
  };
  return operations.map(async (operation, index) => {
    try {
      const [answer, response] = await answerTo(operation, prefetched[index] ?? null);
      return dataOf(answer, response) as TData;
    } catch (error) {
      return fail(error, token, options);
    }
  });
}
