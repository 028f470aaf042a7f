import { useSearchParams } from 'react-router-dom';

const param = 'receipt';

/** The receipt number in the URL (`?receipt=`), and a function that removes it. */
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
