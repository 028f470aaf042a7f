/** How a request names a document instead of carrying it. */

/**
 * The id in a request's parameters: `documentId` (GraphQL over HTTP, appendix A), or the older
 * `extensions.persistedQuery.sha256Hash`.
 */
export function documentIdOf(parameters: object): string | undefined {
  const { documentId, extensions } = parameters as { documentId?: unknown; extensions?: unknown };
  if (typeof documentId === 'string') return documentId;
  if (typeof extensions !== 'object' || extensions === null || documentId != null) return undefined;
  const { persistedQuery } = extensions as { persistedQuery?: { sha256Hash?: unknown } | null };
  const hash = persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

/** `documentId` of a GET request, which Yoga does not read. */
export function documentIdOfUrl(url: string): { documentId?: string } {
  const documentId = URL.parse(url)?.searchParams.get('documentId');
  return documentId == null ? {} : { documentId };
}
