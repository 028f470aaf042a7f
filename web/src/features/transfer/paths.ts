import { withQuery } from '../../extension-points/paths.ts';
import type { CreditType } from '../../generated/schema.ts';

export const transferPath = (query: { coin?: CreditType; to?: string } = {}) => withQuery('/transfer', query);
