/** The context of resolvers: the caller, and access to the platform. */
import type { Locale } from '@portal/schema/locales';
import { extensions, member, type Endpoint, type ResultOf } from '@portal/schema/rest';
import { listNetworks } from '@portal/schema/rules';
import type { GatewayConfig } from '../config/config.ts';
import { gatewayError } from '../kernel/errors.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Caller } from '../platform-client/caller.ts';
import type { InputNames } from '../platform-client/input-names.ts';
import type { PlatformClient } from '../platform-client/platform-client.ts';
import type { DataOf } from '../platform-client/request-body.ts';
import type { Revocations, TokenLifetime } from '../sessions/revocations.ts';

/** Services that all requests share. */
export interface GatewayServices {
  readonly platform: PlatformClient;
  /** Names of the extension endpoints that the platform implements. */
  readonly extensions: ReadonlySet<string>;
  readonly support: GatewayConfig['support'];
  /** Further origins to which the portal may send members for the game. */
  readonly gameOrigins: ReadonlySet<string>;
  /** The origin of the platform's own game; undefined: the portal's. */
  readonly gameOrigin: string | undefined;
  readonly revocations: Revocations;
  readonly tokenLife: TokenLifetime;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Metrics;
}

/** The caller, as identified by the HTTP request. */
export interface Requester {
  readonly requestId: string;
  readonly ip: string;
  readonly language: Locale;
  readonly token: string | undefined;
  readonly userAgent: string | undefined;
}

/** The executed operation, as it appears in logs and metrics. */
export interface OperationLabel {
  /** The operation's name if the web build defines it; this keeps the number of metric series bounded. */
  readonly label: string;
  readonly type: 'query' | 'mutation' | 'subscription';
}

/** Maximum number of requests with files of one address in a minute, refused ones included. */
const uploadsPerMinute = 60;

const extensionNames = new Map(Array.from(extensions, ([name, endpoint]) => [endpoint, name]));

/** The context of one GraphQL request. */
export class GatewayContext implements Caller {
  readonly services: GatewayServices;
  readonly requestId: string;
  readonly ip: string;
  readonly language: Locale;
  readonly token: string | undefined;
  readonly userAgent: string | undefined;
  /** Number of endpoint calls so far, shared ones included. */
  platformCalls = 0;
  /** Whether a call that moves credits was started. */
  mayHaveMoved = false;
  /** The operation being executed, once it is known. */
  operation: OperationLabel | undefined = undefined;
  #isRevoked: boolean | Promise<boolean> | undefined;

  constructor(services: GatewayServices, { requestId, ip, language, token, userAgent }: Requester) {
    this.services = services;
    this.requestId = requestId;
    this.ip = ip;
    this.language = language;
    this.token = token;
    this.userAgent = userAgent;
  }

  /**
   * Calls an endpoint of the platform. No call is sent without the session it requires, for a session that signed out,
   * beyond the endpoint's rate limit, or of an extension that the platform lacks.
   * @param inputNames input names of fields that have another name at the platform; refusals use them
   */
  call<E extends Endpoint>(endpoint: E, data: DataOf<E>, inputNames?: InputNames<E>): Promise<ResultOf<E>> {
    if (endpoint.auth === 'member' && this.token === undefined) throw gatewayError('UNAUTHENTICATED');
    if (!this.has(endpoint)) throw gatewayError('NOT_IMPLEMENTED');
    this.platformCalls += 1;
    if (endpoint.effect === 'money') this.mayHaveMoved = true;
    const isRevoked = this.#tokenIsRevoked();
    return isRevoked === false && endpoint.limits.perAddressPerMinute === undefined
      ? this.services.platform.call(endpoint, this, data, inputNames)
      : this.#callWhenAdmitted(endpoint, data, inputNames, isRevoked);
  }

  /** Whether the platform has an endpoint. A site's own platform may lack extensions. */
  has(endpoint: Endpoint): boolean {
    const name = extensionNames.get(endpoint);
    return name === undefined || this.services.extensions.has(name);
  }

  /**
   * Refuses the token for as long as the platform may accept it. Resolves to whether every process of the gateway does,
   * also after a restart. Only for tokens that the platform knows, because invented tokens must not fill the memory.
   */
  async revoke(): Promise<boolean> {
    if (this.token === undefined) throw gatewayError('UNAUTHENTICATED');
    this.#isRevoked = true;
    return this.services.revocations.revoke(this.token, this.services.tokenLife.maxMs);
  }

  /**
   * Admits a request with files before any of it is read. Refuses visitors, requests beyond the rate limit, and
   * sessions that signed out or that the platform does not know. The operation that accepts the files has a separate
   * limit.
   */
  async admitUpload(): Promise<void> {
    if (this.token === undefined) throw gatewayError('UNAUTHENTICATED');
    if (await this.#tokenIsRevoked()) throw gatewayError('SESSION_EXPIRED');
    await this.#takeAttempt('upload', uploadsPerMinute);
    await this.services.platform.call(member.userInfo, this, {});
  }

  /** Looked up once for each request. */
  #tokenIsRevoked(): boolean | Promise<boolean> {
    if (this.token === undefined) return false;
    return (this.#isRevoked ??= this.services.revocations.isRevoked(this.token));
  }

  async #callWhenAdmitted<E extends Endpoint>(
    endpoint: E,
    data: DataOf<E>,
    inputNames: InputNames<E> | undefined,
    revoked: boolean | Promise<boolean>,
  ): Promise<ResultOf<E>> {
    const isRevoked = await revoked;
    if (isRevoked && endpoint.auth === 'member') throw gatewayError('SESSION_EXPIRED');
    const { path, limits } = endpoint;
    if (limits.perAddressPerMinute !== undefined) await this.#takeAttempt(path, limits.perAddressPerMinute);
    return this.services.platform.call(endpoint, isRevoked ? this.#asVisitor() : this, data, inputNames);
  }

  async #takeAttempt(what: string, perMinute: number): Promise<void> {
    for (const { key, share } of listNetworks(this.ip)) {
      const seconds = await this.services.rateLimiter.take(`${what} ${key}`, perMinute * share);
      if (seconds === 0) continue;
      this.services.metrics.rateLimited.inc({ bucket: what });
      throw gatewayError('RATE_LIMITED', undefined, { retryAfterSeconds: seconds });
    }
  }

  #asVisitor(): Caller {
    const { ip, language, requestId, userAgent } = this;
    return { token: undefined, ip, language, requestId, userAgent };
  }
}
