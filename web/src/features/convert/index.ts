/** Converting one credit into another. */
export { convertPath } from './paths.ts';
