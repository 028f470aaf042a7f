import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../design/icons/actions.tsx';
import { LinkRow, Row } from '../../design/ui/Rows.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import type { UrgentEvent } from './useUrgentEvents.ts';

/** Aligns its cross with the edge of the column, like figures. */
const DismissButton = styled(IconButton)({ flexShrink: 0, marginInlineEnd: -10 });

export interface AttentionRowProps {
  event: UrgentEvent;
  /** Null where it cannot be dismissed. */
  onDismiss: (() => void) | null;
}

/** An event that needs attention: what happened, an action, and a dismiss button. */
export function AttentionRow({ event, onDismiss }: AttentionRowProps) {
  const { t } = useTranslation('notices');
  const { title, icon, attention } = event;
  const { action, to, hint } = attention;
  const words = {
    label: title,
    icon,
    tone: event.tone === 'neutral' || event.tone === 'positive' ? undefined : event.tone,
    ...(hint !== undefined && { hint }),
  };
  // Without any other control the whole row is the link.
  if (action === undefined && onDismiss === null) return <LinkRow {...words} to={to} />;
  const dismiss = t('dismiss', { line: title });
  return (
    <Row
      {...words}
      to={action === undefined ? to : undefined}
      action={
        action === undefined
          ? undefined
          : (labelId) => (
              <TextLink to={to} aria-describedby={labelId}>
                {action}
              </TextLink>
            )
      }
      control={() =>
        onDismiss !== null && (
          <DismissButton aria-label={dismiss} title={dismiss} onClick={onDismiss}>
            <CloseIcon />
          </DismissButton>
        )
      }
    />
  );
}
