import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../components/CopyLine.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { ShareButton } from '../../components/ShareButton.tsx';
import { Card, SectionTitle } from '../../components/surface.tsx';
import { color, tabular, text } from '../../theme/css.ts';
import { below, breakpoints } from '../../theme/tokens.ts';
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
    gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  },
  '& dt': { ...text.label, color: color.ink.secondary },
  '& dd': { ...text.title, ...tabular, overflowWrap: 'break-word' },
});

const Invitation = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  '& > div': { flex: '1 1 260px', display: 'grid', gap: 8, alignContent: 'start', minWidth: 0 },
  '& p': { ...text.dense, color: color.ink.secondary },
});

/** The member's place in figures, and what to send to those who are invited. */
export function Summary({ team }: { team: TeamHomeQuery['team'] }) {
  const { t } = useTranslation(['team', 'common']);
  const link = invitationLink(team.referralId, window.location.href);
  const product = t('common:product.name');
  return (
    <Columns>
      <Card as="div">
        <Figures>
          <div>
            <dt>{t('summary.team')}</dt>
            <dd>{shownCount(team.teamMembers)}</dd>
          </div>
          <div>
            <dt>{t('summary.direct')}</dt>
            <dd>{shownCount(team.directMembers)}</dd>
          </div>
          <div>
            <dt>{t('summary.rank')}</dt>
            <dd>
              <LevelName level={team.level} />
            </dd>
          </div>
        </Figures>
      </Card>
      <Card as="div">
        <Invitation>
          <div>
            <SectionTitle>{t('summary.invite')}</SectionTitle>
            <p>{t('summary.hint')}</p>
            <p>{t('summary.referralId')}</p>
            <CopyLine text={team.referralId} label={t('summary.referralId')} />
            <p>{t('summary.link')}</p>
            <CopyLine text={link} label={t('summary.link')} />
            <ShareButton text={t('summary.message', { product })} url={link}>
              {t('summary.share')}
            </ShareButton>
          </div>
          <QrCode text={link} label={t('summary.qr')} />
        </Invitation>
      </Card>
    </Columns>
  );
}
