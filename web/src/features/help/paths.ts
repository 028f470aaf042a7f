import { withQuery } from '../../extension-points/paths.ts';

/** `question` is the name of the one whose answer is shown. */
export const helpPath = (query: { question?: string } = {}) => withQuery('/help', query);
