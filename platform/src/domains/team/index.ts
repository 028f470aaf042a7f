/** The public interface of ranks for other domains. */
export { levelOf } from './levels.ts';
