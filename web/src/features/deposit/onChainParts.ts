/** What follows the choice of a network: fetched while that is made. */
export { AddressPanel } from './AddressPanel.tsx';
export { OnChainReport } from './OnChainReport.tsx';
