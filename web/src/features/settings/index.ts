/** The settings screen. */
export { default } from './Settings.tsx';
