/** The public interface of insurance packages for other domains. */
export { insuredTradesOn, tradeInRound, type TradeInRound } from './trades.ts';
export { tradesOfRound } from './rules.ts';
