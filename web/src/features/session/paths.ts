import { withQuery } from '../../lib/paths.ts';

/** `ref` is the id of the member who invites. */
export const registerPath = (query: { ref?: string } = {}) => withQuery('/register', query);

export const forgotPath = '/forgot';
