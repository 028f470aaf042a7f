/**
 * How an endpoint of the platform is described. The description drives everything else: the gateway's typed
 * call, the platform's registration and validation, and the OpenAPI document.
 */
import type { z } from 'zod';
import { confirmation, nothing } from './fields.ts';

/** Who may call: any client, or a member with a session token. */
export type Auth = 'visitor' | 'member';

/**
 * What a call does. `read` changes nothing, may be shared while in flight and may be repeated; `write` changes
 * something and is never repeated by itself; `money` moves credits, carries an `idempotencyKey`, and leaves the
 * outcome unknown when no answer arrives.
 */
export type Effect = 'read' | 'write' | 'money';

/** Areas that open only for members whose profile flag is 1 (spec §2). */
export type Flag = 'commitment' | 'otc' | 'matchingCodes';

/** Bounds of one call. */
export interface EndpointLimits {
  /** Largest request body in bytes, sealed as it travels. */
  readonly bodyBytes: number;
  /** How long the caller waits for the answer, in milliseconds (spec §9). */
  readonly timeoutMs: number;
  /** Calls a minute the gateway lets through for one address; without it only the general limit holds. */
  readonly perAddressPerMinute?: number;
  /** Calls a minute the platform takes from one member. */
  readonly perMemberPerMinute?: number;
  /** Endpoints that name the same one are counted together; without a name an endpoint is counted alone. */
  readonly memberBudget?: string;
}

/** An endpoint of the platform. Its type says who calls, so that a member's endpoint gets a member. */
export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Caller extends Auth = Auth,
> {
  /** The platform's own path, written out in full. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth: Caller;
  readonly effect: Effect;
  /** Whether request and result travel in the envelope. A sealed endpoint refuses a plain body. */
  readonly sealed: boolean;
  readonly flag?: Flag;
  /**
   * Why a `money` endpoint stays open while a pause holds for the member. Without a reason a pause closes it, because it can
   * move value to another member or out of the portal.
   */
  readonly openWhilePaused?: string;
  /** A `write` that a pause closes too: it decides where value goes later. */
  readonly closedWhilePaused?: true;
  /** Hands something of value straight to another member; pauses of transfers alone close it too. */
  readonly isTransfer?: true;
  /** The portal's own addition to a site's platform, under `/api/app/ext/`; the gateway does without where it is absent. */
  readonly extension?: true;
  readonly limits: EndpointLimits;
  readonly request: Request;
  readonly result: Result;
}

/** What a pause closes: every way for value to leave the member's account, or transfers alone. */
export const pauseScopes = ['OUTGOING', 'TRANSFERS'] as const;
export type PauseScope = (typeof pauseScopes)[number];

/** Whether value can leave the member's account through an endpoint, now or later. */
export const isOutgoing = ({ effect, openWhilePaused, closedWhilePaused }: Endpoint): boolean =>
  closedWhilePaused === true || (effect === 'money' && openWhilePaused === undefined);

/** Whether a pause of this scope closes an endpoint. */
export const isClosedByPause = (endpoint: Endpoint, scope: PauseScope): boolean =>
  scope === 'OUTGOING' ? isOutgoing(endpoint) : endpoint.isTransfer === true;

/** Whether a proof by a second factor can confirm what an endpoint does, in place of the transaction password. */
export const takesProof = ({ request }: Endpoint): boolean =>
  (request as z.ZodObject).shape['transactionPassword'] === confirmation;

/** What may be left out of a description. */
interface Defaults<Request, Caller> {
  readonly auth: Caller;
  readonly sealed: boolean;
  readonly limits: Partial<EndpointLimits>;
  readonly request: Request;
}

/** The request data of an endpoint, as the caller gives it. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** The request data of an endpoint, as its implementation receives it: parsed. */
export type ParsedRequestOf<E extends Endpoint> = z.output<E['request']>;
/** What an endpoint answers. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>;

/**
 * Describes one endpoint. Unless it says otherwise it is for members, is sealed, takes no data, and has the usual
 * limits. The types are inferred from the description alone: `satisfies Domain` would make each caller any caller.
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

/** All endpoints of one domain, by the last part of their path. */
export type Domain = Readonly<Record<string, Endpoint>>;
