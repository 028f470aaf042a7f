import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../data/graphql/report.ts';
import { color } from '../design/theme/css.ts';
import { radius } from '../design/theme/tokens.ts';
import { BusyButton } from '../design/ui/BusyButton.tsx';
import { Notice } from '../design/ui/Notice.tsx';
import { SectionTitle } from '../design/ui/surface.tsx';
import { useAction } from '../forms/useAction.ts';

const Frame = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& > img': {
    maxWidth: '100%',
    height: 'auto',
    border: `1px solid ${color.line.soft}`,
    borderRadius: radius.control,
  },
});

/** A picture as the platform keeps it, in a data URL. */
interface Picture {
  readonly image: string;
  readonly width: number;
  readonly height: number;
}

export interface SentPictureProps {
  /** What it is a picture of. */
  title: string;
  /** Null where it is no longer there. */
  load: (signal: AbortSignal) => Promise<Picture | null>;
}

/** The picture that was sent with an order: loaded on request and never cached. */
export function SentPicture({ title, load }: SentPictureProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ readonly picture: Picture | null } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const show = useAction(async () => {
    const { signal } = (abort.current = new AbortController());
    setShown({ picture: await load(signal) });
  });
  return (
    <Frame>
      <SectionTitle as="h3">{title}</SectionTitle>
      {shown === null && (
        <BusyButton
          variant="outlined"
          isBusy={show.isRunning}
          label={t('picture.show')}
          busyLabel={t('picture.loading')}
          onClick={() => void show.run()}
        />
      )}
      {show.error !== null && show.error !== undefined && (
        <Notice tone="danger" role="alert">
          {errorText(show.error)}
        </Notice>
      )}
      {shown !== null &&
        (shown.picture === null ? (
          <Notice tone="info" role="status">
            {t('picture.none')}
          </Notice>
        ) : (
          <img
            src={shown.picture.image}
            width={shown.picture.width}
            height={shown.picture.height}
            alt={title}
          />
        ))}
    </Frame>
  );
}
