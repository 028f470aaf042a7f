import { vi } from 'vitest';

/** What a test's gateway was asked. */
export interface SentRequest {
  readonly operation: string;
  readonly variables: unknown;
  readonly documentId: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}

/** An answer of the gateway: GraphQL data, GraphQL errors, an HTTP response, or none at all. */
export type Answer = { data: unknown } | { errors: unknown[] } | Response;

/** What each operation answers, at once or later. */
export type Script = Record<string, ((variables: never) => Answer | Promise<Answer>) | undefined>;

/** What is called off is over at once, as it is for a browser. */
async function untilAborted<T>(answer: T | Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  const calledOff = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
  });
  return Promise.race([answer, calledOff]);
}

interface Sent {
  readonly operationName: string;
  readonly documentId: string;
  readonly variables: unknown;
}

/** Reassembles the files of a multipart request according to its map, as a gateway does. */
async function readForm(form: FormData): Promise<Sent> {
  const textOf = (name: string) => JSON.parse(form.get(name) as string) as unknown;
  const operations = textOf('operations') as Sent;
  for (const [part, places] of Object.entries(textOf('map') as Record<string, string[]>)) {
    for (const place of places) {
      const steps = place.split('.');
      const last = steps.pop() ?? '';
      const parent = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], operations);
      (parent as Record<string, unknown>)[last] = form.get(part);
    }
  }
  return operations;
}

/** Replaces the network: answers each operation as the test defines, and records the requests. */
export function scriptGateway(answers: Script): SentRequest[] {
  const asked: SentRequest[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit) => {
      const ask = async ({ operationName, variables, documentId }: Sent): Promise<Answer> => {
        asked.push({
          operation: operationName,
          variables,
          documentId,
          headers: new Headers(init.headers),
          signal: init.signal ?? null,
        });
        const answer = answers[operationName];
        if (answer === undefined) throw new Error(`The test does not answer ${operationName}`);
        return untilAborted(answer(variables as never), init.signal);
      };
      const sent =
        init.body instanceof FormData
          ? await readForm(init.body)
          : (JSON.parse(init.body as string) as Sent | readonly Sent[]);
      // In a batch, operations without an answer in the test fail separately.
      const askInBatch = (one: Sent) => ask(one).catch(() => gatewayError('SERVICE_UNAVAILABLE'));
      const given = 'length' in sent ? await Promise.all(sent.map(askInBatch)) : await ask(sent);
      return given instanceof Response ? given : Response.json(given);
    }),
  );
  return asked;
}

/** A GraphQL error as the gateway words it. */
export const gatewayError = (code: string, message = '', extensions: Record<string, unknown> = {}) => ({
  data: null,
  errors: [{ message, extensions: { code, requestId: 'req-1', ...extensions } }],
});
