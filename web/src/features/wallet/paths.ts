import type { CreditType } from '../../generated/schema.ts';
import { withQuery } from '../../lib/paths.ts';

export const walletPath = (query: { coin?: CreditType } = {}) => withQuery('/wallet', query);
