import { defaultPageSize } from '@portal/schema/rules';
import { useRef, useState } from 'react';
import { getNewRows, updateRows, type NewRows } from './pages.ts';
import type { PagedList } from './usePages.ts';

/** Looks for new rows of a list, and updates the known ones in place. */
export function useNewRows<Row>(
  { key, load, loaded, setLoaded, current, show }: PagedList<Row>,
  rowId: (row: Row) => string,
  reload: () => void,
) {
  const [latest, setLatest] = useState<(NewRows<Row> & { readonly key: string }) | null>(null);
  /** Guards against a late answer overwriting a newer one. */
  const question = useRef(0);

  async function findUpdates(): Promise<void> {
    const abort = current.current;
    if (loaded?.key !== key || abort === null) return;
    const requestNumber = ++question.current;
    const page = await load({ after: null, first: defaultPageSize, signal: abort.signal });
    // Superseded by a later check, or new rows were shown meanwhile.
    if (abort.signal.aborted || requestNumber !== question.current) return;
    const known = loaded.batches.flat();
    if (known.length === 0) {
      // The list was empty, so nothing can move.
      show(page);
      return;
    }
    setLoaded((now) => now && { ...now, batches: updateRows(now.batches, page, rowId) });
    const found = getNewRows(page, known, rowId);
    setLatest(found.rows.length === 0 ? null : { key, ...found });
  }

  const newRows = latest?.key === key && loaded?.key === key ? latest : null;
  return {
    newRows,
    /** On failure, the next change tries again. */
    checkForUpdates: () => void findUpdates().catch(() => undefined),
    showNewRows: () => {
      if (newRows === null) return;
      question.current++;
      setLatest(null);
      if (newRows.isCut) reload();
      else setLoaded((now) => now && { ...now, batches: [newRows.rows, ...now.batches] });
    },
    forgetNewRows: () => setLatest(null),
  };
}
