import type { CreditRecordFilter } from '../../generated/schema.ts';
import { creditTypes } from '../../lib/credits.ts';
import { isReversed } from '../../records/dayRange.ts';
import { day, manyOf, oneOf, type UrlFilters } from '../../records/useUrlFilters.ts';
import { recordKinds } from '../../lib/recordKinds.ts';

/** What of the records is asked for, by its name in the address. */
export const filterKinds = {
  coin: oneOf(creditTypes),
  type: manyOf(recordKinds),
  from: day,
  to: day,
};

export type RecordFilters = UrlFilters<typeof filterKinds>;
export type RecordFilterValues = RecordFilters['values'];

/** The filter as the gateway takes it; null where nothing can match, so that nobody is asked. */
export function queryFilter({ coin, type, from, to }: RecordFilterValues): CreditRecordFilter | null {
  if (isReversed({ from, to })) return null;
  return {
    ...(coin !== '' && { coin }),
    ...(type.length > 0 && { types: [...type] }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
