import { withQuery } from '../../extension-points/paths.ts';
import type { OtcStatus } from '../../generated/schema.ts';

interface OtcQuery {
  tab?: 'sell' | 'sales' | 'purchases';
  status?: OtcStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
}

export const otcPath = (query: OtcQuery = {}) => withQuery('/otc', { ...query });
