import { useEffect, useEffectEvent, useState } from 'react';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { useInterval } from '../../time/useInterval.ts';

/** Delay between refetches until the platform's clock reaches the new day, in ms. */
const refetchInterval = 5_000;

/**
 * Refetches the rules when a new business day starts, until the new dates arrive.
 * @param expectedOn the expected day of payment; null while unknown
 */
export function useNewDay(expectedOn: string | null, ask: () => void): void {
  const today = useBusinessDay();
  const [known, setKnown] = useState({ expectedOn, since: today });
  if (known.expectedOn !== expectedOn) setKnown({ expectedOn, since: today });
  const isOld = expectedOn !== null && known.since !== today;
  const refetchRules = useEffectEvent(ask);
  useEffect(() => {
    if (isOld) refetchRules();
  }, [isOld]);
  useInterval(isOld, refetchInterval, ask);
}
