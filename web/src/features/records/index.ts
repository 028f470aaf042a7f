/** The screen of the member's records. */
export { default } from './Records.tsx';
