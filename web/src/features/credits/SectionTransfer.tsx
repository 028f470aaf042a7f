import Transfer from '../transfer/index.ts';
import { useSection } from './section.ts';

/** Transfers of the section's credit. */
export default function SectionTransfer() {
  return <Transfer coin={useSection().section.coin} />;
}
