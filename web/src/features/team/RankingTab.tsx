import { useApolloClient } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, tabular, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { Card } from '../../design/ui/surface.tsx';
import { useSavedRows } from '../../orders/records/savedRows.ts';
import { usePages } from '../../orders/records/usePages.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { loadInvited, type TeamMember } from './members.ts';
import { PagedMembers } from './PagedMembers.tsx';
import { TeamMembersDocument } from './team.generated.ts';
import { shownCount } from './words.ts';

const Branch = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px 8px',
  padding: '10px 0',
  '& > b': {
    ...text.dense,
    ...tabular,
    fontWeight: 600,
    color: color.ink.secondary,
    textAlign: 'end',
    paddingInlineEnd: 8,
  },
});

/** The size of the branch relative to the largest. Decorative, since the figures show it too. */
const Bar = styled('div')({
  gridColumn: 2,
  height: 4,
  borderRadius: radius.full,
  backgroundColor: color.surface.inset,
  '& > div': { height: '100%', borderRadius: 'inherit', backgroundColor: color.accent.main },
});

const Hint = styled('p')({ ...text.dense, color: color.ink.secondary, marginBottom: 8 });

/** The branches of the direct members, the largest first. */
export function RankingTab() {
  const { t } = useTranslation('team');
  const client = useApolloClient();
  const { pages } = usePages<TeamMember>('SIZE', ({ after }) => loadInvited(client, null, 'SIZE', after), {
    place: useSavedRows(TeamMembersDocument),
  });
  const largest = Math.max(1, pages.rows[0]?.teamMembers ?? 0);
  return (
    <Card as="div">
      <Hint>{t('ranking.hint')}</Hint>
      <PagedMembers pages={pages} label={t('ranking.label')} more={t('ranking.more')} empty={null}>
        {(member, index) => (
          <Branch>
            <b>{shownCount(index + 1)}</b>
            <MemberFacts member={member} />
            <Bar aria-hidden>
              <div style={{ width: `${Math.min(100, (100 * (member.teamMembers ?? 0)) / largest)}%` }} />
            </Bar>
          </Branch>
        )}
      </PagedMembers>
    </Card>
  );
}
