import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, tabular, text, wholeWords } from '../../design/theme/css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDate } from '../../time/time.ts';
import { LevelBadge } from './levels.tsx';
import type { TeamMember } from './members.ts';
import { shownCount } from './words.ts';

const Frame = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  flex: 1,
  minWidth: 0,
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', ...wholeWords },
  '& > p:first-of-type': { ...text.dense, fontWeight: 500 },
  '& > p:last-of-type': { ...text.label, ...tabular, fontWeight: 400, color: color.ink.secondary },
  '& strong': { fontWeight: 500, color: color.ink.primary },
});

export interface MemberFactsProps {
  member: TeamMember;
  /** Whether to show the number of invitations in between; a tree shows it by indentation. */
  showsGeneration?: boolean;
}

/** A member in a row: name and rank, the size of the branch, and when the member joined. */
export function MemberFacts({ member, showsGeneration = false }: MemberFactsProps) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const { userName, level, joinedAt, generation, directMembers, teamMembers } = member;
  return (
    <Frame>
      <p>
        <span translate="no">{userName}</span>
        {level !== null && <LevelBadge level={level} />}
      </p>
      <p>
        {teamMembers !== null && (
          <strong>{t('size', { count: teamMembers, shown: shownCount(teamMembers) })}</strong>
        )}
        {directMembers !== null && (
          <span>{t('direct', { count: directMembers, shown: shownCount(directMembers) })}</span>
        )}
        {showsGeneration && generation !== null && (
          <span>{t('generation', { shown: shownCount(generation) })}</span>
        )}
        {joinedAt !== null && <span>{t('joined', { date: formatDate(new Date(joinedAt), locale) })}</span>}
      </p>
    </Frame>
  );
}
