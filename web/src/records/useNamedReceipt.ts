import { useSearchParams } from 'react-router-dom';

const param = 'receipt';

/** The order of a list that the address names (`?receipt=`), and how to take its name out of the address again. */
export function useNamedReceipt(): readonly [receiptNumber: string | null, forget: () => void] {
  const [params, setParams] = useSearchParams();
  const receiptNumber = params.get(param);
  return [
    receiptNumber,
    () => {
      if (receiptNumber === null) return;
      const others = [...params].filter(([name]) => name !== param);
      setParams(new URLSearchParams(others), { replace: true });
    },
  ];
}
