import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowUpIcon, FilterIcon } from '../../design/icons/status.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { DetailDrawer } from '../../design/ui/DetailDrawer.tsx';
import { EmptyState, type EmptyStateProps } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { useIsDesktop } from '../../design/ui/useWidth.ts';
import { formatCount } from '../../money/decimal.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { rowHeights, useListColumns, type ListedRow, type RecordColumn } from './columns.ts';
import { NewRowsBanner } from './NewRowsBanner.tsx';
import type { NewRows } from './pages.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import type texts from './texts/en-US.json';
import type recordTypes from './texts/recordTypes/en-US.json';
import { useOpenRow } from './useOpenRow.ts';
import type { RecordPages } from './useRecordPages.ts';

declare module '../../i18n/resources.ts' {
  interface SharedTexts {
    records: typeof texts;
    recordTypes: typeof recordTypes;
  }
}

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

const Rows = styled('div')({
  '&[aria-busy="true"]': { opacity: 0.55 },
  '&:focus': { outline: 'none' },
});

interface NewRowsButtonProps {
  newRows: NewRows<unknown>;
  onShow: () => void;
}

function NewRowsButton({ newRows, onShow }: NewRowsButtonProps) {
  const { t } = useTranslation('records');
  const count = newRows.rows.length;
  return (
    <NewRowsBanner role="status">
      <Button size="small" startIcon={<ArrowUpIcon size={16} />} onClick={onShow}>
        {t(newRows.isCut ? 'list.newMany' : 'list.new', { count, shown: formatCount(count) })}
      </Button>
    </NewRowsBanner>
  );
}

/** Distance in px from the end of the list at which the next page loads. */
const nearEnd = 800;

/** Calls back while the end of the list is near, once per page. */
function useNearEnd(onNear: (() => void) | null, page: number) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => onNear?.());
  const isActive = onNear !== null;
  useEffect(() => {
    if (!isActive || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: `${nearEnd}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isActive, page]);
  return end;
}

export interface RecordsListProps<Row> {
  /** Accessible name: `Credit records`. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  pages: RecordPages<Row>;
  /** ISO 8601; rows are grouped by its business day. A module constant. */
  occurredAt: (row: Row) => string;
  detailTitle: (row: Row) => string;
  detail: (row: Row) => ReactNode;
  isFiltered: boolean;
  onReset: () => void;
  /** What can be done where nothing passes the filters; default: to change them. */
  nothingHint?: string | undefined;
  /** Shown when there are no rows and no filters. */
  empty: EmptyStateProps;
}

function NoRows({
  isFiltered,
  onReset,
  nothingHint,
  empty,
}: Pick<RecordsListProps<ListedRow>, 'isFiltered' | 'onReset' | 'nothingHint' | 'empty'>) {
  const { t } = useTranslation('records');
  if (!isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon={<FilterIcon size={32} />}
      title={t('list.nothing')}
      hint={nothingHint ?? t('list.nothingHint')}
      action={
        <Button variant="outlined" onClick={onReset}>
          {t('filters.reset')}
        </Button>
      }
    />
  );
}

/**
 * A list of records by day, with infinite scrolling, and details in a drawer: of the row that the URL names
 * (`?receipt=`), once it is loaded.
 */
export function RecordsList<Row extends ListedRow>(props: RecordsListProps<Row>) {
  const { t } = useTranslation('records');
  const { label, occurredAt, pages } = props;
  const columns = useListColumns(props.columns);
  // A table needs a desktop's width; smaller screens show cards.
  const isDesktop = useIsDesktop();
  const list = useRef<HTMLDivElement>(null);
  const canGoOn = pages.hasMore && !pages.isLoadingMore && !pages.isStale && pages.moreError === null;
  const details = useOpenRow(pages, canGoOn);
  const end = useNearEnd(canGoOn ? pages.loadMore : null, pages.batches.length);

  if (pages.error !== null && pages.error !== undefined)
    return <ErrorPanel error={pages.error} onRetry={pages.reload} />;
  if (pages.isLoading) {
    return (
      <div style={{ paddingTop: isDesktop ? rowHeights.tableHead + rowHeights.day : rowHeights.day }}>
        <SkeletonRows
          count={8}
          height={isDesktop ? rowHeights.table : rowHeights.card}
          label={t('list.loading')}
        />
      </div>
    );
  }

  const onShowNewRows = () => {
    pages.showNewRows();
    window.scrollTo(0, 0);
    list.current?.focus({ preventScroll: true });
  };
  const View = isDesktop ? RecordTable : RecordCards;
  return (
    <>
      {pages.rows.length === 0 ? (
        <NoRows {...props} />
      ) : (
        <>
          <Rows ref={list} tabIndex={-1} aria-busy={pages.isStale}>
            {pages.newRows !== null && <NewRowsButton newRows={pages.newRows} onShow={onShowNewRows} />}
            <View<Row> {...{ label, columns, pages, occurredAt }} onOpen={details.open} />
          </Rows>
          <div ref={end} />
          <Foot>
            <span role="status">
              {pages.hasMore
                ? t('list.shown', { count: pages.rows.length, shown: formatCount(pages.rows.length) })
                : t('list.all', { count: pages.rows.length, shown: formatCount(pages.rows.length) })}
            </span>
            {pages.moreError !== null && <ErrorPanel error={pages.moreError} onRetry={pages.loadMore} />}
            {pages.hasMore && pages.moreError === null && (
              <Button variant="outlined" disabled={pages.isLoadingMore} onClick={pages.loadMore}>
                {pages.isLoadingMore ? t('list.loadingMore') : t('list.more')}
              </Button>
            )}
          </Foot>
        </>
      )}
      <DetailDrawer
        open={details.isOpen}
        title={details.shown === null ? '' : props.detailTitle(details.shown)}
        onClose={details.close}
        onLeave={details.leave}
      >
        {/* Another row has details of its own, with no state of those before. */}
        {details.shown !== null && <Fragment key={details.shown.id}>{props.detail(details.shown)}</Fragment>}
      </DetailDrawer>
    </>
  );
}
