/** Deposits. */
export { depositPath } from './paths.ts';
