/** The member's records, and those of one credit or some kinds. */
export { default as Records } from './Records.tsx';
