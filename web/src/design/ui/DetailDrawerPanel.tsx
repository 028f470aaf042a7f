import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/actions.tsx';
import { color, text } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import type { DetailDrawerPanelProps } from './DetailDrawer.tsx';
import { useIsPhone } from './useWidth.ts';

const Head = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 12px 12px 20px',
  backgroundColor: color.surface.raised,
  borderBottom: `1px solid ${color.line.soft}`,
  '& h2': text.section,
});

const Body = styled('div')({
  padding: 20,
  display: 'grid',
  gap: 20,
  paddingBottom: 'max(20px, env(safe-area-inset-bottom))',
});

export function DetailDrawerPanel({ open, title, onClose, children }: DetailDrawerPanelProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const titleId = useId();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={isPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          style: isPhone
            ? { maxHeight: '88dvh', borderRadius: `${radius.card}px ${radius.card}px 0 0` }
            : { width: 'min(460px, 100vw)' },
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton onClick={onClose} aria-label={t('actions.close')}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Drawer>
  );
}
