import { withQuery } from '../../lib/paths.ts';

/** `question` is the name of the one whose answer is shown. */
export const helpPath = (query: { question?: string } = {}) => withQuery('/help', query);
