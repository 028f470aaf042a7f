/** Withdrawals. */
export { withdrawalPath } from './paths.ts';
