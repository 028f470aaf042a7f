import { defineProgress } from '../../extension-points/firstSteps.ts';
import { ConvertFirstStepDocument } from './firstStep.generated.ts';

export default defineProgress(ConvertFirstStepDocument, ({ convertOrders }) =>
  convertOrders.edges.length > 0 ? 'done' : 'open',
);
