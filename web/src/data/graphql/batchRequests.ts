import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { shownInPlace } from './report.ts';
import { requestAll } from './request.ts';

type Query = TypedDocumentNode<unknown, Record<string, never>>;

/** A query that is about to be sent. */
interface Waiting {
  readonly document: Query;
  readonly answerWith: (answer: Promise<unknown> | undefined) => void;
}

let waiting: readonly Waiting[] = [];

function sendWaiting(): void {
  const sent = waiting;
  waiting = [];
  const answers = requestAll(
    sent.map(({ document }) => document),
    shownInPlace.context,
  );
  for (const [index, { answerWith }] of sent.entries()) answerWith(answers[index]);
}

/**
 * Sends a query without variables, in one request with all others of the same task. Its screen shows a failure. Rejects
 * as `request` does.
 */
export function batchRequests(document: Query): Promise<unknown> {
  if (waiting.length === 0) queueMicrotask(sendWaiting);
  return new Promise((resolve) => {
    waiting = [...waiting, { document, answerWith: resolve }];
  });
}
