import { useSearchParams } from 'react-router-dom';

const parameter = 'after';

/**
 * The cursor of the page in the address (`?after=`), null for the first, and a setter. Back returns to the previous
 * page, also from another screen.
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
