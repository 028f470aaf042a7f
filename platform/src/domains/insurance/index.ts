/** The public interface of insurance packages for other domains. */
export { requireShown } from './change-guards.ts';
export { boughtAt, grantedAt } from './orders.ts';
export { grantContract, purchase } from './place.ts';
export { coin, countPurchases, findPackage, requireOffered, tradesOfRound, type Package } from './rules.ts';
export { listInsuredTrades, findTradeInRound, type TradeInRound } from './trades.ts';
