import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color, text } from '../design/theme/css.ts';
import { radius } from '../design/theme/tokens.ts';
import { watchCamera } from './camera.ts';
import type texts from './texts/en-US.json';

declare module '../i18n/resources.ts' {
  interface SharedTexts {
    /** Reading QR codes. */
    scan: typeof texts;
  }
}

const Frame = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 16,
  '& video': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: radius.control,
    backgroundColor: color.surface.inset,
  },
  '& p': { ...text.dense, color: color.ink.secondary },
});

export interface ScannerProps {
  /** Parses a scanned text; null if it is something else. */
  read: (text: string) => string | null;
  onRead: (value: string) => void;
}

/** The camera's picture, until it shows a QR code of the right kind. */
export function Scanner({ read, onRead }: ScannerProps) {
  const { t } = useTranslation('scan');
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'looking' | 'other' | 'failed'>('looking');
  const take = useEffectEvent((text: string): boolean => {
    const value = read(text);
    if (value === null) setState('other');
    else onRead(value);
    return value !== null;
  });
  useEffect(() => {
    if (player.current === null) return;
    return watchCamera(player.current, {
      onText: (text) => take(text),
      onFailure: () => setState('failed'),
    });
  }, []);
  return (
    <Frame>
      {state !== 'failed' && <video ref={player} muted playsInline aria-label={t('picture')} />}
      <p role="status">{t(state)}</p>
    </Frame>
  );
}
