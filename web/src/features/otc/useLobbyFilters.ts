import type { OtcSort } from '../../generated/schema.ts';
import { isZero, parseAmount } from '../../money/decimal.ts';
import { chosen } from '../../orders/records/orderFilters.tsx';
import { oneOf, useUrlFilters, type FilterKind } from '../../orders/records/useUrlFilters.ts';
import { sorts } from './lobby.ts';
import type { LobbyQuestion } from './useLobby.ts';

/** An amount above zero, or '' for any. */
const bound: FilterKind<string> = {
  read: ([typed = '']) => {
    const parsed = parseAmount(typed);
    return parsed.ok && !isZero(parsed.value) ? parsed.value : '';
  },
  write: (value) => (value === '' ? [] : [value]),
};

/** By their names in the URL. */
const kinds = {
  sort: oneOf(sorts),
  minPrice: bound,
  maxPrice: bound,
  minAmount: bound,
  maxAmount: bound,
};

/** The bounds of the lobby, in the order of the form. */
export const bounds = ['minPrice', 'maxPrice', 'minAmount', 'maxAmount'] as const;
export type Bounds = Readonly<Record<(typeof bounds)[number], string>>;

export interface LobbyFilters {
  readonly question: LobbyQuestion;
  readonly bounds: Bounds;
  /** Whether a bound is set. */
  readonly isBounded: boolean;
  readonly setSort: (sort: OtcSort) => void;
  readonly setBounds: (bounds: Bounds) => void;
}

export const noBounds: Bounds = { minPrice: '', maxPrice: '', minAmount: '', maxAmount: '' };

/** Sort and bounds of the lobby, in the URL. */
export function useLobbyFilters(): LobbyFilters {
  const { values, set, key } = useUrlFilters(kinds);
  const { sort, ...of } = values;
  return {
    question: { filter: chosen(of), sort: sort === '' ? sorts[0] : sort, key },
    bounds: of,
    isBounded: bounds.some((name) => of[name] !== ''),
    setSort: (next) => set({ sort: next === sorts[0] ? '' : next }),
    setBounds: set,
  };
}
