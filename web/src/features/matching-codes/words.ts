import { unitName } from '../../lib/credits.ts';
import { formatAmount } from '../../lib/decimal.ts';

/** The credits that codes are bought with. */
export const coin = 'INSURANCE_POINT';

/** `100.00 INSURANCE` */
export const amountOf = (amount: string): string => `${formatAmount(amount)} ${unitName(coin)}`;
