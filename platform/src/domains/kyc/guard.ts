/** Operations that need a verified identity, by the site's configuration. */
import type { OperationGuard } from '../../services.ts';
import { refusals } from './refusals.ts';

/** Refuses an operation that needs a verified identity with KYC_REQUIRED until the member's last submission has passed. */
export const refuseUnverified: OperationGuard = async (
  { identityRequiredFor },
  db,
  { memberId, endpoint },
) => {
  if (!identityRequiredFor.has(endpoint)) return undefined;
  const row = await db.maybe<{ status: string }>(
    'select status from kyc_submission where member_id = $1 order by id desc limit 1',
    [memberId],
  );
  return row?.status === 'PASSED' ? undefined : refusals.KYC_REQUIRED({ final: false });
};
