import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../components/DateTime.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Money } from '../../components/Money.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { Card, SectionTitle } from '../../components/surface.tsx';
import { paths } from '../../paths.ts';
import { color, text } from '../../theme/css.ts';
import type { Transfer } from './order.ts';

const Head = styled('div')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginBottom: 4,
});

const rowHeight = 64;

const List = styled('ul')({
  '& > li': {
    ...text.dense,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    gap: '2px 12px',
    minHeight: rowHeight,
    padding: '8px 0',
    borderBottom: `1px solid ${color.line.soft}`,
  },
  marginBottom: -8,
  '& > li:last-of-type': { borderBottom: 0 },
  '& strong': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...text.label, fontWeight: 400, color: color.ink.secondary },
});

export interface RecentTransfersProps {
  /** Both ways, newest first; null while they load. */
  transfers: readonly Transfer[] | null;
  error: unknown;
  onRetry: () => void;
}

/** The member's latest transfers, both ways. */
export function RecentTransfers({ transfers, error, onRetry }: RecentTransfersProps) {
  const { t } = useTranslation('transfer');
  return (
    <Card aria-labelledby="recent-transfers">
      <Head>
        <SectionTitle id="recent-transfers">{t('recent.title')}</SectionTitle>
        {transfers !== null && transfers.length > 0 && (
          <MuiLink component={Link} to={paths.records({ type: ['TRANSFER'] })}>
            {t('recent.all')}
          </MuiLink>
        )}
      </Head>
      {transfers === null ? (
        error === undefined || error === null ? (
          <SkeletonRows count={3} height={rowHeight} />
        ) : (
          <ErrorPanel error={error} onRetry={onRetry} />
        )
      ) : transfers.length === 0 ? (
        <EmptyState title={t('recent.empty')} hint={t('recent.emptyHint')} />
      ) : (
        <List>
          {transfers.map((transfer) => {
            const isOutgoing = transfer.direction === 'OUTGOING';
            return (
              <li key={transfer.id}>
                <strong>
                  {t(isOutgoing ? 'recent.to' : 'recent.from', { name: transfer.counterparty })}
                </strong>
                <Money
                  value={isOutgoing ? `-${transfer.amount}` : transfer.actualAmount}
                  coin={transfer.coin}
                  signed
                />
                <small>
                  <DateTime value={transfer.occurredAt} />
                </small>
              </li>
            );
          })}
        </List>
      )}
    </Card>
  );
}
