import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedRow } from './columns.ts';
import type { RecordPages } from './useRecordPages.ts';

/** The open row in the URL. */
interface Named {
  /** `?receipt=`: its receipt number. */
  readonly receipt?: string | undefined;
  /** `&record=`: its ID, if the number alone is ambiguous, as with the two sides of a conversion. */
  readonly record?: string | undefined;
}

/** The row in the URL, and a function that replaces or removes it. */
function useNamed(): readonly [Named, (named: Named) => void] {
  const [params, setParams] = useSearchParams();
  return [
    { receipt: params.get('receipt') ?? undefined, record: params.get('record') ?? undefined },
    ({ receipt, record }) => {
      const next = new URLSearchParams(params);
      next.delete('receipt');
      next.delete('record');
      if (receipt !== undefined) next.set('receipt', receipt);
      if (record !== undefined) next.set('record', record);
      setParams(next, { replace: true });
    },
  ];
}

/** How many pages are loaded at most to find a row that the URL names. */
const maxPagesSearched = 10;

/** Shows what is new, or loads further pages, until the row that the URL names is among the rows. */
function useSearchOfPages(
  isMissing: boolean,
  isNewRow: boolean,
  canGoOn: boolean,
  pages: RecordPages<unknown>,
) {
  const page = pages.batches.length;
  const goesOn = isMissing && (isNewRow || (canGoOn && page < maxPagesSearched));
  const search = useEffectEvent(() => (isNewRow ? pages.showNewRows : pages.loadMore)());
  useEffect(() => {
    if (goesOn) search();
  }, [goesOn, isNewRow, page]);
}

/** The row whose details are open. It is named in the URL, so that a reload or a link opens it again. */
export function useOpenRow<Row extends ListedRow>(pages: RecordPages<Row>, canGoOn: boolean) {
  const [{ receipt: named, record }, setNamed] = useNamed();
  const [pressed, setPressed] = useState<{ readonly row: Row } | null>(null);
  // Kept while the drawer closes, and when the row no longer matches the filter.
  const [last, setLast] = useState<Row | null>(null);
  const [left, setLeft] = useState<string | undefined>();
  const isNamed = ({ receiptNumber }: Row) => receiptNumber === named;
  const listed = pages.rows.find((row) => row.id === record && isNamed(row)) ?? pages.rows.find(isNamed);
  const row = listed ?? (last !== null && isNamed(last) ? last : null);
  if (row !== null && row !== last) setLast(row);
  if (left !== undefined && left !== named) setLeft(undefined);
  const isNews = pages.newRows?.rows.some(isNamed) === true;
  useSearchOfPages(named !== undefined && row === null, isNews, canGoOn, pages);

  const name = useEffectEvent(({ id, receiptNumber: receipt }: Row) => {
    const isShared = pages.rows.some((one) => one.receiptNumber === receipt && one.id !== id);
    setNamed(isShared ? { receipt, record: id } : { receipt });
  });
  useEffect(() => {
    if (pressed !== null) name(pressed.row);
  }, [pressed]);
  return {
    isOpen: row !== null && left === undefined,
    /** Follows updates of the row while it is open. */
    shown: row ?? last,
    /** Keeps its identity, because rendered rows are memoised. */
    open: useCallback((one: Row) => setPressed({ row: one }), []),
    close: () => setNamed({}),
    /** For another screen: closes the details at once, while the URL still names them for the way back. */
    leave: () => setLeft(named),
  };
}
