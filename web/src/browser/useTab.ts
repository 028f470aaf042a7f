import { useSearchParams } from 'react-router-dom';

const tabParam = 'tab';

/** The tab selected by the URL (`?tab=records`), by default the first. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]): T {
  const [params] = useSearchParams();
  return tabs.find((tab) => tab === params.get(tabParam)) ?? tabs[0];
}

/** Search string that selects a tab; empty for the first. */
export const tabSearch = <T extends string>(tab: T, tabs: readonly [T, ...T[]]): string =>
  tab === tabs[0] ? '' : `?${new URLSearchParams({ [tabParam]: tab }).toString()}`;
