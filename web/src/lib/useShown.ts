import { useLayoutEffect, useState } from 'react';

/**
 * A value of the address as it was last shown. A navigation is rendered beside the screen that is still shown, and Apollo asks while
 * a component is rendered: two renders with values of their own would ask in turn for the one and for the other, without an
 * end where answers fail at once.
 */
export function useShown<Value extends string | null>(value: Value): Value {
  const [shown, setShown] = useState(value);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what is shown is known only once it is
  useLayoutEffect(() => setShown(value), [value]);
  return shown;
}
