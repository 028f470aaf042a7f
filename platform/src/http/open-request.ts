/** Decodes the body of a request, before authentication and routing. */
import type { IncomingHttpHeaders } from 'node:http';
import {
  decodeUtf8,
  EnvelopeRefused,
  type OpenedBody,
  plainBody,
  type PlatformEnvelope,
  type refusalBody,
} from '@portal/schema/envelope';
import type { Endpoint } from '@portal/schema/rest';
import type { z } from 'zod';
import type { ReplayStore } from './replay.ts';

/** Why a request was rejected, for the metric only. The answer is the same for all. */
export type RefusalReason = 'body' | 'login_type' | 'envelope' | 'replay';

/** The request's transport was not accepted. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super('the request is not accepted');
    this.reason = reason;
  }
}

/** A decoded request. */
export interface Opened {
  readonly data: unknown;
  /** The caller's address as sealed by the gateway; empty for a plain call. */
  readonly ip: string;
  /** Maps the result (JSON text) to the `data` of the answer. */
  answer(result: string): string;
  /** The `data` of a refusal as JSON text; undefined for a plain call. */
  refuse(word: z.infer<typeof refusalBody>): string | undefined;
}

/** The session's token; undefined for a visitor. Node joins repeated headers, which makes the token invalid. */
export const tokenOf = ({ token }: IncomingHttpHeaders): string | undefined =>
  typeof token === 'string' && token !== '' ? token : undefined;

/** Opens requests in the envelopes that the platform accepts. */
export class RequestGate {
  readonly #envelopes: readonly PlatformEnvelope[];
  readonly #replays: ReplayStore;

  constructor(envelopes: readonly PlatformEnvelope[], replays: ReplayStore) {
    this.#envelopes = envelopes;
    this.#replays = replays;
  }

  /** Opens the body of a call, or throws {@link RequestRefused}. */
  async open(endpoint: Endpoint, headers: IncomingHttpHeaders, body: unknown): Promise<Opened> {
    if (headers['login-type'] !== 'USER') throw new RequestRefused('login_type');
    const json = parse(body);
    return endpoint.sealed ? this.#openSealed(endpoint, tokenOf(headers), json) : openPlain(json);
  }

  async #openSealed(endpoint: Endpoint, token: string | undefined, json: unknown): Promise<Opened> {
    const request = this.#decrypt(json, { path: endpoint.path, token });
    // Replays are checked only after decryption. If a repetition were refused under its key, a copy sent ahead of the
    // original could move credits, and the refusal of the original would prove that none had moved.
    // Repeating a read reveals nothing, because the answer is sealed under a key that only the original sender has.
    if (endpoint.effect !== 'read' && !(await this.#replays.remember(request.jti))) {
      throw new RequestRefused('replay');
    }
    const seal = (json: string): string => `"${request.seal(json)}"`;
    const { data, ip } = request;
    return { data, ip, answer: seal, refuse: (word) => seal(JSON.stringify(word)) };
  }

  #decrypt(json: unknown, call: Parameters<PlatformEnvelope['open']>[1]): OpenedBody {
    try {
      for (const envelope of this.#envelopes) {
        const request = envelope.open(json, call);
        if (request !== undefined) return request;
      }
    } catch (error) {
      if (error instanceof EnvelopeRefused) throw new RequestRefused('envelope');
      throw error;
    }
    throw new RequestRefused('body');
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
