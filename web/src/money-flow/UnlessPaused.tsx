import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { Actions } from '../components/surface.tsx';
import { useOutgoingPause } from './usePause.tsx';

export interface UnlessPausedProps {
  /** What is closed during a pause, in words. */
  title: string;
  /** Closes the notice, where there is something to return to. */
  onCancel?: () => void;
  /** A form outside a money flow that decides where credits go later. */
  children: ReactNode;
}

/** Shows a form, or the notice of the pause that closes it. */
export function UnlessPaused({ title, onCancel, children }: UnlessPausedProps) {
  const { t } = useTranslation();
  const { notice, isSettled } = useOutgoingPause(
    title,
    onCancel && (
      <Actions>
        <Button variant="outlined" onClick={onCancel}>
          {t('actions.back')}
        </Button>
      </Actions>
    ),
  );
  if (!isSettled) return <SkeletonRows count={3} height={72} gap={16} />;
  return notice ?? children;
}
