import { useEffect, useEffectEvent, useState } from 'react';
import { useBusinessDay } from '../../lib/useBusinessDay.ts';
import { useRepeat } from '../../lib/useRepeat.ts';

/** How often the platform, whose clock decides, is asked for the dates of a new day, in ms. */
const askAgain = 5_000;

/**
 * Asks for the rules of a new business day when one begins while they are shown, until they have come.
 * @param expectedOn the day a withdrawal would be paid on, as it is known; null while it is not
 */
export function useNewDay(expectedOn: string | null, ask: () => void): void {
  const today = useBusinessDay();
  const [known, setKnown] = useState({ expectedOn, since: today });
  if (known.expectedOn !== expectedOn) setKnown({ expectedOn, since: today });
  const isOld = expectedOn !== null && known.since !== today;
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isOld) askNow();
  }, [isOld]);
  useRepeat(isOld, askAgain, ask);
}
