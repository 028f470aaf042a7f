/** Identity verification: where it is, and how its state is told. */
export { IdentityIcon } from './icons.tsx';
export { IdentityChip } from './IdentityChip.tsx';
export { kycPath } from './paths.ts';
