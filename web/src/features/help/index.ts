/** Questions and answers, the first steps, and the way to support. */
export { helpPath } from './paths.ts';
