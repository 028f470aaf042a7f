import { defineProgress } from '../../extension-points/firstSteps.ts';
import { SettingsFirstStepDocument } from './firstStep.generated.ts';

export default defineProgress(SettingsFirstStepDocument, ({ me, secondFactors }) => {
  if (secondFactors === null) return null;
  return me.hasSecondFactor ? 'done' : 'open';
});
