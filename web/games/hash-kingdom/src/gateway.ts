/** The calls of the page. It sends no session of the portal and keeps none: that of the game is among the variables. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { operationOf } from '../../../src/data/graphql/operation.ts';

/** How long an answer may take, in ms. */
const timeout = 60_000;

/** A refusal of the game, with a message in the player's language if there is one. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** The input that it is about, as the request calls it; null where it is about none. */
  readonly input: string | null;

  constructor(message: string, input: string | null = null) {
    super(message);
    this.input = input;
  }
}

/** No answer came, or one that cannot be read: whether it was done is not known. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message?: string;
    readonly extensions?: { readonly code?: string; readonly field?: string };
  }[];
}

/** Codes of refusals without words: nothing was done. Any other error leaves it open. */
const refusals = new Set(['RATE_LIMITED', 'BAD_USER_INPUT', 'NOT_IMPLEMENTED']);

/** Sends a trusted document in a language; throws {@link Refused} or {@link Unanswered}. */
export async function send<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  locale: string,
): Promise<Data> {
  const { id, name } = operationOf(document);
  let answer: Answer<Data>;
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'accept-language': locale,
      },
      body: JSON.stringify({ documentId: id, operationName: name, variables }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    answer = (await response.json()) as Answer<Data>;
  } catch {
    throw new Unanswered();
  }
  const error = answer.errors?.[0];
  const { code = '', field } = error?.extensions ?? {};
  if (code === 'PLATFORM_MESSAGE') throw new Refused(error?.message ?? '', field?.split('.').at(-1));
  if (refusals.has(code)) throw new Refused('');
  if (error !== undefined || answer.data == null) throw new Unanswered();
  return answer.data;
}
