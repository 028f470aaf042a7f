/** The screen that moves credits to another member. */
export { default } from './Transfer.tsx';
