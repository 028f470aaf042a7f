import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../browser/online.ts';
import { OfflineIcon } from '../design/icons/status.tsx';
import { color, text } from '../design/theme/css.ts';
import { below, layout, radius } from '../design/theme/tokens.ts';
import { useIsNavigating } from '../screens/PortalRouter.tsx';
import { isScreenLoading, subscribeToScreenLoads } from './lazyScreen.ts';

const Place = styled('div')({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: 1400,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  // Below the header of a phone: at its lower edge are the buttons that go on.
  [`@media ${below.tablet}`]: { top: layout.header + 8, bottom: 'auto' },
});

const Note = styled('p')({
  ...text.dense,
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  border: `1px solid ${color.warning.line}`,
  borderRadius: radius.control,
  color: color.ink.primary,
  backgroundColor: color.warning.tint,
  boxShadow: color.float,
  '& > svg': { color: color.warning.main },
});

/** Reports at once that the next screen cannot load while offline; the current screen stays below. */
export function OfflineNote() {
  const { t } = useTranslation();
  const isLoading = useSyncExternalStore(subscribeToScreenLoads, isScreenLoading);
  const isUnderWay = useIsNavigating();
  const isOnline = useOnline();
  return (
    <Place role="status">
      {isUnderWay && isLoading && !isOnline && (
        <Note>
          <OfflineIcon />
          {t('states.screenOffline')}
        </Note>
      )}
    </Place>
  );
}
