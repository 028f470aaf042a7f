import type { OtcStatus } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

interface OtcQuery {
  tab?: 'sell' | 'sales' | 'purchases';
  status?: OtcStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
}

export const otcPath = (query: OtcQuery = {}) => withQuery('/otc', { ...query });
