import { recordKinds } from '../../extension-points/recordKinds.ts';
import type { CreditRecordFilter, CreditRecordType, CreditType } from '../../generated/schema.ts';
import { creditTypes } from '../../money/credits.ts';
import { isReversed } from '../../orders/records/dayRange.ts';
import { day, manyOf, text, oneOf, type UrlFilters } from '../../orders/records/useUrlFilters.ts';

/** Which of the member's records a screen is about; its filters choose among these. */
export interface RecordsScope {
  /** Only this credit, which is then no filter. */
  readonly coin?: CreditType;
  /** Only these kinds. */
  readonly kinds?: readonly CreditRecordType[];
}

/** What of the records is asked for, by its name in the address. */
export const getFilterKinds = ({ coin, kinds = recordKinds }: RecordsScope, canSearch: boolean) => ({
  coin: oneOf(coin === undefined ? creditTypes : []),
  // Where nothing can be looked for, the address names nothing either.
  search: canSearch ? text : oneOf<string>([]),
  type: manyOf(kinds),
  from: day,
  to: day,
});

type RecordFilterValues = UrlFilters<ReturnType<typeof getFilterKinds>>['values'];

/**
 * The filter as the gateway takes it; null where nothing can match and no request is needed.
 * @param kindsCalled the kinds whose names have a text in them
 */
export function queryFilter(
  { search, coin, type, from, to }: RecordFilterValues,
  scope: RecordsScope,
  kindsCalled: (text: string) => readonly CreditRecordType[],
): CreditRecordFilter | null {
  if (isReversed({ from, to })) return null;
  const only = scope.coin ?? coin;
  const types = type.length > 0 ? type : (scope.kinds ?? []);
  return {
    ...(search !== '' && { search: { text: search, types: [...kindsCalled(search)] } }),
    ...(only !== '' && { coin: only }),
    ...(types.length > 0 && { types: [...types] }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
