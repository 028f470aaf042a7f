import { styled } from '@mui/material/styles';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asPortalError } from '../../data/graphql/errors.ts';
import { errorText } from '../../data/graphql/report.ts';
import { color, text } from '../../design/theme/css.ts';
import { below } from '../../design/theme/tokens.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Card } from '../../design/ui/surface.tsx';
import type { Action } from '../../forms/useAction.ts';

const Bar = styled(Card)({
  display: 'grid',
  gap: 12,
  '& > p': { ...text.dense, color: color.ink.secondary },
  [`@media ${below.desktop}`]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    padding: '12px 24px',
    borderWidth: '1px 0 0',
    borderRadius: 0,
    // A refusal takes a full row at the top.
    '& > [role="alert"]': { gridColumn: '1 / -1', order: -1 },
  },
  [`@media ${below.tablet}`]: {
    gridTemplateColumns: '1fr',
    gap: 8,
    padding: '12px 16px',
  },
});

export interface ConsentProps {
  accept: Action<[]>;
  /** Called when it unmounts while it contains the focus. */
  onFocusLost: () => void;
}

/** What accepting means, why it failed, and the button. */
export function ConsentParts({ accept }: Pick<ConsentProps, 'accept'>) {
  const { t } = useTranslation('terms');
  const { error, isRunning } = accept;
  return (
    <>
      <p>{t('accept.meaning')}</p>
      {error !== null && error !== undefined && (
        <Notice tone="danger" title={errorText(error)} role="alert">
          {asPortalError(error).mayHaveMoved ? t('accept.unknown') : t('accept.failed')}
        </Notice>
      )}
      <BusyButton
        size="large"
        isBusy={isRunning}
        label={t('accept.action')}
        busyLabel={t('accept.sending')}
        onClick={() => void accept.run()}
      />
    </>
  );
}

/** Asks for consent to the terms and explains it. */
export function Consent({ accept, onFocusLost }: ConsentProps) {
  const { t } = useTranslation('terms');
  const bar = useRef<HTMLElement>(null);
  const leave = useEffectEvent((gone: HTMLElement | null) => {
    if (gone?.contains(document.activeElement) === true) onFocusLost();
  });
  useLayoutEffect(() => {
    const here = bar.current;
    return () => leave(here);
  }, []);
  return (
    <Bar as="section" ref={bar} aria-label={t('accept.label')}>
      <ConsentParts accept={accept} />
    </Bar>
  );
}
