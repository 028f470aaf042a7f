import { useEffect, useEffectEvent, useState } from 'react';
import type { PortalQuery } from './portal.generated.ts';

/** How this site's members reach support; what it does not have is null. */
export type Ways = PortalQuery['portal']['support'];

const none: Ways = { __typename: 'Support', url: null, email: null };

/** The ways to support, once they are known. Until then, and when they cannot be had, the words stand without a link. */
export function useWays(load: () => Promise<Ways>): Ways {
  const [ways, setWays] = useState(none);
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isShown = true;
    begin().then(
      (known) => isShown && setWays(known),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return ways;
}
