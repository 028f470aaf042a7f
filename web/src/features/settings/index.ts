/** The settings screen. */
export { settingsPath } from './paths.ts';
export { useCanAddEmail } from './useCanAddEmail.ts';
