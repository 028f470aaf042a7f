import { useEffect, useEffectEvent, useState } from 'react';
import type { PortalQuery } from './portal.generated.ts';

/** How this site's members reach support; what it does not have is null. */
export type SupportMethods = PortalQuery['portal']['support'];

const none: SupportMethods = { __typename: 'Support', url: null, email: null };

/** The support methods, once loaded. Until then, and if that fails, texts have no link. */
export function useSupportMethods(load: () => Promise<SupportMethods>): SupportMethods {
  const [methods, setWays] = useState(none);
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
  return methods;
}
