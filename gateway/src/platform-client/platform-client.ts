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

/** One call as it is sent, and sent again. */
interface Call {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  /** What a sealed call's result is opened with. */
  readonly key: AnswerKey | undefined;
  readonly body: Buffer;
  readonly headers: string[];
  readonly timeoutMs: number;
  /** On the clock of `performance.now()`. */
  readonly begin: number;
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
    const call = this.#seal(endpoint, caller, json, mostMs);
    let answer: UpstreamAnswer;
    try {
      answer = await this.#post(call);
    } catch (error) {
      answer = await this.#repeat(call, error);
    }
    const reading = readAnswer(endpoint, answer, call.key);
    if ('failure' in reading) throw this.#fail(call, reading);
    this.#metrics.upstreamAnswered(endpoint.path, succeeded, performance.now() - call.begin);
    return reading.result;
  }

  /** What travels, sealed where the endpoint's contract says so. */
  #seal(endpoint: Endpoint, caller: Caller, json: string, mostMs: number): Call {
    const { path, limits } = endpoint;
    const time = Date.now();
    const key = endpoint.sealed ? this.#sealer.seal({ path, ip: caller.ip, time }, json) : undefined;
    const body =
      key === undefined
        ? Buffer.from(`{"data":${json},"needEn":false}`)
        : // every part is base64url, an address or a number: nothing to escape, and a byte a character
          Buffer.from(
            `{"requestData":"${key.requestData}","encrypted":true,"ip":"${caller.ip}","time":${time}}`,
            'latin1',
          );
    if (body.length > limits.bodyBytes) throw badUserInput('The input is too large.', 'input');
    const timeoutMs = Math.min(limits.timeoutMs, mostMs);
    return { endpoint, caller, key, body, headers: headersOf(caller), timeoutMs, begin: performance.now() };
  }

  #post({ endpoint, headers, body, timeoutMs }: Call): Promise<UpstreamAnswer> {
    return this.#transport.post(endpoint.path, headers, body, timeoutMs);
  }

  /** Posts a read once more when its connection failed, so that nothing was sent. */
  async #repeat(call: Call, error: unknown): Promise<UpstreamAnswer> {
    if (!(error instanceof NoAnswer)) throw error;
    if (call.endpoint.effect !== 'read' || error.kind !== 'unreachable' || neverAgain.has(error.reason)) {
      throw this.#fail(call, ofTransport(error));
    }
    this.#metrics.upstreamRetries.inc();
    const { requestId } = call.caller;
    this.#logger.debug(
      { requestId, path: call.endpoint.path, reason: error.reason },
      'platform call tried again',
    );
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs * (1 + Math.random())));
    try {
      return await this.#post(call);
    } catch (again) {
      throw again instanceof NoAnswer ? this.#fail(call, ofTransport(again)) : again;
    }
  }

  /** Counts and logs a failure, and turns it into what the caller is told. */
  #fail({ endpoint, caller, begin }: Call, { failure, reason }: ReadFailure): Error {
    this.#metrics.upstreamAnswered(endpoint.path, labelOf(failure), performance.now() - begin);
    const level = isExpected(failure) ? 'debug' : 'warn';
    this.#logger[level](
      { requestId: caller.requestId, path: endpoint.path, failure: failure.kind, reason },
      'platform call failed',
    );
    const { code, message } = mapFailure(failure, endpoint.effect);
    return gatewayError(code, message);
  }
}

const ofTransport = ({ kind, reason }: NoAnswer): ReadFailure => ({ failure: { kind }, reason });

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
