import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How one filter is read from the URL; what it does not know, it ignores. */
export interface FilterKind<T> {
  read(values: readonly string[]): T;
  write(value: T): readonly string[];
}

/** One of a list, or '' for all. */
export const oneOf = <T extends string>(choices: readonly T[]): FilterKind<T | ''> => ({
  read: ([value]) => choices.find((choice) => choice === value) ?? '',
  write: (value) => (value === '' ? [] : [value]),
});

/** Any number of a list; none for all. */
export const manyOf = <T extends string>(choices: readonly T[]): FilterKind<readonly T[]> => ({
  read: (values) => choices.filter((choice) => values.includes(choice)),
  write: (value) => value,
});

/** A day of the calendar: not every parser refuses the 31st of February. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A business day, `2026-11-21`, or '' for none. */
export const day: FilterKind<string> = {
  read: ([value = '']) => (isDay(value) ? value : ''),
  write: (value) => (value === '' ? [] : [value]),
};

type FilterValues<Kinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends FilterKind<infer T> ? T : never;
};

export interface UrlFilters<Kinds> {
  values: FilterValues<Kinds>;
  set: (changes: Partial<FilterValues<Kinds>>) => void;
  reset: () => void;
  isFiltered: boolean;
  /** Stands for the values: the key of `useRecordPages`. */
  key: string;
}

/**
 * The filters of a list, kept in the URL: a reload, a bookmark and a shared link show the same rows. What else the URL
 * says, such as the tab the list stands on, stays as it is. `kinds` is a constant of the screen's module.
 */
export function useUrlFilters<Kinds extends Record<string, FilterKind<unknown>>>(
  kinds: Kinds,
): UrlFilters<Kinds> {
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
  const key = written(values).toString();
  /** The filters behind what else the URL says. */
  const write = (filters: URLSearchParams) => {
    const others = [...params].filter(([name]) => !(name in kinds));
    setParams(new URLSearchParams([...others, ...filters]), { replace: true });
  };
  return {
    values,
    set: (changes) => write(written({ ...values, ...changes })),
    reset: () => write(new URLSearchParams()),
    isFiltered: key !== '',
    key,
  };
}
