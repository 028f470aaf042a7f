import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ArrowUpIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { below } from '../../design/theme/tokens.ts';
import { Chip } from '../../design/ui/StatusChip.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { formatAmount } from '../../money/decimal.ts';
import { LevelName, noGrade, useOtherLevelName } from './levels.tsx';
import type { TeamHomeQuery } from './team.generated.ts';
import { shownCount } from './words.ts';

const phone = `@media ${below.tablet}`;

type Team = TeamHomeQuery['team'];

const Hint = styled('p')({ ...text.dense, color: color.ink.secondary, marginBottom: 8 });

const Rank = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'center',
  gap: '8px 16px',
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
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
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  textAlign: 'end',
  color: color.ink.secondary,
  '& dt': { ...text.label, fontWeight: 400 },
  '& dd': { color: color.ink.primary },
  [phone]: { textAlign: 'start' },
  '& dd[data-missing="true"]': { color: color.warning.main, fontWeight: 500 },
});

const Start = styled('div')({
  ...text.dense,
  color: color.ink.secondary,
  textAlign: 'end',
  [phone]: { textAlign: 'start' },
});

/** The requirements of a rank; for the next one, how much is missing. */
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
  const otherName = useOtherLevelName();
  const ranks = [...team.ladder].reverse();
  // Compares as neither above nor below any rank.
  const own = team.level ?? Number.NaN;
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
  const qualified = team.qualifyingNeedsIdentity === true ? 'ranks.qualifiedVerified' : 'ranks.qualified';
  return (
    <Card as="div">
      {team.level !== null && (
        <Hint>{team.ladder.some(({ level }) => level > own) ? t('ranks.hint') : t('ranks.top')}</Hint>
      )}
      {team.qualifyingValue !== null && (
        <Hint>{t(qualified, { amount: formatAmount(team.qualifyingValue) })}</Hint>
      )}
      <ol aria-label={t('ranks.label')} reversed>
        {ranks.map(({ level, directMembers, teamMembers }) => (
          <Rank key={level} aria-current={level === own ? 'step' : undefined}>
            {nameOf(level)}
            <Needs>
              <Need
                name={t('ranks.direct')}
                have={team.qualifiedDirectMembers ?? 0}
                need={directMembers}
                isNext={level === own + 1 && team.qualifiedDirectMembers !== null}
              />
              <Need
                name={t('ranks.team')}
                have={team.qualifiedTeamMembers ?? 0}
                need={teamMembers}
                isNext={level === own + 1 && team.qualifiedDirectMembers !== null}
              />
            </Needs>
          </Rank>
        ))}
        <Rank aria-current={own === noGrade ? 'step' : undefined}>
          {nameOf(noGrade)}
          <Start>{t('ranks.start')}</Start>
        </Rank>
      </ol>
    </Card>
  );
}
