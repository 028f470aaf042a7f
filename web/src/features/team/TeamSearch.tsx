import { useApolloClient } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, focusRing } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import { usePages } from '../../orders/records/usePages.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { searchMembers, type TeamMember } from './members.ts';
import { PagedMembers } from './PagedMembers.tsx';
import { teamPath } from './paths.ts';
import { TeamSearchDocument } from './team.generated.ts';

const Found = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '6px 8px',
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.surface.inset },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
});

export interface TeamSearchProps {
  /** Not empty. */
  userName: string;
}

/** Members of the team whose user name starts with a text; each links to its branch. */
export function TeamSearch({ userName }: TeamSearchProps) {
  const { t } = useTranslation('team');
  const client = useApolloClient();
  const { pages } = usePages<TeamMember>(userName, ({ after }) => searchMembers(client, userName, after), {
    place: useSavedRows(TeamSearchDocument),
  });
  return (
    <PagedMembers
      pages={pages}
      label={t('search.results')}
      more={t('search.more')}
      empty={<EmptyState title={t('search.none')} hint={t('search.noneHint')} />}
    >
      {(member) => (
        <Found to={teamPath({ member: member.id })}>
          <MemberFacts member={member} showsGeneration />
        </Found>
      )}
    </PagedMembers>
  );
}
