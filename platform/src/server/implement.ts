/** How a domain implements its endpoints. */
import type { Domain, Endpoint, Flag, ParsedRequestOf, ResultOf } from '@portal/schema/rest';

import type { Locale } from '../messages/index.ts';

/** The member a session belongs to. */
export interface SignedInMember {
  readonly id: bigint;
  readonly userName: string;
  /** SHA-256 of the session's token. */
  readonly session: Buffer;
  /** Areas that are open to this member. */
  readonly flags: ReadonlySet<Flag>;
}

/** What a call answers from the statement that also looks up its session, instead of from another one. */
export interface MemberRead {
  /** Names the statement; no other read has it. */
  readonly name: string;
  /** SQL of the rows of a member at an instant, both given as SQL. */
  readonly sql: (memberId: string, now: string) => string;
}

/** A member's session, and the rows of the {@link MemberRead} that was asked for with it. */
export interface Admitted {
  readonly member: SignedInMember;
  readonly rows: readonly object[];
}

/** One call of an endpoint: its data is parsed by the endpoint's own schema. */
interface Call<Data> {
  readonly data: Data;
  readonly locale: Locale;
  /** The caller's address as the gateway sealed it; empty for a plain call, which has none. */
  readonly ip: string;
  /** What the caller's browser says of itself. */
  readonly userAgent: string | undefined;
}

/** A call with a session. */
interface MemberCall<Data> extends Call<Data> {
  readonly member: SignedInMember;
}

type CallOf<E extends Endpoint> = E['auth'] extends 'member'
  ? MemberCall<ParsedRequestOf<E>>
  : Call<ParsedRequestOf<E>>;

/** One function for each endpoint of a domain, no more and no less. */
export type Handlers<D extends Domain> = {
  readonly [Name in keyof D]: (call: CallOf<D[Name]>) => Promise<ResultOf<D[Name]>> | ResultOf<D[Name]>;
};

/** A call as the server makes it: data parsed by the endpoint's schema, a member where `auth` asks for one. */
interface ServedCall extends Call<unknown> {
  readonly member: SignedInMember | undefined;
  readonly rows: readonly object[];
}

/** An endpoint and what it does. */
export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** What its calls read with the session. */
  readonly read: MemberRead | undefined;
  readonly handle: (call: ServedCall) => unknown;
}

type BoundHandler = Route['handle'] & { readonly read?: MemberRead };

type Handler<C, Result> = (call: C) => Result;

/**
 * A function of an endpoint that answers from the rows of a {@link MemberRead}, in one round trip to the database. `answer`
 * says what the rows are, as the caller of a query does.
 */
export function answeredFrom<C extends MemberCall<unknown>, Result>(
  read: MemberRead,
  answer: (rows: readonly never[], call: C) => Result,
): Handler<C, Result> {
  const handle = (call: C & { readonly rows: readonly never[] }): Result => answer(call.rows, call);
  return Object.assign(handle as Handler<C, Result>, { read });
}

/** Binds a domain's functions to its endpoints. Does not compile until every endpoint has one. */
export function implement<D extends Domain>(domain: D, handlers: NoInfer<Handlers<D>>): Route[] {
  return Object.entries(domain).map(([name, endpoint]): Route => {
    const handle = (handlers as Readonly<Record<string, BoundHandler | undefined>>)[name];
    if (handle === undefined) throw new Error(`${endpoint.path} is not implemented`);
    return { name, endpoint, read: handle.read, handle };
  });
}
