import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Actions, SectionTitle, Stack } from '../../components/surface.tsx';
import { color, text } from '../../theme/css.ts';
import { packagePath, premiumPath } from '../insurance/index.ts';
import { isClaimable, type obstacleOf, type Standing } from './order.ts';
import { RoundCard } from './RoundCard.tsx';

const Head = styled('div')({ '& > p': { ...text.dense, color: color.ink.secondary } });

export interface RoundsProps {
  standing: Standing;
  /** Why the trade that was to be claimed is not; null while none was. */
  obstacle: ReturnType<typeof obstacleOf> | null;
  isFirstPage: boolean;
  onChoose: (tradeId: string) => void;
  /** Shows the page that begins there; null is the newest. */
  onPage: (after: string | null) => void;
}

/** What leads to a first round: a package, then a premium for it. */
function NoRounds({ hasPackage }: Pick<Standing, 'hasPackage'>) {
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
export function Rounds({ standing, obstacle, isFirstPage, onChoose, onPage }: RoundsProps) {
  const { t } = useTranslation('claims');
  const { rounds, older, hasPackage } = standing;
  if (rounds.length === 0 && isFirstPage) return <NoRounds hasPackage={hasPackage} />;
  const open = rounds.flatMap(({ orders }) => orders).filter(isClaimable).length;
  return (
    <Stack>
      {obstacle !== null && <Notice tone="warning">{t(`rounds.obstacle.${obstacle}`)}</Notice>}
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
