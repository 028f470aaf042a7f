/** Identity verification: its path and the chip of its state. */
export { KycIcon } from './icons.tsx';
export { KycChip as KycChip } from './KycChip.tsx';
export { kycPath } from './paths.ts';
