import { withQuery } from '../../extension-points/paths.ts';
import type { CreditType } from '../../generated/schema.ts';

export const walletPath = (query: { coin?: CreditType } = {}) => withQuery('/wallet', query);
