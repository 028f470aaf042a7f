import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/Notice.tsx';
import { ContactSupport } from '../support/ContactSupport.tsx';
import { color, text } from '../theme/css.ts';
import { ClosedUntil, type ClosedUntilProps } from './ClosedUntil.tsx';
import type { Pause } from './usePause.tsx';

export interface PausedProps extends Pause, Pick<ClosedUntilProps, 'onDue'> {
  /** What is closed, in words. */
  title: string;
  /** What the member can do in the meantime. */
  children?: ReactNode;
}

/** The content of `PauseNotice`, with the texts `pause`. */
export function Paused({ title, until, reason, onDue, children }: PausedProps) {
  const { t } = useTranslation('pause');
  return (
    <ClosedUntil
      until={until}
      onDue={onDue}
      words={{
        title,
        why: t(`reasons.${reason ?? 'OTHER'}`),
        opening: t('opening'),
        at: t('opens'),
        atLocal: t('opensLocal'),
      }}
    >
      <p style={{ ...text.dense, color: color.ink.secondary }}>{t('byItself')}</p>
      {reason === 'SECURITY_CHANGE' && (
        <Notice tone="warning">
          {t('notYou')} <ContactSupport />
        </Notice>
      )}
      {children}
    </ClosedUntil>
  );
}
