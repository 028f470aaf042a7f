import { withQuery } from '../../extension-points/paths.ts';
import type { ConvertStatus, CreditType } from '../../generated/schema.ts';

interface ConvertQuery {
  from?: CreditType;
  to?: CreditType;
  tab?: 'records';
  coin?: CreditType;
  status?: ConvertStatus;
  /** Receipt number of the order to open. */
  receipt?: string;
}

export const convertPath = (query: ConvertQuery = {}) => withQuery('/convert', { ...query });
