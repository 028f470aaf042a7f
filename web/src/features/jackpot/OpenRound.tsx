import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { percentOf } from '../../money/decimal.ts';
import { HashText } from './HashText.tsx';
import type { Round } from './order.ts';
import { jackpotPath } from './paths.ts';
import { jackpotCoin, formatEntryCount } from './words.tsx';

const Pot = styled('p')({ '& > span': text.hero });

const Quiet = styled('p')({ ...text.dense, color: color.ink.secondary });

/** The round in progress: its pot, its end, the member's entries, and what it committed to. */
export function OpenRound({ round }: { round: Round }) {
  const { t } = useTranslation('jackpot');
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <div>
        <SectionTitle id={id}>{t('round.title', { number: round.number ?? round.id })}</SectionTitle>
        {round.pot !== null && (
          <>
            <Quiet>{t('round.pot')}</Quiet>
            <Pot>
              <Money value={round.pot} coin={jackpotCoin} alwaysShown />
            </Pot>
          </>
        )}
        {round.share !== null && <Quiet>{t('round.share', { percent: percentOf(round.share) })}</Quiet>}
      </div>
      <DetailList
        details={[
          {
            label: t('figures.prize'),
            value: round.prize && <Money value={round.prize} coin={jackpotCoin} alwaysShown />,
          },
          { label: t('figures.closesAt'), value: round.closesAt && <Cutoff value={round.closesAt} /> },
          { label: t('figures.allEntries'), value: formatEntryCount(round.entries) },
          { label: t('figures.myEntries'), value: formatEntryCount(round.myEntries), emphasis: true },
          {
            label: t('figures.seedHash'),
            value: round.seedHash && <HashText hash={round.seedHash} />,
            copy: round.seedHash ?? undefined,
          },
        ]}
      />
      {round.seedHash !== null && (
        <Quiet>
          {t('round.commitment')} <TextLink to={jackpotPath({ tab: 'rounds' })}>{t('round.check')}</TextLink>
        </Quiet>
      )}
    </Stack>
  );
}
