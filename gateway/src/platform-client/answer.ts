/** Reads the platform's answer: the outer JSON, the envelope, and the endpoint's result. */
import { answerBody, EnvelopeRefused, native, openResult, type AnswerKey } from '@portal/schema/envelope';
import { platformCodes, type PlatformFailure } from '@portal/schema/errors';
import type { Endpoint, ResultOf } from '@portal/schema/rest';
import type { UpstreamAnswer } from './transport.ts';

/** A failure, and details that may be logged. */
export interface ReadFailure {
  readonly failure: PlatformFailure;
  /** The step that failed and, for a breach of contract, the fields. Never a value. */
  readonly reason: string;
}

/** A result, or why there is none. */
export type Reading<Result> = { readonly result: Result } | ReadFailure;

/** Maximum length of a platform message. Messages are sentences for members; longer text is not meant for them. */
const maxMessageLength = 1000;

const broken = (reason: string): ReadFailure => ({ failure: { kind: 'broken' }, reason });

/** The value of a JSON text; undefined when it does not parse. A parser's message quotes the text, so it is dropped. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readBody(body: Buffer): { code: number; message: string; data?: unknown } | undefined {
  const parsed = answerBody.safeParse(parseJson(body.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

/** The failure for a status other than 200, with the platform's code and message if there are any. */
function ofStatus({ status, body }: UpstreamAnswer): ReadFailure {
  const said = readBody(body);
  const words =
    said === undefined ? {} : { code: said.code, message: said.message.slice(0, maxMessageLength) };
  return { failure: { kind: 'status', status, ...words }, reason: `HTTP ${status}` };
}

/** The result's JSON value: decrypted with the request's key, or plain. Undefined when it cannot be read. */
function openData(data: unknown, key: AnswerKey | undefined): unknown {
  if (key === undefined) return data;
  if (typeof data !== 'string') return undefined;
  try {
    return parseJson(openResult(native, key, data));
  } catch (error) {
    if (error instanceof EnvelopeRefused) return undefined;
    throw error;
  }
}

/**
 * Reads an answer.
 * @param key decrypts the result of a sealed call; undefined for a plain call
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  answer: UpstreamAnswer,
  key: AnswerKey | undefined,
): Reading<ResultOf<E>> {
  if (answer.status !== 200) return ofStatus(answer);
  const said = readBody(answer.body);
  if (said === undefined) return broken('the answer is not of the contract');
  if (said.code !== platformCodes.success) {
    const message = said.message.slice(0, maxMessageLength);
    return { failure: { kind: 'answer', code: said.code, message }, reason: `code ${said.code}` };
  }
  const opened = openData(said.data, key);
  if (opened === undefined) return broken(key === undefined ? 'no result' : 'the envelope does not open');
  const parsed = endpoint.result.safeParse(opened);
  if (parsed.success) return { result: parsed.data as ResultOf<E> };
  const fields = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  return broken(`the result is not of the contract: ${fields.slice(0, 5).join(', ')}`);
}
