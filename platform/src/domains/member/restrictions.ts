/** The operations that are closed to a member, with the reason, shown before they try one. */
import { domains, isClosedByPause, pauseScopes, type Domain, type Restriction } from '@portal/schema/rest';
import { readPauses } from '../../services/operation-guards.ts';
import type { Services } from '../../services/services.ts';
import { isVerified, type IdentityRow } from '../kyc/index.ts';

const endpoints = Object.values<Domain>(domains).flatMap((domain) => Object.values(domain));

/** The paths that a pause of each scope closes. */
const closedPaths = Object.fromEntries(
  pauseScopes.map((scope) => [
    scope,
    endpoints.filter((endpoint) => isClosedByPause(endpoint, scope)).map(({ path }) => path),
  ]),
);

/** Returns what each pause closes, the one that ends last first, and then what requires a verified identity. */
export function toRestrictions(
  { sendingPauses, identityRequiredFor }: Services,
  row: IdentityRow & { readonly pause_ends: readonly (Date | null)[] },
): Restriction[] {
  const restrictions = readPauses(sendingPauses, row.pause_ends).map(
    ({ reason, until, scope }): Restriction => ({
      reason,
      until: until.getTime(),
      paths: closedPaths[scope] ?? [],
    }),
  );
  if (identityRequiredFor.size > 0 && !isVerified(row)) {
    const paths = Array.from(identityRequiredFor, ({ path }) => path);
    restrictions.push({ reason: 'IDENTITY_REQUIRED', until: null, paths });
  }
  return restrictions;
}
