import { useSearchParams } from 'react-router-dom';

const parameter = 'after';

/**
 * Where the page of a list begins that the address names (`?after=`), null for the first, and what shows another. So that
 * Back leads to the page before, and from another screen to the page that was left.
 */
export function usePageAfter(): readonly [after: string | null, show: (after: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const show = (after: string | null) => {
    const next = new URLSearchParams(params);
    if (after === null) next.delete(parameter);
    else next.set(parameter, after);
    setParams(next);
  };
  return [params.get(parameter), show];
}
