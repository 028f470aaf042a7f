import { Money } from '../../design/ui/Money.tsx';
import { formatWithUnit, unitName } from '../../money/credits.ts';
import { priceCoin, offerCoin } from './order.ts';

/** `20.00 USDT` */
export const formatOfferAmount = (amount: string): string => formatWithUnit(amount, offerCoin);

/** `20.40 CASH` */
export const formatPriceAmount = (amount: string): string => formatWithUnit(amount, priceCoin);

/** `1 USDT = 1.02 CASH` */
export const formatPrice = (price: string): string =>
  `1 ${unitName(offerCoin)} = ${formatPriceAmount(price)}`;

/** What is offered: known to everyone, so never hidden. */
export const offerMoney = (value: string) => <Money value={value} coin={offerCoin} alwaysShown />;

/** What is paid for it. */
export const priceMoney = (value: string) => <Money value={value} coin={priceCoin} alwaysShown />;
