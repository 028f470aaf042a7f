/** The dashboard. */
export { default } from './Dashboard.tsx';
