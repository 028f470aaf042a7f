import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLazyImport } from '../../browser/lazyImport.ts';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { CopyButton } from '../../design/ui/CopyButton.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { Card, SectionTitle } from '../../design/ui/surface.tsx';
import { loadMemberSteps } from '../help/index.ts';

const Frame = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  backgroundColor: color.accent.tint,
  borderColor: color.accent.line,
});

const Receive = styled('footer')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingTop: 16,
  borderTop: `1px solid ${color.accent.line}`,
  color: color.ink.secondary,
  '& > p': { flex: '1 1 220px', maxWidth: 420 },
});

const Name = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  padding: '6px 6px 6px 14px',
  border: `1px solid ${color.accent.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface.card,
  '& small': { ...text.label, color: color.ink.secondary },
  '& strong': { ...text.body, fontWeight: 600, overflowWrap: 'break-word' },
  '& > div': { display: 'grid', minWidth: 0 },
});

/** The way in for a member who holds no credits: the first steps, and what others need to transfer to them. */
export function StartPanel({ userName }: { userName: string }) {
  const { t } = useTranslation('dashboard');
  const steps = useLazyImport(loadMemberSteps, true);
  return (
    <Frame>
      <SectionTitle>{t('start.title')}</SectionTitle>
      {steps === null ? <SkeletonRows count={7} height={52} /> : <steps.MemberSteps />}
      <Receive>
        <p>{t('start.hint')}</p>
        <Name>
          <div>
            <small>{t('start.userName')}</small>
            <strong>{userName}</strong>
          </div>
          <CopyButton text={userName} label={t('start.userName')} />
        </Name>
      </Receive>
    </Frame>
  );
}
