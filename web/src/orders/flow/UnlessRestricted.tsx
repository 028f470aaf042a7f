import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { RestrictionNotice } from './RestrictionNotice.tsx';
import { useRestriction, useRestrictionsSettled, type OperationName } from './useRestriction.ts';

export interface UnlessRestrictedProps {
  /** What the form sends. */
  operation: OperationName;
  /** What a pause closes, in words. */
  title: string;
  /** Closes the notice, if there is something to return to. */
  onCancel?: () => void;
  /** A form outside a money flow that decides where credits go later. */
  children: ReactNode;
}

/** Shows a form, or why its operation is closed to the member. */
export function UnlessRestricted({ operation, title, onCancel, children }: UnlessRestrictedProps) {
  const { t } = useTranslation();
  const restriction = useRestriction([operation]);
  const isSettled = useRestrictionsSettled();
  if (!isSettled) return <SkeletonRows count={3} height={72} gap={16} />;
  if (restriction === null) return children;
  return (
    <RestrictionNotice restriction={restriction} title={title}>
      {onCancel && (
        <Button variant="outlined" onClick={onCancel}>
          {t('actions.back')}
        </Button>
      )}
    </RestrictionNotice>
  );
}
