import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { color, tabular, text } from '../../design/theme/css.ts';
import { below, breakpoints } from '../../design/theme/tokens.ts';
import { LinkToShare } from '../../design/ui/LinkToShare.tsx';
import { Card } from '../../design/ui/surface.tsx';
import { invitationLink } from '../member/index.ts';
import { LevelName } from './levels.tsx';
import type { TeamHomeQuery } from './team.generated.ts';
import { shownCount } from './words.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  [`@media (min-width: ${breakpoints.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

const Figures = styled('dl')({
  display: 'grid',
  gap: 16,
  alignContent: 'space-evenly',
  height: '100%',
  [`@media ${below.desktop}`]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  },
  '& dt': { ...text.label, color: color.ink.secondary },
  '& dd': { ...text.title, ...tabular, overflowWrap: 'break-word' },
});

/** The member's place in figures, and what to send to those who are invited. */
export function Summary({ team }: { team: TeamHomeQuery['team'] }) {
  const { t } = useTranslation(['team', 'common']);
  const product = t('common:product.name');
  return (
    <Columns>
      <Card as="div">
        <Figures>
          {team.teamMembers !== null && (
            <div>
              <dt>{t('summary.team')}</dt>
              <dd>{shownCount(team.teamMembers)}</dd>
            </div>
          )}
          {team.directMembers !== null && (
            <div>
              <dt>{t('summary.direct')}</dt>
              <dd>{shownCount(team.directMembers)}</dd>
            </div>
          )}
          {team.level !== null && (
            <div>
              <dt>{t('summary.rank')}</dt>
              <dd>
                <LevelName level={team.level} />
              </dd>
            </div>
          )}
        </Figures>
      </Card>
      {team.referralId !== null && (
        <Card as="div">
          <LinkToShare
            title={t('summary.invite')}
            hint={t('summary.hint')}
            code={{ label: t('summary.referralId'), text: team.referralId }}
            link={{ label: t('summary.link'), text: invitationLink(team.referralId, window.location.href) }}
            share={{ label: t('summary.share'), text: t('summary.message', { product }) }}
            qr={t('summary.qr')}
          />
        </Card>
      )}
    </Columns>
  );
}
