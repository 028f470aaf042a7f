import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { currentLocale } from '../i18n/i18n.ts';
import { portalClock } from '../lib/clock.ts';
import { session } from '../session/session.ts';
import { errorOfAnswer, errorOfStatus, PortalError } from './errors.ts';
import { bodyOf } from './multipart.ts';
import { reportError, type Loudness } from './report.ts';

/** How long an answer may take (spec §9), in ms. */
export const requestTimeout = 60_000;

/** Bytes a millisecond that a slow connection sends (200 kbit/s): a file has so long to leave before the wait begins. */
const slowestUpload = 25;

export interface RequestOptions extends Loudness {
  /** The request moves credits: an answer that does not come leaves its outcome unknown. */
  readonly money?: boolean;
  readonly signal?: AbortSignal;
}

interface Operation {
  readonly id: string;
  readonly name: string;
}

/** The trusted-document id and name of a generated document. */
export function operationOf(document: object): Operation {
  const { __meta__: meta, definitions } = document as {
    __meta__?: { hash?: unknown };
    definitions?: readonly { name?: { value: string } }[];
  };
  const id = meta?.hash;
  const name = definitions?.[0]?.name?.value;
  if (typeof id !== 'string' || name === undefined) throw new Error('Not a generated document');
  return { id, name };
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/** What the body says, or the failure that its status or its shape stands for. */
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

/** A request that moves credits and got no clear refusal has an unknown outcome. */
const ofMoney = (error: PortalError): PortalError =>
  error.behaviour.mayHaveMoved ? new PortalError('OUTCOME_UNKNOWN', '', error.requestId) : error;

/**
 * Sends one trusted document and returns its data; every request of the portal goes through here. A file among the
 * variables goes out as it is (multipart).
 * Failures are PortalErrors and have been reported by then (report.ts); an abort is thrown as it is.
 */
export async function request<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options: RequestOptions = {},
): Promise<TData> {
  const token = session.token();
  try {
    // The documents are typed from the schema, and the gateway answers by the same schema.
    return (await exchange(operationOf(document), variables, token, options.signal)) as TData;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const failure = options.money === true ? ofMoney(error) : error;
    reportError(failure, token, options);
    throw failure;
  }
}
