import { useSection } from '../../lib/creditSections.ts';
import { ConvertFlow } from './ConvertFlow.tsx';

/** Converts the section's credit. */
export default function SectionConvert() {
  return <ConvertFlow from={useSection().coin} />;
}
