import { formatWithUnit } from '../../money/credits.ts';

/** The credits that are in a free package. */
export const packageCoin = 'INSURANCE_POINT';

/** `100.00 INSURANCE` */
export const formatPackageAmount = (amount: string): string => formatWithUnit(amount, packageCoin);
