/** Reads the platform's answer: the outer JSON, the envelope, and the endpoint's result. */
import {
  answerBody,
  EnvelopeRefused,
  native,
  openResult,
  refusalWord,
  type AnswerKey,
} from '@portal/schema/envelope';
import { knownStatuses, platformCodes, type PlatformFailure } from '@portal/schema/errors';
import type { Endpoint, ResultOf } from '@portal/schema/rest';
import type { z } from 'zod';
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

/** What an answer says outside its envelope. */
type Said = z.infer<typeof answerBody>;

function readBody(body: Buffer): Said | undefined {
  const parsed = answerBody.safeParse(parseJson(body.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

/** The JSON value of sealed data; undefined when it does not open with the key. */
function open(data: unknown, key: AnswerKey): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return parseJson(openResult(native, key, data));
  } catch (error) {
    if (error instanceof EnvelopeRefused) return undefined;
    throw error;
  }
}

/** A refusal in words that only the platform can have sealed. The HTTP status tells the two ends of a session apart. */
function ofSealed(word: unknown, status: number): ReadFailure | undefined {
  // Nearly every answer is a result: telling so by one look costs less than a parse that fails.
  if (typeof word !== 'object' || word === null || !('code' in word)) return undefined;
  const { data } = refusalWord.safeParse(word);
  if (data === undefined) return undefined;
  const { code, needs, field, challenge } = data;
  const said = { code, message: data.message.slice(0, maxMessageLength), isSealed: true };
  const meant = code === platformCodes.sessionEnded && status === 401 ? 401 : code;
  const isStatus = meant === 401 || knownStatuses.some((known) => known === meant);
  return {
    failure: isStatus
      ? { kind: 'status', status: meant, ...said }
      : { kind: 'answer', ...said, needs, field, challenge },
    reason: `sealed code ${code}`,
  };
}

/** A refusal that is not sealed: from a plain call, from something on the way, or of a request that did not open. */
function ofUnsealed(said: Said | undefined, status: number): ReadFailure | undefined {
  const words = said && { code: said.code, message: said.message.slice(0, maxMessageLength) };
  if (status !== 200) {
    return { failure: { kind: 'status', status, ...words, isSealed: false }, reason: `HTTP ${status}` };
  }
  if (words === undefined) return broken('the answer is not of the contract');
  return words.code === platformCodes.success
    ? undefined
    : { failure: { kind: 'answer', ...words, isSealed: false }, reason: `code ${words.code}` };
}

/**
 * Reads an answer. What opens with the call's key is the platform's own word, whatever is written around it.
 * @param key opens the data of a sealed call; undefined for a plain call
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, body }: UpstreamAnswer,
  key: AnswerKey | undefined,
): Reading<ResultOf<E>> {
  const said = readBody(body);
  const opened = key && open(said?.data, key);
  const refusal = opened === undefined ? ofUnsealed(said, status) : ofSealed(opened, status);
  if (refusal !== undefined) return refusal;
  const result = key === undefined ? said?.data : opened;
  if (result === undefined) return broken(key === undefined ? 'no result' : 'the envelope does not open');
  const parsed = endpoint.result.safeParse(result);
  if (parsed.success) return { result: parsed.data as ResultOf<E> };
  const fields = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  return broken(`the result is not of the contract: ${fields.slice(0, 5).join(', ')}`);
}
