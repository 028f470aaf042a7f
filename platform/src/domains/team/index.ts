/** The public interface of ranks for other domains. */
export { getLevel } from './levels.ts';
