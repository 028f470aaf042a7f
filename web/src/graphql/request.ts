import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { currentLocale } from '../i18n/i18n.ts';
import { portalClock } from '../lib/clock.ts';
import { session } from '../session/session.ts';
import { errorOfAnswer, errorOfStatus, PortalError } from './errors.ts';
import { bodyOf } from './multipart.ts';
import { operationOf, type Operation } from './operation.ts';
import { reportError, type ReportOptions } from './report.ts';

/** Timeout of an answer (spec §9), in ms. */
export const requestTimeout = 60_000;

/** In bytes per ms (200 kbit/s). Extends the timeout by the upload time at this speed. */
const slowestUpload = 25;

export interface RequestOptions extends ReportOptions {
  /** The request moves credits, so a missing answer means an unknown outcome. */
  readonly money?: boolean;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/** Returns the data, or throws the error that body or status stand for. */
async function readAnswer(response: Response): Promise<unknown> {
  const requestId = response.headers.get('x-request-id');
  const body: unknown = await response.json().catch(() => undefined);
  if (!isAnswer(body)) {
    throw response.ok
      ? new PortalError('SERVER_BUSY', '', requestId)
      : errorOfStatus(response.status, requestId);
  }
  if (body.errors !== undefined && body.errors.length > 0) throw errorOfAnswer(body.errors);
  if (body.data === null || body.data === undefined) throw new PortalError('SERVER_BUSY', '', requestId);
  return body.data;
}

async function exchange(
  operation: Operation,
  variables: unknown,
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { body, contentType, fileBytes } = bodyOf({
    documentId: operation.id,
    operationName: operation.name,
    variables,
  });
  const timeout = AbortSignal.timeout(requestTimeout + Math.ceil(fileBytes / slowestUpload));
  const sentAt = Date.now();
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
        accept: 'application/graphql-response+json, application/json',
        'accept-language': currentLocale(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    portalClock.observe(response.headers.get('date'), sentAt, Date.now());
    return await readAnswer(response);
  } catch (error) {
    if (error instanceof PortalError || signal?.aborted === true) throw error;
    throw new PortalError(timeout.aborted ? 'GATEWAY_TIMEOUT' : 'NETWORK_LOST');
  }
}

/** A request that moves credits has an unknown outcome unless the gateway refused it. */
const ofMoney = (error: PortalError): PortalError =>
  error.mayHaveMoved ? new PortalError('OUTCOME_UNKNOWN', '', error.requestId) : error;

/**
 * Sends a trusted document and returns its data; all requests of the portal go through here. Files among the variables
 * are sent as multipart. Rejects with a PortalError that was already reported, or with the caller's abort.
 */
export async function request<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options: RequestOptions = {},
): Promise<TData> {
  const token = session.token();
  try {
    // Documents are typed from the schema that the gateway implements.
    return (await exchange(operationOf(document), variables, token, options.signal)) as TData;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const failure = options.money === true ? ofMoney(error) : error;
    reportError(failure, token, options);
    throw failure;
  }
}
