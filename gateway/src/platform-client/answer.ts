/** Reads the platform's answer: the outer JSON, the envelope, and the endpoint's result. */
import { answerBody, EnvelopeRefused, refusalBody, type EncryptedRequest } from '@portal/schema/envelope';
import { knownStatuses, platformCodes, type PlatformFailure } from '@portal/schema/errors';
import type { Endpoint, ResultOf } from '@portal/schema/rest';
import type { z } from 'zod';
import { normalizeResult } from './other-spellings.ts';
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

/** The part of an answer outside its envelope. */
type OuterAnswer = z.infer<typeof answerBody>;

function readBody(body: Buffer): OuterAnswer | undefined {
  const parsed = answerBody.safeParse(parseJson(body.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

type Open = EncryptedRequest<unknown>['open'];

/** The JSON of sealed data; undefined if it does not decrypt. */
function decrypt(data: unknown, open: Open): string | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return open(data);
  } catch (error) {
    if (error instanceof EnvelopeRefused) return undefined;
    throw error;
  }
}

/**
 * Reads a sealed refusal, which only the platform can have written. The HTTP status distinguishes an expired from an
 * invalid session.
 */
function readSealedRefusal(word: unknown, status: number): ReadFailure | undefined {
  // Nearly every answer is a result; this check is cheaper than a failed parse.
  if (typeof word !== 'object' || word === null || !('code' in word)) return undefined;
  const { data } = refusalBody.safeParse(word);
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

/**
 * Reads an unsealed refusal: of a plain call, from an intermediary, or of a request that the platform could not
 * decrypt.
 */
function readUnsealedRefusal(said: OuterAnswer | undefined, status: number): ReadFailure | undefined {
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
 * Reads an answer. Data that decrypts with the call's key comes from the platform, whatever surrounds it.
 * @param open decrypts the data of a sealed call; undefined for a plain call
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, body }: UpstreamAnswer,
  open: Open | undefined,
): Reading<ResultOf<E>> {
  const said = readBody(body);
  const json = open && decrypt(said?.data, open);
  const opened = json === undefined ? undefined : parseJson(json);
  const refusal =
    opened === undefined ? readUnsealedRefusal(said, status) : readSealedRefusal(opened, status);
  if (refusal !== undefined) return refusal;
  const result = open === undefined ? said?.data : opened;
  if (result === undefined) return broken(open === undefined ? 'no result' : 'the envelope does not open');
  const parsed = endpoint.result.safeParse(result);
  // `placed` reads an order that does not fit as null: it may be one in another spelling.
  if (parsed.success && (parsed.data !== null || result === null)) {
    return { result: parsed.data as ResultOf<E> };
  }
  const other =
    json === undefined
      ? normalizeResult(endpoint.result, body.toString('utf8'), 'data')
      : normalizeResult(endpoint.result, json);
  const again = endpoint.result.safeParse(other);
  if (again.success) return { result: again.data as ResultOf<E> };
  const fields = again.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  return broken(`the result is not of the contract: ${fields.slice(0, 5).join(', ')}`);
}
