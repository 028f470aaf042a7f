import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/StatusChip.tsx';
import { ArrowUpIcon, SuccessIcon } from '../../components/icons/status.tsx';
import { Card } from '../../components/surface.tsx';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { formatAmount } from '../../lib/decimal.ts';
import { color, tabular, text } from '../../theme/css.ts';
import { LevelName, noGrade, useOtherName } from './levels.tsx';
import type { TeamHomeQuery } from './team.generated.ts';
import { shownCount } from './words.ts';

type Team = TeamHomeQuery['team'];

const Hint = styled('p')({ ...text.dense, color: color.ink.secondary, marginBottom: 8 });

const Rank = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  padding: '12px 0',
  borderTop: `1px solid ${color.line.soft}`,
  '&:first-of-type': { borderTop: 0 },
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px', minWidth: 0 },
  '& > p > strong': { ...text.body, fontWeight: 500 },
  '& > p > small': { ...text.label, fontWeight: 400, color: color.ink.secondary },
});

const Needs = styled('dl')({
  ...text.dense,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  color: color.ink.secondary,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  '& dd': { color: color.ink.primary },
  '& dd[data-missing="true"]': { color: color.warning.main, fontWeight: 500 },
});

/** What one rank asks for: of the next one how much is missing. */
function Need({ name, have, need, isNext }: { name: string; have: number; need: number; isNext: boolean }) {
  const { t } = useTranslation('team');
  const { withNote } = usePunctuation();
  const missing = need - have;
  const progress = t('ranks.of', { have: shownCount(have), need: shownCount(need) });
  return (
    <div>
      <dt>{name}</dt>
      <dd data-missing={isNext && missing > 0}>
        {isNext
          ? withNote(
              progress,
              missing > 0 ? t('ranks.missing', { shown: shownCount(missing) }) : t('ranks.done'),
            )
          : shownCount(need)}
      </dd>
    </div>
  );
}

/** The rank ladder, with the member's own place and what is missing to the next. */
export function RanksTab({ team }: { team: Team }) {
  const { t } = useTranslation('team');
  const otherName = useOtherName();
  const ranks = [...team.ladder].reverse();
  const own = team.level;
  const stateOf = (level: number) => {
    if (level === own)
      return (
        <Chip tone="info" icon={SuccessIcon}>
          {t('ranks.current')}
        </Chip>
      );
    if (level < own)
      return (
        <Chip tone="positive" icon={SuccessIcon}>
          {t('ranks.reached')}
        </Chip>
      );
    if (level === own + 1)
      return (
        <Chip tone="warning" icon={ArrowUpIcon}>
          {t('ranks.next')}
        </Chip>
      );
    return null;
  };
  const nameOf = (level: number) => {
    const other = otherName(level);
    return (
      <p>
        <strong>
          {level} · <LevelName level={level} />
        </strong>
        {other !== undefined && <small>{t('ranks.alsoCalled', { name: other })}</small>}
        {stateOf(level)}
      </p>
    );
  };
  const qualified = team.qualifyingNeedsIdentity ? 'ranks.qualifiedVerified' : 'ranks.qualified';
  return (
    <Card as="div">
      <Hint>{team.ladder.some(({ level }) => level > own) ? t('ranks.hint') : t('ranks.top')}</Hint>
      <Hint>{t(qualified, { amount: formatAmount(team.qualifyingValue) })}</Hint>
      <ol aria-label={t('ranks.label')} reversed>
        {ranks.map(({ level, directMembers, teamMembers }) => (
          <Rank key={level} aria-current={level === own ? 'step' : undefined}>
            {nameOf(level)}
            <Needs>
              <Need
                name={t('ranks.direct')}
                have={team.qualifiedDirectMembers}
                need={directMembers}
                isNext={level === own + 1}
              />
              <Need
                name={t('ranks.team')}
                have={team.qualifiedTeamMembers}
                need={teamMembers}
                isNext={level === own + 1}
              />
            </Needs>
          </Rank>
        ))}
        <Rank aria-current={own === noGrade ? 'step' : undefined}>
          {nameOf(noGrade)}
          <Needs as="p">{t('ranks.start')}</Needs>
        </Rank>
      </ol>
    </Card>
  );
}
