import type { ConvertOrderFilter, ConvertStatus } from '../../generated/schema.ts';
import { creditTypes } from '../../lib/credits.ts';
import { oneOf, type UrlFilters } from '../../records/useUrlFilters.ts';

/** How far an order can have come, in the order of the schema. */
export const convertStatuses = [
  'PENDING',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly ConvertStatus[];

/** What of the orders is asked for, by its name in the address. */
export const filterKinds = { coin: oneOf(creditTypes), status: oneOf(convertStatuses) };

export type ConvertFilters = UrlFilters<typeof filterKinds>;

/** The filter as the gateway takes it. */
export const queryFilter = ({ coin, status }: ConvertFilters['values']): ConvertOrderFilter => ({
  ...(coin !== '' && { coin }),
  ...(status !== '' && { status }),
});
