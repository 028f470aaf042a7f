import { styled } from '@mui/material/styles';
import { isChineseNational } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { RankName } from '../../catalog/RankName.tsx';
import type { Member } from '../../data/overview/overview.tsx';
import { color, tabular, text } from '../../design/theme/css.ts';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { countryName } from '../../i18n/countryName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatDate } from '../../time/time.ts';
import { monogramSize, ProfileHead } from './layout.tsx';

const Monogram = styled('span')({
  ...text.title,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: monogramSize,
  height: monogramSize,
  borderRadius: 999,
  color: color.accent.main,
  backgroundColor: color.accent.tint,
  border: `1px solid ${color.accent.line}`,
});

const Figures = styled('span')(tabular);
const Quiet = styled('span')({ color: color.ink.secondary, fontWeight: 400 });

/** Level of members without a rank, shown as 'No grade' (spec §3). */
const noGrade = -1;

/** The number of a rank, and its name. */
function Rank({ level }: { level: NonNullable<Member['level']> }) {
  const { t } = useTranslation('member');
  if (level.number === noGrade) return <Quiet>{t('profile.noGrade')}</Quiet>;
  return (
    <>
      <Figures>{level.number}</Figures>
      <Quiet>{' · '}</Quiet>
      <RankName englishName={level.englishName} chineseName={level.chineseName} />
    </>
  );
}

export function ProfileSection({ member }: { member: Member }) {
  const { t } = useTranslation('member');
  const locale = useLocale();
  return (
    <ScreenSection title={t('profile.title')} hint={t('profile.hint')}>
      <ProfileHead>
        <Monogram aria-hidden>{member.userName.slice(0, 1).toUpperCase()}</Monogram>
        <div>
          <p>{t('profile.userName')}</p>
          <p translate="no">{member.userName}</p>
        </div>
      </ProfileHead>
      <DetailList
        spacing="rows"
        details={[
          { label: t('profile.nationality'), value: countryName(member.countryCode, locale) },
          {
            label: t('profile.email'),
            value: member.maskedEmail ?? <Quiet>{t('profile.noEmail')}</Quiet>,
          },
          {
            label: t('profile.userId'),
            value: <Figures>{member.id}</Figures>,
            copy: member.id,
          },
          {
            label: t(`profile.identityNumber.${isChineseNational(member.countryCode) ? 'card' : 'document'}`),
            value:
              member.identity === null ? (
                <Quiet>{t('profile.identityNumber.none')}</Quiet>
              ) : (
                <Figures translate="no">{member.identity.maskedNumber}</Figures>
              ),
          },
          { label: t('profile.rank'), value: member.level && <Rank level={member.level} /> },
          {
            label: t('profile.memberSince'),
            value: member.registeredAt !== null && (
              <time dateTime={member.registeredAt} style={tabular}>
                {formatDate(new Date(member.registeredAt), locale)}
              </time>
            ),
          },
        ]}
      />
    </ScreenSection>
  );
}
