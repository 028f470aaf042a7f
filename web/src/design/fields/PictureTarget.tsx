import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { fileTypes, formatBytes } from '../../browser/picture.ts';
import { color, text } from '../theme/css.ts';
import { useIsPhone } from '../ui/useWidth.ts';
import type { InputProps } from './Field.tsx';
import { takeChosenFile } from './pictureEvents.ts';
import { PicturePreview } from './PicturePreview.tsx';
import type { PictureChoice } from './usePictureChoice.ts';

/** The visible target; the transparent input covers it. */
const Pick = styled('div')({
  position: 'relative',
  flex: '1 1 200px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  '& > input:disabled': { cursor: 'not-allowed' },
  // Camera file names are long; two lines distinguish them.
  '& strong': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
});

interface PictureTargetProps {
  name: string;
  picture: File | null;
  choice: PictureChoice;
  /** Text while a file is prepared, or null. */
  preparing: string | null;
  inputProps: InputProps;
  inputRef: Ref<HTMLInputElement>;
}

/** The preview and the name of the picture, covered by the input that chooses one. */
export function PictureTarget({
  name,
  picture,
  choice,
  preparing,
  inputProps,
  inputRef,
}: PictureTargetProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const chosenId = useId();
  return (
    <Pick>
      <PicturePreview
        picture={picture}
        onBroken={() => {
          if (picture !== null) choice.refuse(picture);
        }}
      />
      <span id={chosenId}>
        <strong>{preparing ?? picture?.name ?? t('picture.choose')}</strong>
        <small>
          {picture === null
            ? t(isPhone ? 'picture.fromPhone' : 'picture.dropOrPaste')
            : `${formatBytes(picture.size)} · ${t('picture.replace')}`}
        </small>
      </span>
      <input
        {...inputProps}
        aria-busy={choice.pending !== null}
        aria-describedby={[inputProps['aria-describedby'], chosenId].filter(Boolean).join(' ')}
        ref={inputRef}
        type="file"
        name={name}
        accept={fileTypes}
        onChange={(event) => choice.take(takeChosenFile(event.target))}
      />
    </Pick>
  );
}
