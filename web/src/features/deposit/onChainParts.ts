/** The steps after choosing a network, in one lazy chunk. */
export { AddressPanel } from './AddressPanel.tsx';
export { OnChainReport } from './OnChainReport.tsx';
