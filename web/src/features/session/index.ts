/** The visitor screens: sign in, register, forgotten password. */
export { forgotPath, registerPath } from './paths.ts';
