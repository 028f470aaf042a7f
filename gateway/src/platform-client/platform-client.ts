/** The one way to the platform: typed calls of the endpoints in `schema/rest`. */
import { native, RequestSealer, type AnswerKey, type EnvelopePublicKey } from '@portal/schema/envelope';
import { mapFailure, platformCodes, type PlatformFailure } from '@portal/schema/errors';
import { team, type Endpoint, type RequestOf, type ResultOf } from '@portal/schema/rest';
import type { Logger } from 'pino';
import { badUserInput, gatewayError } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readAnswer, type ReadFailure } from './answer.ts';
import { SingleFlight } from './single-flight.ts';
import { NoAnswer, Transport, type UpstreamAnswer } from './transport.ts';

/** On whose behalf a call is made. */
export interface Caller {
  /** Session token; undefined for a visitor. Never logged. */
  readonly token: string | undefined;
  /** The member's address. */
  readonly ip: string;
  /** One of the five languages. */
  readonly language: string;
  readonly requestId: string;
}

/** What a platform client is made of. */
export interface PlatformClientOptions {
  readonly url: string;
  readonly key: EnvelopePublicKey;
  readonly connections: number;
  readonly callsAtOnce: number;
  /** Upper bound of every endpoint's own time limit, in ms. */
  readonly timeoutMs: number;
  readonly readCacheMs: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** How long to wait before a read whose connection failed is tried once more, in ms: this and as much again. */
const retryDelayMs = 50;

/** What one call sends, made once even when a read is sent twice. */
interface Request {
  readonly body: Buffer;
  readonly key: AnswerKey | undefined;
}

/** Calls the platform's endpoints. Writes are never sent twice. */
export class PlatformClient {
  readonly #transport: Transport;
  readonly #sealer: RequestSealer<EnvelopePublicKey['key']>;
  readonly #flights: SingleFlight;
  readonly #timeoutMs: number;
  readonly #logger: Logger;
  readonly #metrics: Metrics;

  constructor({
    url,
    key,
    connections,
    callsAtOnce,
    timeoutMs,
    readCacheMs,
    logger,
    metrics,
  }: PlatformClientOptions) {
    this.#transport = new Transport(url, { connections, callsAtOnce });
    this.#sealer = new RequestSealer(native, key);
    this.#flights = new SingleFlight(readCacheMs);
    this.#timeoutMs = timeoutMs;
    this.#logger = logger;
    this.#metrics = metrics;
    metrics.showUpstreamInFlight(() => this.#transport.underWay);
  }

  /**
   * Calls an endpoint and resolves to its result, which is shared between callers and must not be changed.
   * Rejects with a GraphQL error of the table in `schema/errors.ts`.
   * @param data made by the same code in the same order of fields each time: its JSON tells equal reads
   */
  call<E extends Endpoint>(endpoint: E, caller: Caller, data: RequestOf<E>): Promise<ResultOf<E>> {
    const json = JSON.stringify(data);
    const session = caller.token ?? '';
    if (endpoint.effect !== 'read') return this.#write(endpoint, caller, json, session);
    const key = `${endpoint.path} ${caller.language} ${json}`;
    const shared = this.#flights.find(session, key);
    if (shared !== undefined) {
      this.#metrics.sharedReads.inc();
      return shared as Promise<ResultOf<E>>;
    }
    const read = this.#send(endpoint, caller, json, this.#timeoutMs);
    this.#flights.add(session, key, read);
    return read;
  }

  /** Whether the platform answers a plain read, one that anybody may make, within so many milliseconds. */
  async answersWithin(timeoutMs: number): Promise<boolean> {
    try {
      await this.#send(team.levelList, prober, '{}', timeoutMs);
      return true;
    } catch {
      return false;
    }
  }

  /** Closes the connections once the calls under way have ended. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  async #write<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    json: string,
    session: string,
  ): Promise<ResultOf<E>> {
    try {
      return await this.#send(endpoint, caller, json, this.#timeoutMs);
    } finally {
      this.#flights.forget(session);
    }
  }

  async #send<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    json: string,
    mostMs: number,
  ): Promise<ResultOf<E>> {
    const begin = performance.now();
    const { body, key } = this.#request(endpoint, caller, json);
    if (Buffer.byteLength(body) > endpoint.limits.bodyBytes)
      throw badUserInput('The input is too large.', 'input');
    let answer: UpstreamAnswer;
    try {
      answer = await this.#post(endpoint, caller, body, Math.min(endpoint.limits.timeoutMs, mostMs));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw this.#fail(endpoint, caller, begin, { failure: { kind: error.kind }, reason: error.reason });
    }
    const reading = readAnswer(endpoint, answer, key);
    if ('failure' in reading) throw this.#fail(endpoint, caller, begin, reading);
    this.#metrics.upstreamAnswered(endpoint.path, succeeded, performance.now() - begin);
    return reading.result;
  }

  #request(endpoint: Endpoint, { ip }: Caller, json: string): Request {
    if (!endpoint.sealed) return { body: Buffer.from(`{"data":${json},"needEn":false}`), key: undefined };
    const { path } = endpoint;
    const time = Date.now();
    const sealed = this.#sealer.seal({ path, ip, time }, json);
    // every part is base64url, an address or a number: nothing to escape
    const text = `{"requestData":"${sealed.requestData}","encrypted":true,"ip":"${ip}","time":${time}}`;
    return { body: Buffer.from(text, 'latin1'), key: sealed };
  }

  /** Posts once; a read whose connection failed, so that nothing was sent, once more. */
  async #post(endpoint: Endpoint, caller: Caller, body: Buffer, timeoutMs: number): Promise<UpstreamAnswer> {
    const headers = headersOf(caller);
    try {
      return await this.#transport.post(endpoint.path, headers, body, timeoutMs);
    } catch (error) {
      const isWorthIt =
        endpoint.effect === 'read' &&
        error instanceof NoAnswer &&
        error.kind === 'unreachable' &&
        !neverAgain.has(error.reason);
      if (!isWorthIt) throw error;
      this.#metrics.upstreamRetries.inc();
      const { requestId } = caller;
      this.#logger.debug(
        { requestId, path: endpoint.path, reason: error.reason },
        'platform call tried again',
      );
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs * (1 + Math.random())));
      return this.#transport.post(endpoint.path, headers, body, timeoutMs);
    }
  }

  #fail(endpoint: Endpoint, { requestId }: Caller, begin: number, { failure, reason }: ReadFailure): Error {
    this.#metrics.upstreamAnswered(endpoint.path, labelOf(failure), performance.now() - begin);
    const level = isExpected(failure) ? 'debug' : 'warn';
    this.#logger[level](
      { requestId, path: endpoint.path, failure: failure.kind, reason },
      'platform call failed',
    );
    const { code, message } = mapFailure(failure, endpoint.effect);
    return gatewayError(code, message);
  }
}

/** Who asks when nobody does. */
const prober: Caller = { token: undefined, ip: '127.0.0.1', language: 'en-US', requestId: 'readiness' };

const succeeded = String(platformCodes.success);

/** Reasons for which a second attempt would only add to the load. */
const neverAgain = new Set([
  'TOO_MANY_CALLS',
  'DEADLINE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

function headersOf({ token, language, requestId }: Caller): string[] {
  const headers = [
    'content-type',
    'application/json',
    'login-type',
    'USER',
    'accept-language',
    language,
    'x-request-id',
    requestId,
  ];
  if (token !== undefined) headers.push('token', token);
  return headers;
}

const knownAnswers: readonly number[] = Object.values(platformCodes);

/** A refusal, or the end of a session: the platform works as it should. */
const isExpected = (failure: PlatformFailure): boolean =>
  (failure.kind === 'answer' && knownAnswers.includes(failure.code)) ||
  (failure.kind === 'status' && failure.status === 401);

/** Label of a failure in metrics: one of few. */
function labelOf(failure: PlatformFailure): string {
  if (failure.kind === 'answer') return knownAnswers.includes(failure.code) ? String(failure.code) : 'other';
  return failure.kind === 'status' ? `http_${failure.status}` : failure.kind;
}
