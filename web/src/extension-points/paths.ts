import type { WalletNetwork } from '../generated/schema.ts';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Appends the defined parameters to a path. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of typeof value === 'string' ? [value] : value) params.append(name, item);
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Paths of the shell (spec §2). A feature's paths are in its `paths.ts`. */
export const rootPath = '/';
/** Where the root redirects to, and a member lands after signing in. */
export const homePath = '/index';
/** Where visitors are redirected to. */
export const loginPath = '/login';

/** Where a visitor wanted to go when they were sent to sign in. */
export interface FromState {
  readonly from: string;
}

/** That of a location's state, which is untrusted. */
export function fromState(state: unknown): FromState | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? { from: state.from } : null;
}

/** Where members change their transaction password, or reset a forgotten one. */
export const transactionPasswordPath = '/setting?change=transaction';
/** Where members manage their account. `add` opens the form for an address or an account; `back` is the path to return to. */
export const userInfoPath = (
  query: { add?: 'wallet' | 'bank'; network?: WalletNetwork; back?: string } = {},
) => withQuery('/user-info', query);
/** Where members read and accept the terms. */
export const termsPath = '/terms';
/** Where unknown paths are redirected to. */
export const notFoundPath = '/404';
