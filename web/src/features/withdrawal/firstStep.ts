import { defineProgress } from '../../extension-points/firstSteps.ts';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import { WithdrawalFirstStepDocument } from './firstStep.generated.ts';

/** Nothing was paid, and the member can try again. */
const unpaid: readonly WithdrawalStatus[] = ['REJECTED', 'FAILED', 'CANCELLED'];

export default defineProgress(WithdrawalFirstStepDocument, ({ latest, paid }) => {
  if (paid.edges.length > 0) return 'done';
  const status = latest.edges[0]?.node.status;
  return status === undefined || unpaid.includes(status) ? 'open' : 'waiting';
});
