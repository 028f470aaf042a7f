/** Calls a platform as a gateway does: sealed or plain by the endpoint's contract. */
import {
  native,
  openResult,
  readPublicKey,
  RequestSealer,
  type RequestPlace,
  type SealedRequest,
} from '@portal/schema/envelope';
import type { Endpoint, RequestOf, ResultOf } from '@portal/schema/rest';
import type { InjectOptions } from 'fastify';

import type { Platform } from '../src/platform.ts';

/** Who calls, and how. */
export interface CallOptions {
  readonly token?: string;
  readonly language?: string;
  /** The caller's address; default: always the same one. */
  readonly ip?: string;
  /** Overrides of the headers; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** What came back; `result` is there with code 20000, `word` with a sealed refusal. */
export interface CallAnswer<Result> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly result: Result | undefined;
  readonly word: unknown;
  /** The text as it travelled. Not enumerable, so that answers compare by what they say: each is sealed anew. */
  readonly body: string;
}

/** A request as it travels, and what its answer is opened with. */
export interface Prepared {
  readonly body: string;
  readonly sealed: SealedRequest | undefined;
}

/** The token that a call will carry, also where its headers say another. */
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

  /** The body of a call; `data` may be anything, for tests of what is refused. */
  prepare(endpoint: Endpoint, data: unknown, place: Partial<RequestPlace> = {}): Prepared {
    if (!endpoint.sealed) return { body: JSON.stringify({ data, needEn: false }), sealed: undefined };
    return this.seal(JSON.stringify(data), { path: endpoint.path, ...place });
  }

  /** A sealed body around any text. */
  seal(text: string, place: Partial<RequestPlace> & { readonly path: string }): Prepared {
    const whole = { ip: address, time: Date.now(), ...place };
    const sealed = this.#sealer.seal(whole, text);
    const { ip, time } = whole;
    return {
      sealed,
      body: JSON.stringify({ requestData: sealed.requestData, encrypted: true, ip, time }),
    };
  }

  /** Posts a body as it is. */
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

  /** Posts what was prepared and opens the answer. */
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
      word: isRefusal ? opened : undefined,
    };
    return Object.defineProperty(seen, 'body', { value: response.body }) as CallAnswer<unknown>;
  }

  /** Calls an endpoint with data of its type. */
  async call<E extends Endpoint>(
    endpoint: E,
    data: RequestOf<E>,
    options?: CallOptions,
  ): Promise<CallAnswer<ResultOf<E>>> {
    return (await this.callLoosely(endpoint, data, options)) as CallAnswer<ResultOf<E>>;
  }

  /** Calls an endpoint with data its type would not allow. */
  callLoosely(endpoint: Endpoint, data: unknown, options?: CallOptions): Promise<CallAnswer<unknown>> {
    const { ip = address } = options ?? {};
    return this.send(endpoint, this.prepare(endpoint, data, { token: tokenOf(options), ip }), options);
  }
}
