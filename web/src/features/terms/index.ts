/** The terms screen. */
export { termsPath } from './paths.ts';
