/** Transfers to another member. */
export { transferPath } from './paths.ts';
