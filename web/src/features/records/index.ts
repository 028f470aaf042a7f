/** The screen of the member's records, and of those of one credit or some kinds. */
export { default } from './Records.tsx';
