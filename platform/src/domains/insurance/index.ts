/** The public interface of insurance packages for other domains. */
export { requireShown } from './contract.ts';
export { boughtAt, grantedAt } from './orders.ts';
export { grantContract, purchase } from './place.ts';
export { coin, countPurchases, findPackage, requireOffered, tradesOfRound, type Package } from './rules.ts';
export { insuredTradesOn, tradeInRound, type TradeInRound } from './trades.ts';
