import { useSearchParams } from 'react-router-dom';

const tabParam = 'tab';

/** The part of a screen that the address names (`?tab=records`); the first one where it names none. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]): T {
  const [params] = useSearchParams();
  return tabs.find((tab) => tab === params.get(tabParam)) ?? tabs[0];
}

/** The query that names a part of a screen; empty for the first, which stands there without one. */
export const tabSearch = <T extends string>(tab: T, tabs: readonly [T, ...T[]]): string =>
  tab === tabs[0] ? '' : `?${new URLSearchParams({ [tabParam]: tab }).toString()}`;
