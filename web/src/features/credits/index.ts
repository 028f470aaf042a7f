/** The section of a credit, around the screens within it. */
export { default } from './CreditSection.tsx';
