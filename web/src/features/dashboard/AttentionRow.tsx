import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../components/icons/actions.tsx';
import { LinkRow, Row } from '../../components/Rows.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { UrgentEvent } from './useUrgentEvents.ts';

/** Its cross stands on the edge of the column, as figures do. */
const DismissButton = styled(IconButton)({ flexShrink: 0, marginInlineEnd: -10 });

export interface AttentionRowProps {
  event: UrgentEvent;
  /** Null where it cannot be dismissed. */
  onDismiss: (() => void) | null;
}

/** An event that asks for something: what happened, what can be done, and a way to dismiss it. */
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
  // Where there is nothing else to press, all of it leads there.
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
