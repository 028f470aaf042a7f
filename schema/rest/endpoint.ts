/**
 * The description of an endpoint. The gateway's typed calls, the platform's routing and validation, and the OpenAPI
 * document are derived from it.
 */
import type { z } from 'zod';
import { confirmation, nothing } from './fields.ts';

/** Who may call: any client, or a member with a session token. */
export type Auth = 'visitor' | 'member';

/**
 * The effect of a call. `read` changes nothing and may be shared in flight and repeated. `write` changes something and
 * is never repeated automatically. `money` moves credits, has an `idempotencyKey`, and leaves the outcome unknown
 * without an answer.
 */
export type Effect = 'read' | 'write' | 'money';

/** Areas for members whose profile flag is 1 (spec §2). */
export type Flag = 'commitment' | 'otc' | 'matchingCodes';

/** Limits of one call. */
export interface EndpointLimits {
  /** Maximum request body in bytes, as sealed. */
  readonly bodyBytes: number;
  /** How long the caller waits for the answer, in milliseconds (spec §9). */
  readonly timeoutMs: number;
  /** Calls per minute and address that the gateway allows; without it only the general limit applies. */
  readonly perAddressPerMinute?: number;
  /** Calls per minute and member that the platform allows. */
  readonly perMemberPerMinute?: number;
  /** Endpoints with the same budget are counted together; default: separately. */
  readonly memberBudget?: string;
}

/** An endpoint of the platform. Its type includes who calls, so that a member's endpoint receives a member. */
export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Caller extends Auth = Auth,
> {
  /** The full path on the platform. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: Caller;
  readonly effect: Effect;
  /** Whether request and result use the envelope. A sealed endpoint rejects a plain body. */
  readonly sealed: boolean;
  readonly flag?: Flag;
  /**
   * Why a `money` endpoint stays open during a pause. Without a reason a pause closes it, because it can move value to
   * another member or out of the portal.
   */
  readonly openWhilePaused?: string;
  /** Whether a pause also closes this `write`, because it decides where value goes later. */
  readonly closedWhilePaused?: true;
  /** Whether it transfers value directly to another member; a pause of transfers closes it too. */
  readonly isTransfer?: true;
  /** Whether it extends the site's platform, under `/api/app/ext/`; the gateway works without it. */
  readonly extension?: true;
  readonly limits: EndpointLimits;
  readonly request: Request;
  readonly result: Result;
}

/** What a pause closes: everything that moves value out of the account, or only transfers. */
export const pauseScopes = ['OUTGOING', 'TRANSFERS'] as const;
export type PauseScope = (typeof pauseScopes)[number];

/** Whether value can leave the member's account through an endpoint, now or later. */
export const isOutgoing = ({ effect, openWhilePaused, closedWhilePaused }: Endpoint): boolean =>
  closedWhilePaused === true || (effect === 'money' && openWhilePaused === undefined);

/** Whether a pause of this scope closes an endpoint. */
export const isClosedByPause = (endpoint: Endpoint, scope: PauseScope): boolean =>
  scope === 'OUTGOING' ? isOutgoing(endpoint) : endpoint.isTransfer === true;

/** Whether a second-factor proof can confirm a call of the endpoint instead of the transaction password. */
export const takesProof = ({ request }: Endpoint): boolean =>
  (request as z.ZodObject).shape['transactionPassword'] === confirmation;

/** The optional parts of a description. */
interface Defaults<Request, Caller> {
  readonly auth: Caller;
  readonly sealed: boolean;
  readonly limits: Partial<EndpointLimits>;
  readonly request: Request;
}

/** The request data of an endpoint before parsing. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** The request data of an endpoint after parsing. */
export type ParsedRequestOf<E extends Endpoint> = z.output<E['request']>;
/** The result that the gateway reads: null for what a site's own platform may omit. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>;
/** The complete result of the embedded platform. */
export type AnswerOf<E extends Endpoint> = z.input<E['result']>;

/**
 * Describes one endpoint. Defaults: for members, sealed, without data, with the usual limits. The types are inferred
 * from the description: `satisfies Domain` would widen them.
 */
export function endpoint<
  Result extends z.ZodType,
  Request extends z.ZodType = typeof nothing,
  Caller extends Auth = 'member',
>(
  description: Omit<Endpoint<Request, Result, Caller>, keyof Defaults<Request, Caller>> &
    Partial<Defaults<Request, Caller>>,
): Endpoint<NoInfer<Request>, Result, NoInfer<Caller>> {
  return {
    auth: 'member' as Caller,
    sealed: true,
    request: nothing as z.ZodType as Request,
    ...description,
    limits: { bodyBytes: 64 * 1024, timeoutMs: 60_000, ...description.limits },
  };
}

/** The endpoints of one domain by the last part of their path. */
export type Domain = Readonly<Record<string, Endpoint>>;
