/** Identity verification: its icon, and its state as a chip. */
export { IdentityIcon } from './icons.tsx';
export { IdentityChip } from './IdentityChip.tsx';
