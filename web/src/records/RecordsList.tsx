import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../components/DetailDrawer.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { FilterIcon } from '../components/icons/status.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { useIsPhone } from '../lib/useWidth.ts';
import { color, tabular, text } from '../theme/css.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { rowHeights, type RecordsListProps } from './types.ts';

const Foot = styled('div')({
  ...text.dense,
  ...tabular,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  paddingTop: 16,
  color: color.ink.secondary,
});

const Rows = styled('div')({ '&[aria-busy="true"]': { opacity: 0.55 } });

/** The one list of records: rows by day, details in a drawer, more on demand; loading, empty and failed each look so. */
export function RecordsList<Row>(props: RecordsListProps<Row>) {
  const { t } = useTranslation('records');
  const { pages } = props;
  const isPhone = useIsPhone();
  const [openRow, setOpenRow] = useState<Row | null>(null);
  // The words of a closing drawer stay until it is gone.
  const [lastRow, setLastRow] = useState<Row | null>(null);
  if (openRow !== null && openRow !== lastRow) setLastRow(openRow);

  if (pages.error !== null && pages.error !== undefined)
    return <ErrorPanel error={pages.error} onRetry={pages.reload} />;
  if (pages.isLoading) {
    return (
      <SkeletonRows
        count={8}
        height={isPhone ? rowHeights.card : rowHeights.table}
        label={t('list.loading')}
      />
    );
  }
  if (pages.rows.length === 0) {
    if (!props.isFiltered) return <EmptyState {...props.empty} />;
    return (
      <EmptyState
        icon={<FilterIcon size={32} />}
        title={t('list.nothing')}
        hint={t('list.nothingHint')}
        action={
          <Button variant="outlined" onClick={props.onReset}>
            {t('filters.reset')}
          </Button>
        }
      />
    );
  }

  const View = isPhone ? RecordCards : RecordTable;
  return (
    <>
      <Rows aria-busy={pages.isStale}>
        <View<Row> {...props} rows={pages.rows} onOpen={setOpenRow} />
      </Rows>
      <Foot>
        <span role="status">{t('list.shown', { count: pages.rows.length })}</span>
        {pages.moreError !== null && <ErrorPanel error={pages.moreError} onRetry={pages.loadMore} />}
        {pages.hasMore && pages.moreError === null && (
          <Button variant="outlined" disabled={pages.isLoadingMore} onClick={pages.loadMore}>
            {pages.isLoadingMore ? t('list.loadingMore') : t('list.more')}
          </Button>
        )}
      </Foot>
      <DetailDrawer
        open={openRow !== null}
        title={lastRow === null ? '' : props.detailTitle(lastRow)}
        onClose={() => setOpenRow(null)}
      >
        {lastRow !== null && props.detail(lastRow)}
      </DetailDrawer>
    </>
  );
}
