import { useSection } from '../../lib/creditSections.ts';
import TransferScreen from './TransferScreen.tsx';

/** Transfers the section's credit. */
export default function SectionTransfer() {
  return <TransferScreen coin={useSection().coin} />;
}
