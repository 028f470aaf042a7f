/** Converting credits of one kind to another. */
export { convertPath } from './paths.ts';
