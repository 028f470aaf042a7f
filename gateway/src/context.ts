/** What a resolver is given: who asks, and the way to the platform. */
import type { Endpoint, ResultOf } from '@portal/schema/rest';
import { gatewayError } from './errors.ts';
import type { Language } from './http/language.ts';
import { countedAddress, type RateLimiter } from './limits/rate-limiter.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Caller, PlatformClient } from './platform-client/platform-client.ts';
import type { DataOf } from './platform-client/request-body.ts';
import type { Revocations, TokenLife } from './sessions/revocations.ts';

/** What all requests share. */
export interface GatewayServices {
  readonly platform: PlatformClient;
  readonly revocations: Revocations;
  readonly tokenLife: TokenLife;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Metrics;
}

/** Who asks, as the HTTP request says. */
export interface Requester {
  readonly requestId: string;
  readonly ip: string;
  readonly language: Language;
  readonly token: string | undefined;
}

/** What is executed, as logs and metrics name it. */
export interface OperationLabel {
  /** The operation's name where that is one of the portal's own, so that there are only so many. */
  readonly label: string;
  readonly type: 'query' | 'mutation' | 'subscription';
}

/** Sign-outs of one address in a minute. */
const signOutsPerMinute = 30;

/** Requests with files of one address in a minute, whatever becomes of them. */
const uploadsPerMinute = 60;

/** The context of one GraphQL request. */
export class GatewayContext implements Caller {
  readonly services: GatewayServices;
  readonly requestId: string;
  readonly ip: string;
  readonly language: Language;
  readonly token: string | undefined;
  /** Calls of endpoints so far, shared ones included. */
  platformCalls = 0;
  /** What is being executed, once that is known. */
  operation: OperationLabel | undefined = undefined;
  #isRevoked: boolean | Promise<boolean> | undefined;

  constructor(services: GatewayServices, { requestId, ip, language, token }: Requester) {
    this.services = services;
    this.requestId = requestId;
    this.ip = ip;
    this.language = language;
    this.token = token;
  }

  /**
   * Calls an endpoint of the platform. Nothing goes upstream without the session it needs, for a session that
   * signed out, or beyond the endpoint's rate limit.
   */
  call<E extends Endpoint>(endpoint: E, data: DataOf<E>): Promise<ResultOf<E>> {
    if (endpoint.auth === 'member' && this.token === undefined) throw gatewayError('UNAUTHENTICATED');
    this.platformCalls += 1;
    const isRevoked = this.#tokenIsRevoked();
    return isRevoked === false && endpoint.limits.perAddressPerMinute === undefined
      ? this.services.platform.call(endpoint, this, data)
      : this.#callWhenAdmitted(endpoint, data, isRevoked);
  }

  /**
   * Ends the session: its token is refused from now on, for as long as the platform may accept it. Resolves to
   * whether every process of the gateway refuses it.
   */
  async signOut(): Promise<boolean> {
    if (this.token === undefined) throw gatewayError('UNAUTHENTICATED');
    // Each sign-out is remembered for a day; without a limit somebody could fill the memory with tokens of no one.
    await this.#takeAttempt('logout', signOutsPerMinute);
    this.#isRevoked = true;
    return this.services.revocations.revoke(this.token, this.services.tokenLife.longestMs);
  }

  /**
   * Admits a request with files before anything of it is read: none of a visitor or of a session that signed out, and
   * not too many. What the files are for has limits of its own.
   */
  async admitUpload(): Promise<void> {
    if (this.token === undefined) throw gatewayError('UNAUTHENTICATED');
    if (await this.#tokenIsRevoked()) throw gatewayError('SESSION_EXPIRED');
    await this.#takeAttempt('upload', uploadsPerMinute);
  }

  /** Asked once a request. */
  #tokenIsRevoked(): boolean | Promise<boolean> {
    if (this.token === undefined) return false;
    return (this.#isRevoked ??= this.services.revocations.isRevoked(this.token));
  }

  async #callWhenAdmitted<E extends Endpoint>(
    endpoint: E,
    data: DataOf<E>,
    revoked: boolean | Promise<boolean>,
  ): Promise<ResultOf<E>> {
    const isRevoked = await revoked;
    if (isRevoked && endpoint.auth === 'member') throw gatewayError('SESSION_EXPIRED');
    const { path, limits } = endpoint;
    if (limits.perAddressPerMinute !== undefined) await this.#takeAttempt(path, limits.perAddressPerMinute);
    return this.services.platform.call(endpoint, isRevoked ? this.#asVisitor() : this, data);
  }

  async #takeAttempt(what: string, perMinute: number): Promise<void> {
    const seconds = await this.services.rateLimiter.take(`${what} ${countedAddress(this.ip)}`, perMinute);
    if (seconds === 0) return;
    this.services.metrics.rateLimited.inc({ bucket: what });
    throw gatewayError('RATE_LIMITED', undefined, { retryAfterSeconds: seconds });
  }

  #asVisitor(): Caller {
    return { token: undefined, ip: this.ip, language: this.language, requestId: this.requestId };
  }
}
