import { ConvertPanel } from '../convert/index.ts';
import { useSection } from './section.ts';

/** Converts of the section's credit into others. */
export default function SectionConvert() {
  return <ConvertPanel from={useSection().section.coin} />;
}
