import { defineProgress } from '../../extension-points/firstSteps.ts';
import { TermsFirstStepDocument } from './firstStep.generated.ts';

export default defineProgress(TermsFirstStepDocument, ({ me }) => (me.agreementAccepted ? 'done' : 'open'));
