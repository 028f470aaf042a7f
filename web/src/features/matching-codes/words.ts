import { formatWithUnit } from '../../money/credits.ts';

/** The credits that codes are bought with. */
export const codeCoin = 'INSURANCE_POINT';

/** `100.00 INSURANCE` */
export const formatCodeAmount = (amount: string): string => formatWithUnit(amount, codeCoin);
