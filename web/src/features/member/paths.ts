import { withQuery } from '../../extension-points/paths.ts';
import type { WalletNetwork } from '../../generated/schema.ts';

/** `add` opens the form for a new payout method; `back` is the path to return to. */
export const userInfoPath = (
  query: { add?: 'wallet' | 'bank'; network?: WalletNetwork; back?: string } = {},
) => withQuery('/user-info', query);
