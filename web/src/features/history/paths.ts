import { withQuery } from '../../extension-points/paths.ts';

/** The statement of a month; of the current one without a month. */
export const statementPath = (query: { month?: string } = {}) =>
  withQuery('/records/statement', { ...query });
