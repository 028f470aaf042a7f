import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { color, text } from '../../design/theme/css.ts';
import { radius } from '../../design/theme/tokens.ts';
import { CopyButton } from '../../design/ui/CopyButton.tsx';
import { Actions, Card, SectionTitle } from '../../design/ui/surface.tsx';
import { useQuickActions } from '../../extension-points/quickActions.ts';

const Frame = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  backgroundColor: color.accent.tint,
  borderColor: color.accent.line,
  '& > div:first-of-type': { flex: '1 1 300px', minWidth: 0 },
  '& > div:first-of-type > p': { ...text.dense, color: color.ink.secondary, maxWidth: 560 },
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

/** How the first credits come in: what a member who holds none can do next. */
export function StartPanel({ userName }: { userName: string }) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const actions = useQuickActions().filter(({ direction }) => direction === 'in');
  return (
    <Frame>
      <div>
        <SectionTitle>{t('start.title')}</SectionTitle>
        <p>{t('start.hint')}</p>
      </div>
      <Actions>
        <Name>
          <div>
            <small>{t('start.userName')}</small>
            <strong>{userName}</strong>
          </div>
          <CopyButton text={userName} label={t('start.userName')} />
        </Name>
        {actions.map(({ path, label }) => (
          <Button key={path} component={Link} to={path} size="large">
            {t(`shell:${label}`)}
          </Button>
        ))}
      </Actions>
    </Frame>
  );
}
