import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowUpIcon, FilterIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { formatCount } from '../../money/decimal.ts';
import { NewRowsBanner } from '../../orders/records/NewRowsBanner.tsx';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { LobbyFilterForm } from './LobbyFilterForm.tsx';
import { OfferRow, OfferRows } from './OfferRow.tsx';
import { toPurchaseDraft, type PurchaseDraft } from './order.ts';
import { otcPath } from './paths.ts';
import type { Lobby as LobbyState } from './useLobby.ts';
import { noBounds, type LobbyFilters } from './useLobbyFilters.ts';

const List = styled('div')({ '&[aria-busy="true"]': { opacity: 0.55 }, '&:focus': { outline: 'none' } });

/** Has a separate line above the first offer, which it would cover otherwise. */
const UpdatesBanner = styled(NewRowsBanner)({ height: 40 });

const Foot = styled('div')({
  ...text.dense,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  marginTop: 16,
  color: color.ink.secondary,
});

export interface LobbyProps {
  lobby: LobbyState;
  filters: LobbyFilters;
  /** What the member can pay with; null while unknown. */
  available: string | null;
  onReview: (draft: PurchaseDraft) => void;
}

/** The offers that can be bought, with bounds and a sort order. Rows move only when the member requests it. */
export function Lobby({ lobby, filters, available, onReview }: LobbyProps) {
  const { t } = useTranslation('otc');
  const list = useRef<HTMLDivElement>(null);
  const { rows, gone, added } = lobby;

  function showNow(): void {
    lobby.showNow();
    window.scrollTo(0, 0);
    list.current?.focus({ preventScroll: true });
  }

  function offers() {
    if (lobby.error !== null) return <ErrorPanel error={lobby.error} onRetry={lobby.reload} />;
    if (lobby.isLoading) return <SkeletonRows count={6} height={92} gap={12} label={t('lobby.loading')} />;
    if (rows.length === 0)
      return filters.isBounded ? (
        <EmptyState
          icon={<FilterIcon size={32} />}
          title={t('lobby.nothing')}
          hint={t('lobby.nothingHint')}
          action={
            <Button variant="outlined" onClick={() => filters.setBounds(noBounds)}>
              {t('filters.reset')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t('lobby.empty')}
          hint={t('lobby.emptyHint')}
          action={<TextLink to={otcPath({ tab: 'sell' })}>{t('lobby.sell')}</TextLink>}
        />
      );
    return (
      <>
        <OfferRows>
          {rows.map((order) => (
            <OfferRow
              key={order.id}
              order={order}
              isGone={gone.has(order.id)}
              available={available}
              onBuy={() => onReview(toPurchaseDraft(order))}
            />
          ))}
        </OfferRows>
        {lobby.hasMore && (
          <Foot>
            {lobby.moreError !== null && <p role="alert">{t('lobby.moreFailed')}</p>}
            <BusyButton
              variant="outlined"
              isBusy={lobby.isLoadingMore}
              label={t('lobby.more')}
              busyLabel={t('lobby.loadingMore')}
              onClick={lobby.loadMore}
            />
          </Foot>
        )}
      </>
    );
  }

  return (
    <Stack>
      <LobbyFilterForm filters={filters} />
      <List ref={list} tabIndex={-1} role="region" aria-label={t('lobby.label')} aria-busy={lobby.isStale}>
        <UpdatesBanner role="status">
          {(added > 0 || gone.size > 0) && (
            <Button size="small" startIcon={<ArrowUpIcon size={16} />} onClick={showNow}>
              {added > 0
                ? t('lobby.added', { count: added, shown: formatCount(added) })
                : t('lobby.gone', { count: gone.size, shown: formatCount(gone.size) })}
            </Button>
          )}
        </UpdatesBanner>
        {offers()}
      </List>
    </Stack>
  );
}
