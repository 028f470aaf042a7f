import type { LoadPage, NewRows } from './pages.ts';
import type { SavedRows } from './savedRows.ts';
import { useNewRows } from './useNewRows.ts';
import { usePages, type LoadedPages, type Pages } from './usePages.ts';

export interface RecordPages<Row> extends Pages<Row> {
  /** New rows waiting to be shown; null when there are none. */
  readonly newRows: NewRows<Row> | null;
  /**
   * Looks for new rows in the background, which are not shown yet. Known rows that changed are updated in place, and
   * those that no longer match the filter go.
   */
  readonly checkForUpdates: () => void;
  readonly showNewRows: () => void;
}

/**
 * Pages of records, of which the newest come first. Rows that `place` has kept are shown again, and what is new is looked
 * for as at any change.
 */
export function useRecordPages<Row>(
  key: string,
  load: LoadPage<Row>,
  rowId: (row: Row) => string,
  place: SavedRows<LoadedPages<Row>> | null = null,
): RecordPages<Row> {
  const { pages, list } = usePages(key, load, {
    place,
    onRestored: () => updates.checkForUpdates(),
    onShow: () => forgetNewRows(),
  });
  const { forgetNewRows, ...updates } = useNewRows(list, rowId, pages.reload);
  return { ...pages, ...updates };
}
