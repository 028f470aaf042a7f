/** What other features use of insurance packages. */
export { packagePath, premiumPath } from './paths.ts';
