import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedRow } from './columns.ts';
import type { RecordPages } from './useRecordPages.ts';

/** `?receipt=` in the URL: the number of a receipt, and a function that replaces or removes it. */
function useNamedReceipt(): readonly [string | null, (receiptNumber: string | null) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('receipt'),
    (receiptNumber) => {
      const next = new URLSearchParams([...params].filter(([name]) => name !== 'receipt'));
      if (receiptNumber !== null) next.set('receipt', receiptNumber);
      setParams(next, { replace: true });
    },
  ];
}

/** How many pages are loaded at most to find a row that the URL names. */
const maxPagesSearched = 10;

/** Shows what is new, or loads further pages, until the row that the URL names is among the rows. */
function useSearchOfPages(
  isMissing: boolean,
  isNews: boolean,
  canGoOn: boolean,
  pages: RecordPages<unknown>,
) {
  const page = pages.batches.length;
  const goesOn = isMissing && (isNews || (canGoOn && page < maxPagesSearched));
  const search = useEffectEvent(() => (isNews ? pages.showNews : pages.loadMore)());
  useEffect(() => {
    if (goesOn) search();
  }, [goesOn, isNews, page]);
}

/**
 * The row whose details are open. Its receipt number is in the URL, so that a reload or a link opens it again: the newest,
 * where records share a number, such as a movement and its fee.
 */
export function useOpenRow<Row extends ListedRow>(pages: RecordPages<Row>, canGoOn: boolean) {
  const [named, setNamed] = useNamedReceipt();
  // Records of one order share its receipt number: of those, the one that was pressed.
  const [pressed, setPressed] = useState<{ readonly row: Row } | null>(null);
  // Kept while the drawer closes, and when the row no longer matches the filter.
  const [last, setLast] = useState<Row | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const isNamed = ({ receiptNumber }: Row) => receiptNumber === named;
  const listed =
    pages.rows.find((row) => row.id === pressed?.row.id && isNamed(row)) ?? pages.rows.find(isNamed);
  const row = listed ?? (last !== null && isNamed(last) ? last : null);
  if (row !== null && row !== last) setLast(row);
  if (left !== null && left !== named) setLeft(null);
  const isNews = pages.news?.rows.some(isNamed) === true;
  useSearchOfPages(named !== null && row === null, isNews, canGoOn, pages);

  const name = useEffectEvent((receiptNumber: string) => setNamed(receiptNumber));
  useEffect(() => {
    if (pressed !== null) name(pressed.row.receiptNumber);
  }, [pressed]);
  return {
    isOpen: row !== null && left === null,
    /** Follows updates of the row while it is open. */
    shown: row ?? last,
    /** Keeps its identity, because rendered rows are memoised. */
    open: useCallback((one: Row) => setPressed({ row: one }), []),
    close: () => setNamed(null),
    /** For another screen: closes the details at once, while the URL still names them for the way back. */
    leave: () => setLeft(named),
  };
}
