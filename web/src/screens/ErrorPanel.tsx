import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onPageReturn } from '../browser/onPageReturn.ts';
import { asPortalError, isNotImplemented } from '../data/graphql/errors.ts';
import { errorText } from '../data/graphql/report.ts';
import { ErrorIcon } from '../design/icons/status.tsx';
import { color, text } from '../design/theme/css.ts';
import { CopyButton } from '../design/ui/CopyButton.tsx';
import { EmptyState } from '../design/ui/EmptyState.tsx';
import { SupportForRequest } from '../support/ContactSupport.tsx';

const RequestLine = styled('p')({
  ...text.label,
  fontWeight: 400,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: 12,
  color: color.ink.secondary,
  overflowWrap: 'anywhere',
});

export interface ErrorPanelProps {
  error: unknown;
  onRetry: () => void;
  title?: string;
}

/** Retries automatically once the connection may be back, if that was the cause. */
function useRetryOnline(isLost: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(() => {
    if (navigator.onLine) onRetry();
  });
  useEffect(() => (isLost ? onPageReturn(() => retry()) : undefined), [isLost]);
}

/**
 * Replaces content that failed to load: the reason, the request ID for support, and a retry button. After a lost
 * connection it retries as soon as that is back. A service that the platform does not have shows the reason alone.
 */
export function ErrorPanel({ error, onRetry, title }: ErrorPanelProps) {
  const { t } = useTranslation();
  const { requestId, code } = asPortalError(error);
  useRetryOnline(code === 'NETWORK_LOST', onRetry);
  if (isNotImplemented(error)) {
    return (
      <div role="status">
        <EmptyState icon={<ErrorIcon size={32} />} title={errorText(error)} />
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<ErrorIcon size={32} />}
        title={title ?? t('states.loadFailed')}
        hint={errorText(error)}
        action={
          <>
            <Button variant="outlined" onClick={onRetry}>
              {t('actions.tryAgain')}
            </Button>
            {requestId !== null && (
              <RequestLine>
                {`${t('states.requestId')}: ${requestId}`}
                <CopyButton text={requestId} label={t('states.requestId')} />
                <SupportForRequest error={error} />
              </RequestLine>
            )}
          </>
        }
      />
    </div>
  );
}
