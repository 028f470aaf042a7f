/** The only access to the platform: typed calls of the endpoints in `schema/rest`. */
import type { GatewayEnvelope, TextInPieces } from '@portal/schema/envelope';
import { mapFailure, platformCodes, type RefusalMode } from '@portal/schema/errors';
import { member, team, type Endpoint, type ResultOf } from '@portal/schema/rest';
import type { Logger } from 'pino';
import { badUserInput, gatewayError } from '../kernel/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readAnswer, type ReadFailure } from './answer.ts';
import { headersOf, prober, type Caller } from './caller.ts';
import { isExpected, labelOf, mayBeRepeated } from './failure-kinds.ts';
import { inputPaths, noInput, type InputNames, type InputOf } from './input-names.ts';
import { jsonOf, plainBody, sealedBody, type DataOf, type RequestBody } from './request-body.ts';
import { SingleFlight } from './single-flight.ts';
import { NoAnswer, Transport, type UpstreamAnswer } from './transport.ts';

/** The parts of a platform client. */
export interface PlatformClientOptions {
  readonly url: string;
  readonly envelope: GatewayEnvelope;
  readonly refusals: RefusalMode;
  readonly connections: number;
  readonly callsAtOnce: number;
  /** Upper bound for the time limit of every endpoint, in ms. */
  readonly timeoutMs: number;
  readonly readCacheMs: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Delay before a read whose connection failed is retried: from this many ms to twice as many. */
const retryDelayMs = 50;

/** Time limit of the call that probes refusals, in ms. */
const probeMs = 5000;

/** One call, which may be sent a second time. */
interface Call extends RequestBody {
  readonly endpoint: Endpoint;
  /** The path of the caller's input for a field; undefined if the caller sent none. */
  readonly inputOf: InputOf;
  readonly caller: Caller;
  readonly headers: string[];
  readonly timeoutMs: number;
  /** On the clock of `performance.now()`. */
  readonly begin: number;
}

/** Calls the platform's endpoints. Writes are never sent twice. */
export class PlatformClient {
  readonly #transport: Transport;
  readonly #envelope: GatewayEnvelope;
  readonly #refusals: RefusalMode;
  readonly #flights: SingleFlight;
  readonly #timeoutMs: number;
  readonly #logger: Logger;
  readonly #metrics: Metrics;

  constructor({
    url,
    envelope,
    refusals,
    connections,
    callsAtOnce,
    timeoutMs,
    readCacheMs,
    logger,
    metrics,
  }: PlatformClientOptions) {
    this.#transport = new Transport(url, { connections, callsAtOnce });
    this.#envelope = envelope;
    this.#refusals = refusals;
    this.#flights = new SingleFlight(readCacheMs);
    this.#timeoutMs = timeoutMs;
    this.#logger = logger;
    this.#metrics = metrics;
    metrics.showUpstreamInFlight(() => this.#transport.callsInProgress);
  }

  /**
   * Calls an endpoint and resolves to its result, which is shared between callers and must not be changed.
   * Rejects with a GraphQL error of the table in `schema/errors.ts`.
   * @param data always built with the same order of fields, because equal reads are recognised by its JSON
   */
  call<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    data: DataOf<E>,
    inputNames: InputNames<E> = {},
  ): Promise<ResultOf<E>> {
    const session = caller.token ?? '';
    if (endpoint.effect !== 'read') {
      return this.#write(endpoint, caller, jsonOf(data), session, inputPaths(data, inputNames));
    }
    const json = JSON.stringify(data);
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

  /** Whether the platform answers a plain read, one that needs no session, within a number of milliseconds. */
  async answersWithin(timeoutMs: number): Promise<boolean> {
    try {
      await this.#send(team.levelList, prober, '{}', timeoutMs);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Whether the platform encrypts its refusals, from a call without a session: `unknown` if it did not refuse it, and undefined
   * if it did not answer.
   */
  async probeRefusals(): Promise<RefusalMode | 'unknown' | undefined> {
    const endpoint = member.userInfo;
    const call = this.#prepare(endpoint, prober, '{}', probeMs, noInput);
    try {
      const reading = readAnswer(endpoint, await this.#post(call), call.open);
      if (!('failure' in reading) || !isExpected(reading.failure)) return 'unknown';
      return 'isSealed' in reading.failure && reading.failure.isSealed ? 'sealed' : 'plain';
    } catch (error) {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    }
  }

  /** Closes the connections once the calls in progress have ended. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  async #write<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    json: string | TextInPieces,
    session: string,
    inputOf: InputOf,
  ): Promise<ResultOf<E>> {
    try {
      return await this.#send(endpoint, caller, json, this.#timeoutMs, inputOf);
    } finally {
      this.#flights.forget(session);
    }
  }

  async #send<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    json: string | TextInPieces,
    maxMs: number,
    inputOf = noInput,
  ): Promise<ResultOf<E>> {
    const call = this.#prepare(endpoint, caller, json, maxMs, inputOf);
    let answer: UpstreamAnswer;
    try {
      answer = await this.#post(call);
    } catch (error) {
      answer = await this.#repeat(call, error);
    }
    const reading = readAnswer(endpoint, answer, call.open);
    if ('failure' in reading) throw this.#fail(call, reading);
    this.#metrics.upstreamAnswered(endpoint.path, succeeded, performance.now() - call.begin);
    return reading.result;
  }

  /** The request body, sealed if the endpoint's contract requires it. */
  #prepare(
    endpoint: Endpoint,
    caller: Caller,
    json: string | TextInPieces,
    maxMs: number,
    inputOf: InputOf,
  ): Call {
    const { path, limits, sealed } = endpoint;
    if (!sealed && typeof json !== 'string') throw new TypeError(`${path} is plain and takes no file`);
    const { body, bytes, open } = sealed
      ? sealedBody(this.#envelope, path, caller, json)
      : plainBody(json as string);
    if (bytes > limits.bodyBytes) throw badUserInput('The input is too large.', 'input');
    const timeoutMs = Math.min(limits.timeoutMs, maxMs);
    // Listed one by one, because spreading an object is the most expensive step of a poll.
    return {
      body,
      bytes,
      open,
      endpoint,
      inputOf,
      caller,
      headers: headersOf(caller),
      timeoutMs,
      begin: performance.now(),
    };
  }

  #post({ endpoint, headers, body, timeoutMs }: Call): Promise<UpstreamAnswer> {
    return this.#transport.post(endpoint.path, headers, body, timeoutMs);
  }

  /** Retries a read once when its connection failed before anything was sent. */
  async #repeat(call: Call, error: unknown): Promise<UpstreamAnswer> {
    if (!(error instanceof NoAnswer)) throw error;
    if (call.endpoint.effect !== 'read' || !mayBeRepeated(error)) {
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

  /** Counts and logs a failure, and turns it into the error for the caller. */
  #fail({ endpoint, caller, inputOf, begin }: Call, { failure, reason }: ReadFailure): Error {
    this.#metrics.upstreamAnswered(endpoint.path, labelOf(failure), performance.now() - begin);
    const level = isExpected(failure) ? 'debug' : 'warn';
    this.#logger[level](
      { requestId: caller.requestId, path: endpoint.path, failure: failure.kind, reason },
      'platform call failed',
    );
    const { code, message, field, ...details } = mapFailure(failure, endpoint.effect, this.#refusals);
    const input = field === undefined ? undefined : inputOf(field);
    return gatewayError(code, message, {
      ...details,
      ...(input !== undefined && { field: input }),
    });
  }
}

const ofTransport = ({ kind, reason }: NoAnswer): ReadFailure => ({ failure: { kind }, reason });

const succeeded = String(platformCodes.success);
