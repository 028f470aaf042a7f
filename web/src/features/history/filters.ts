import type { CreditRecordFilter, CreditRecordType, CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../lib/credits.ts';
import { recordKinds } from '../../lib/recordKinds.ts';
import { isReversed } from '../../records/dayRange.ts';
import { day, manyOf, oneOf, type UrlFilters } from '../../records/useUrlFilters.ts';

/** Which of the member's records a screen is about; its filters choose among these. */
export interface RecordsScope {
  /** Only this credit, which is then no filter. */
  readonly coin?: CreditType;
  /** Only these kinds. */
  readonly kinds?: readonly CreditRecordType[];
}

/** What of the records is asked for, by its name in the address. */
export const filterKindsOf = ({ coin, kinds = recordKinds }: RecordsScope) => ({
  coin: oneOf(coin === undefined ? creditTypes : []),
  type: manyOf(kinds),
  from: day,
  to: day,
});

type RecordFilterValues = UrlFilters<ReturnType<typeof filterKindsOf>>['values'];

/** The filter as the gateway takes it; null where nothing can match and no request is needed. */
export function queryFilter(
  { coin, type, from, to }: RecordFilterValues,
  scope: RecordsScope,
): CreditRecordFilter | null {
  if (isReversed({ from, to })) return null;
  const only = scope.coin ?? coin;
  const types = type.length > 0 ? type : (scope.kinds ?? []);
  return {
    ...(only !== '' && { coin: only }),
    ...(types.length > 0 && { types: [...types] }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
