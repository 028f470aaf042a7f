import { defineProgress } from '../../extension-points/firstSteps.ts';
import { PayoutFirstStepDocument } from './firstStep.generated.ts';

export default defineProgress(PayoutFirstStepDocument, ({ bankAccounts, walletAddresses }) =>
  bankAccounts.length + walletAddresses.length > 0 ? 'done' : 'open',
);
