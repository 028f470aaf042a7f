import { Money } from '../../components/Money.tsx';
import type { CreditType } from '../../generated/schema.ts';
import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';
import { paid, sold } from './order.ts';

const amountOf = (amount: string, coin: CreditType): string => `${formatAmount(amount)} ${unitName(coin)}`;

/** `20.00 USDT` */
export const soldWords = (amount: string): string => amountOf(amount, sold);

/** `20.40 CASH` */
export const paidWords = (amount: string): string => amountOf(amount, paid);

/** `1 USDT = 1.02 CASH` */
export const priceWords = (price: string): string => `1 ${unitName(sold)} = ${paidWords(price)}`;

/** What is offered: known to everyone, so never hidden. */
export const soldMoney = (value: string) => <Money value={value} coin={sold} alwaysShown />;

/** What is paid for it. */
export const paidMoney = (value: string) => <Money value={value} coin={paid} alwaysShown />;
