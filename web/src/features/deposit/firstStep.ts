import { defineProgress } from '../../extension-points/firstSteps.ts';
import { DepositFirstStepDocument } from './firstStep.generated.ts';

export default defineProgress(DepositFirstStepDocument, ({ pending, approved }) => {
  if (approved.edges.length > 0) return 'done';
  return pending.edges.length > 0 ? 'waiting' : 'open';
});
