/** Operations that require a verified identity, by the site's configuration. */
import type { OperationGuard } from '../../services/services.ts';
import { selectIdentity, isVerified, type IdentityRow } from './orders.ts';
import { refusals } from './refusals.ts';

/** Refuses an operation that needs a verified identity with KYC_REQUIRED until the member's last submission has passed. */
export const refuseUnverified: OperationGuard = async (
  { identityRequiredFor },
  db,
  { memberId, endpoint },
) => {
  if (!identityRequiredFor.has(endpoint)) return undefined;
  const row = await db.maybe<IdentityRow>(selectIdentity('$1'), [memberId]);
  return row !== undefined && isVerified(row) ? undefined : refusals.KYC_REQUIRED({ final: false });
};
