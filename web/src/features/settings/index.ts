/** The settings screen. */
export { settingsPath } from './paths.ts';
