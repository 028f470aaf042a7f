import { defineProgress } from '../../extension-points/firstSteps.ts';
import { InsuranceFirstStepDocument } from './firstStep.generated.ts';

export default defineProgress(InsuranceFirstStepDocument, ({ insuranceContracts }) =>
  insuranceContracts.edges.length > 0 ? 'done' : 'open',
);
