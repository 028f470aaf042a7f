import { useLayoutEffect, useState } from 'react';

/**
 * A value of the address as last shown. A navigation renders concurrently with the current screen, and Apollo fetches
 * during render: two renders with different values would refetch alternately, endlessly if answers fail at once.
 */
export function useShown<Value extends string | null>(value: Value): Value {
  const [shown, setShown] = useState(value);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what is shown is known only once it is
  useLayoutEffect(() => setShown(value), [value]);
  return shown;
}
