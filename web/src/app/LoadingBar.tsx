import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { color } from '../design/theme/css.ts';
import { useDelayed } from '../time/useDelayed.ts';
import { isScreenLoading, subscribeToScreenLoads } from './lazyScreen.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 2000,
  height: 2,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    backgroundColor: color.accent.main,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
});

/** A thin line at the top while the next screen is on its way; the screen before stays below it. */
export function LoadingBar() {
  const isLoading = useSyncExternalStore(subscribeToScreenLoads, isScreenLoading);
  return useDelayed(isLoading) ? <Bar aria-hidden /> : null;
}
