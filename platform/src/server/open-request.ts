/** Turns the bytes of a request into its data, before authentication and routing to the endpoint's function. */
import type { IncomingHttpHeaders } from 'node:http';

import {
  decodeUtf8,
  EnvelopeRefused,
  native,
  plainBody,
  type refusalWord,
  RequestOpener,
  sealedBody,
  sealResult,
  type ContentKeyCache,
  type EnvelopePrivateKey,
} from '@portal/schema/envelope';
import type { Endpoint } from '@portal/schema/rest';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

import type { ReplayStore } from './replay.ts';

/** Why a request was refused: for the metric alone. The answer is the same for all. */
export type RefusalReason = 'body' | 'login_type' | 'envelope' | 'replay';

/** The request is not accepted as it arrives. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super('the request is not accepted');
    this.reason = reason;
  }
}

/** A request that was opened. */
export interface Opened {
  readonly data: unknown;
  /** The caller's address as the gateway sealed it; empty for a plain call, which has none. */
  readonly ip: string;
  /** The `data` of its answer as JSON text, from the result as JSON text. */
  answer(result: string): string;
  /** The `data` of a refusal as JSON text; a plain call's refusal has none. */
  refuse(word: z.infer<typeof refusalWord>): string | undefined;
}

/** How long an unwrapped content key is kept, and how many: a gateway uses one for a minute. */
const contentKeys = { ttl: 120_000, max: 10_000 };

/** The session's token; undefined for a visitor. Node joins a header that comes twice, which is no token then. */
export const tokenOf = ({ token }: IncomingHttpHeaders): string | undefined =>
  typeof token === 'string' && token !== '' ? token : undefined;

/** Opens requests with the platform's private keys. */
export class RequestGate {
  readonly #opener: RequestOpener<EnvelopePrivateKey['key']>;
  readonly #replays: ReplayStore;

  constructor(keys: readonly EnvelopePrivateKey[], replays: ReplayStore) {
    const cache: ContentKeyCache = new LRUCache<string, Uint8Array>(contentKeys);
    this.#opener = new RequestOpener(native, keys, cache);
    this.#replays = replays;
  }

  /** Opens the body of a call, or throws {@link RequestRefused}. */
  async open(endpoint: Endpoint, headers: IncomingHttpHeaders, body: unknown): Promise<Opened> {
    if (headers['login-type'] !== 'USER') throw new RequestRefused('login_type');
    const json = parse(body);
    return endpoint.sealed ? this.#openSealed(endpoint, tokenOf(headers), json) : openPlain(json);
  }

  async #openSealed(endpoint: Endpoint, token: string | undefined, json: unknown): Promise<Opened> {
    const body = sealedBody.safeParse(json);
    if (!body.success) throw new RequestRefused('body');
    const { requestData, ip, time } = body.data;
    let request;
    try {
      request = this.#opener.open(requestData, { path: endpoint.path, ip, time, token });
    } catch (error) {
      if (error instanceof EnvelopeRefused) throw new RequestRefused('envelope');
      throw error;
    }
    // A request counts as opened only now. Were a repetition refused under its key, a copy sent ahead of it could move
    // credits, and the refusal of the original would prove that none had moved.
    // Repeating a read reveals nothing: the answer is sealed under a key that only the original sender has.
    if (endpoint.effect !== 'read' && !(await this.#replays.remember(request.jti))) {
      throw new RequestRefused('replay');
    }
    const seal = (json: string): string => `"${sealResult(native, request, json)}"`;
    return { data: request.data, ip, answer: seal, refuse: (word) => seal(JSON.stringify(word)) };
  }
}

function openPlain(json: unknown): Opened {
  const body = plainBody.safeParse(json);
  if (!body.success) throw new RequestRefused('body');
  return { data: body.data.data, ip: '', answer: (result) => result, refuse: () => undefined };
}

function parse(body: unknown): unknown {
  if (!(body instanceof Uint8Array)) throw new RequestRefused('body');
  try {
    return JSON.parse(decodeUtf8(body)) as unknown;
  } catch {
    throw new RequestRefused('body');
  }
}
