import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, text } from '../../design/theme/css.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { packagePath, premiumPath } from '../insurance/index.ts';
import { isClaimable, type getBlockingReason, type ClaimableRounds } from './order.ts';
import { RoundCard } from './RoundCard.tsx';

const Head = styled('div')({ '& > p': { ...text.dense, color: color.ink.secondary } });

export interface RoundsProps {
  claimable: ClaimableRounds;
  /** Why the trade that was to be claimed is not; null while none was. */
  blockingReason: ReturnType<typeof getBlockingReason> | null;
  isFirstPage: boolean;
  onChoose: (tradeId: string) => void;
  /** Shows the page after this cursor; null for the newest. */
  onPage: (after: string | null) => void;
}

/** The next step to a first round: a package, then a premium for it. */
function NoRounds({ hasPackage }: Pick<ClaimableRounds, 'hasPackage'>) {
  const { t } = useTranslation('claims');
  const step = hasPackage ? 'premium' : 'package';
  return (
    <EmptyState
      title={t('none.title')}
      hint={t(`none.${step}.hint`)}
      action={
        <Button component={Link} to={hasPackage ? premiumPath() : packagePath()} variant="outlined">
          {t(`none.${step}.action`)}
        </Button>
      }
    />
  );
}

/** The insured rounds, newest first, a page at a time. */
export function Rounds({ claimable, blockingReason, isFirstPage, onChoose, onPage }: RoundsProps) {
  const { t } = useTranslation('claims');
  const { rounds, older, hasPackage } = claimable;
  if (rounds.length === 0 && isFirstPage) return <NoRounds hasPackage={hasPackage} />;
  const open = rounds.flatMap(({ orders }) => orders).filter(isClaimable).length;
  return (
    <Stack>
      {blockingReason !== null && (
        <Notice tone="warning">{t(`rounds.blockingReason.${blockingReason}`)}</Notice>
      )}
      <Head>
        <SectionTitle>{t('rounds.title')}</SectionTitle>
        <p>{open === 0 ? t('rounds.nothingOpen') : t('rounds.open', { count: open })}</p>
      </Head>
      {rounds.map((round) => (
        <RoundCard key={round.id} round={round} onChoose={onChoose} />
      ))}
      {(older !== null || !isFirstPage) && (
        <Actions>
          {!isFirstPage && (
            <Button variant="outlined" onClick={() => onPage(null)}>
              {t('rounds.newest')}
            </Button>
          )}
          {older !== null && (
            <Button variant="outlined" onClick={() => onPage(older)}>
              {t('rounds.older')}
            </Button>
          )}
        </Actions>
      )}
    </Stack>
  );
}
