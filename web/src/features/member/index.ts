/** The account screen. */
export { userInfoPath } from './paths.ts';
