import type { CreditType } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

export const transferPath = (query: { coin?: CreditType; to?: string } = {}) => withQuery('/transfer', query);
