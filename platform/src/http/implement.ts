/** How a domain implements its endpoints. */
import type { Locale } from '@portal/schema/locales';
import type { Domain, Endpoint, ParsedRequestOf, AnswerOf } from '@portal/schema/rest';
import type { MemberRead, SignedInMember } from '../identity/admission.ts';

/** A call with data parsed by the endpoint's schema. */
interface Call<Data> {
  readonly data: Data;
  readonly locale: Locale;
  /** The caller's address as sealed by the gateway; empty for a plain call. */
  readonly ip: string;
  /** The caller's user agent. */
  readonly userAgent: string | undefined;
}

/** A call with a session. */
interface MemberCall<Data> extends Call<Data> {
  readonly member: SignedInMember;
}

type CallOf<E extends Endpoint> = E['auth'] extends 'member'
  ? MemberCall<ParsedRequestOf<E>>
  : Call<ParsedRequestOf<E>>;

/** Exactly one function per endpoint of a domain. */
export type Handlers<D extends Domain> = {
  readonly [Name in keyof D]: (call: CallOf<D[Name]>) => Promise<AnswerOf<D[Name]>> | AnswerOf<D[Name]>;
};

/** A call as the server makes it: with parsed data, and a member if `auth` requires one. */
interface ServedCall extends Call<unknown> {
  readonly member: SignedInMember | undefined;
  readonly rows: readonly object[];
}

/** An endpoint with its handler. */
export interface Route {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** The query that runs with the session lookup. */
  readonly read: MemberRead | undefined;
  readonly handle: (call: ServedCall) => unknown;
}

type BoundHandler = Route['handle'] & { readonly read?: MemberRead };

type Handler<C, Result> = (call: C) => Result;

/**
 * Creates a handler that answers from the rows of a {@link MemberRead}, in one round trip to the database. `answer`
 * declares the type of the rows.
 */
export function answerFromRead<C extends MemberCall<unknown>, Result>(
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
