import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parses and formats a filter; unknown values are ignored. */
export interface FilterKind<T> {
  read(values: readonly string[]): T;
  write(value: T): readonly string[];
}

/** A choice, or '' for all. */
export const oneOf = <T extends string>(choices: readonly T[]): FilterKind<T | ''> => ({
  read: ([value]) => choices.find((choice) => choice === value) ?? '',
  write: (value) => (value === '' ? [] : [value]),
});

/** Several choices; none for all. */
export const manyOf = <T extends string>(choices: readonly T[]): FilterKind<readonly T[]> => ({
  read: (values) => choices.filter((choice) => values.includes(choice)),
  write: (value) => value,
});

/** In characters: as much as the gateway takes. */
const maxTextLength = 80;

/** What was typed, without the spaces around it, or ''. */
export const text: FilterKind<string> = {
  read: ([value = '']) => value.trim().slice(0, maxTextLength),
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
};

/** Validates a calendar day: `Date.parse` may accept 31 February. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A business day, `2026-11-21`, or ''. */
export const day: FilterKind<string> = {
  read: ([value = '']) => (isDay(value) ? value : ''),
  write: (value) => (value === '' ? [] : [value]),
};

/** By their names in the URL. */
export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

export type FilterValues<Kinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends FilterKind<infer T> ? T : never;
};

export interface UrlFilters<Kinds> {
  values: FilterValues<Kinds>;
  set: (changes: Partial<FilterValues<Kinds>>) => void;
  reset: () => void;
  isFiltered: boolean;
  /** How many filters are set; the first and the last day are one. */
  activeCount: number;
  /** Serialised values, as key of `useRecordPages`. */
  key: string;
}

/**
 * Filters in the URL, so that a reload, a bookmark or a shared link shows the same rows. Other parameters are kept.
 * `kinds` must be a module constant.
 */
export function useUrlFilters<Kinds extends FilterKinds>(kinds: Kinds): UrlFilters<Kinds> {
  const [params, setParams] = useSearchParams();
  const values = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => [name, kind.read(params.getAll(name))]),
      ) as FilterValues<Kinds>,
    [kinds, params],
  );
  const written = (of: FilterValues<Kinds>) => {
    const next = new URLSearchParams();
    for (const [name, kind] of Object.entries(kinds)) {
      for (const value of kind.write(of[name])) next.append(name, value);
    }
    return next;
  };
  const active = Object.entries(kinds).filter(([name, kind]) => kind.write(values[name]).length > 0);
  const key = written(values).toString();
  /** Keeps other parameters in front. */
  const write = (filters: URLSearchParams) => {
    const others = [...params].filter(([name]) => !(name in kinds));
    setParams(new URLSearchParams([...others, ...filters]), { replace: true });
  };
  return {
    values,
    set: (changes) => write(written({ ...values, ...changes })),
    reset: () => write(new URLSearchParams()),
    isFiltered: key !== '',
    activeCount: new Set(active.map(([name, kind]) => (kind === day ? 'days' : name))).size,
    key,
  };
}
