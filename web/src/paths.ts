import type { CreditType } from './generated/schema.ts';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Appends what is set of a query to a path. */
function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of typeof value === 'string' ? [value] : value) params.append(name, item);
  }
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Address of every screen (spec §2). Screens link through these, never through a string of their own. */
export const paths = {
  root: () => '/',
  login: () => '/login',
  register: (query: { ref?: string } = {}) => withQuery('/register', query),
  forgot: () => '/forgot',
  notFound: () => '/404',
  index: () => '/index',
  transfer: (query: { coin?: CreditType; to?: string } = {}) => withQuery('/transfer', query),
  records: (query: { coin?: CreditType; type?: readonly string[]; from?: string; to?: string } = {}) =>
    withQuery('/records', query),
  userInfo: () => '/user-info',
  settings: () => '/setting',
  terms: () => '/terms',
} as const;
