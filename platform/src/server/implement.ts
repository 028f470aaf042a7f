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

/** One call of an endpoint: its data is parsed by the endpoint's own schema. */
interface Call<Data> {
  readonly data: Data;
  readonly locale: Locale;
  /** The caller's address as the gateway sealed it; empty for a plain call, which has none. */
  readonly ip: string;
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
}

/** An endpoint and what it does. */
export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handle: (call: ServedCall) => unknown;
}

/** Binds a domain's functions to its endpoints. Does not compile until every endpoint has one. */
export function implement<D extends Domain>(domain: D, handlers: NoInfer<Handlers<D>>): Route[] {
  return Object.entries(domain).map(([name, endpoint]): Route => {
    const handle = (handlers as Readonly<Record<string, Route['handle'] | undefined>>)[name];
    if (handle === undefined) throw new Error(`${endpoint.path} is not implemented`);
    return { name, endpoint, handle };
  });
}
