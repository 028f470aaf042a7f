/** Calls a platform as a gateway does, sealed or plain as the endpoint requires. */
import {
  native,
  openResult,
  readPublicKey,
  RequestSealer,
  type RequestContext,
  type SealedRequest,
} from '@portal/schema/envelope';
import type { Endpoint, RequestOf, AnswerOf } from '@portal/schema/rest';
import type { InjectOptions } from 'fastify';
import type { Platform } from '../src/composition/platform.ts';

/** Options of a call. */
export interface CallOptions {
  readonly token?: string;
  readonly language?: string;
  /** The caller's address; default: always the same. */
  readonly ip?: string;
  /** Header overrides; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** An answer: `result` with code 20000, `refusal` with a sealed refusal. */
export interface CallAnswer<Result> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly result: Result | undefined;
  readonly refusal: unknown;
  /** The raw body. Not enumerable, because sealed bodies of equal answers differ. */
  readonly body: string;
}

/** A request body, and the key for its answer. */
export interface Prepared {
  readonly body: string;
  readonly sealed: SealedRequest | undefined;
}

/** The token of a call; `headers` takes precedence. */
const tokenOf = ({ token, headers }: CallOptions = {}): string | undefined =>
  headers !== undefined && 'token' in headers ? headers['token'] : token;

const address = '203.0.113.7';

export class TestClient {
  readonly #app: Platform['app'];
  readonly #sealer: RequestSealer<ReturnType<typeof readPublicKey>['key']>;

  constructor(platform: Pick<Platform, 'app' | 'publicKeyPem'>) {
    this.#app = platform.app;
    this.#sealer = new RequestSealer(native, readPublicKey(platform.publicKeyPem));
  }

  /** Prepares the body of a call; `data` may be invalid. */
  prepare(endpoint: Endpoint, data: unknown, place: Partial<RequestContext> = {}): Prepared {
    if (!endpoint.sealed) return { body: JSON.stringify({ data, needEn: false }), sealed: undefined };
    return this.seal(JSON.stringify(data), { path: endpoint.path, ...place });
  }

  /** Prepares a sealed body with any text. */
  seal(text: string, place: Partial<RequestContext> & { readonly path: string }): Prepared {
    const whole = { ip: address, time: Date.now(), ...place };
    const sealed = this.#sealer.seal(whole, text);
    const { ip, time } = whole;
    return {
      sealed,
      body: JSON.stringify({ requestData: sealed.requestData, encrypted: true, ip, time }),
    };
  }

  /** Posts a body unchanged. */
  async post(path: string, body: string | Buffer, options: CallOptions = {}) {
    const headers = Object.fromEntries(
      Object.entries({
        'content-type': 'application/json',
        'login-type': 'USER',
        'accept-language': options.language,
        token: options.token,
        ...options.headers,
      }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const request: InjectOptions = { method: 'POST', url: path, payload: body, headers };
    return this.#app.inject(request);
  }

  /** Posts a prepared body and opens the answer. */
  async send(endpoint: Endpoint, prepared: Prepared, options?: CallOptions): Promise<CallAnswer<unknown>> {
    const response = await this.post(endpoint.path, prepared.body, options);
    const answer = JSON.parse(response.body) as { code: number; message: string; data?: unknown };
    const opened =
      answer.data === undefined || prepared.sealed === undefined
        ? answer.data
        : (JSON.parse(openResult(native, prepared.sealed, answer.data as string)) as unknown);
    const isRefusal = answer.code !== 20000;
    const seen = {
      status: response.statusCode,
      code: answer.code,
      message: answer.message,
      result: isRefusal ? undefined : opened,
      refusal: isRefusal ? opened : undefined,
    };
    return Object.defineProperty(seen, 'body', { value: response.body }) as CallAnswer<unknown>;
  }

  /** Calls an endpoint with typed data. */
  async call<E extends Endpoint>(
    endpoint: E,
    data: RequestOf<E>,
    options?: CallOptions,
  ): Promise<CallAnswer<AnswerOf<E>>> {
    return (await this.callLoosely(endpoint, data, options)) as CallAnswer<AnswerOf<E>>;
  }

  /** Calls an endpoint with untyped data. */
  callLoosely(endpoint: Endpoint, data: unknown, options?: CallOptions): Promise<CallAnswer<unknown>> {
    const { ip = address } = options ?? {};
    return this.send(endpoint, this.prepare(endpoint, data, { token: tokenOf(options), ip }), options);
  }
}
