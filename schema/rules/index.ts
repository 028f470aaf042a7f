/**
 * Pure checks and arithmetic for both ends, without libraries; `checksums.ts` and `draw.ts`, which need some, are
 * separate exports.
 */
export * from './addresses.ts';
export * from './amounts.ts';
export * from './commitment.ts';
export * from './email.ts';
export * from './identity.ts';
export * from './limits.ts';
export * from './matching-codes.ts';
export * from './nationality.ts';
export * from './networks.ts';
export * from './offers.ts';
export * from './paging.ts';
export * from './protected-lines.ts';
export * from './references.ts';
export * from './rounds.ts';
export * from './unpayable.ts';
export * from './withdrawals.ts';
