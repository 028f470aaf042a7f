/** The visitor screens: sign in, register, forgotten password. */
export { registerPath } from './paths.ts';
