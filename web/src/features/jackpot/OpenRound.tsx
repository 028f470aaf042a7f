import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Cutoff } from '../../components/DateTime.tsx';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { SectionTitle, Stack } from '../../components/surface.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { formatCount, percentOf } from '../../lib/decimal.ts';
import { color, text } from '../../theme/css.ts';
import { HashText } from './HashText.tsx';
import type { Round } from './order.ts';
import { jackpotPath } from './paths.ts';
import { coin } from './words.tsx';

const Pot = styled('p')({ '& > span': text.hero });

const Quiet = styled('p')({ ...text.dense, color: color.ink.secondary });

/** The round in progress: its pot, its end, the member's entries, and what it committed to. */
export function OpenRound({ round }: { round: Round }) {
  const { t } = useTranslation('jackpot');
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <div>
        <SectionTitle id={id}>{t('round.title', { number: round.number })}</SectionTitle>
        <Quiet>{t('round.pot')}</Quiet>
        <Pot>
          <Money value={round.pot} coin={coin} alwaysShown />
        </Pot>
        <Quiet>{t('round.share', { percent: percentOf(round.share) })}</Quiet>
      </div>
      <DetailList
        details={[
          { label: t('figures.prize'), value: <Money value={round.prize} coin={coin} alwaysShown /> },
          { label: t('figures.closesAt'), value: <Cutoff value={round.closesAt} /> },
          { label: t('figures.allEntries'), value: formatCount(round.entries) },
          { label: t('figures.myEntries'), value: formatCount(round.myEntries), emphasis: true },
          {
            label: t('figures.seedHash'),
            value: <HashText hash={round.seedHash} />,
            copy: round.seedHash,
          },
        ]}
      />
      <Quiet>
        {t('round.commitment')} <TextLink to={jackpotPath({ tab: 'rounds' })}>{t('round.check')}</TextLink>
      </Quiet>
    </Stack>
  );
}
