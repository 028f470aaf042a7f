import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileTypes, formatBytes, maxPhotoBytes, pictureTypes } from '../../lib/picture.ts';
import { useDelayed } from '../../lib/useDelayed.ts';
import { useIsPhone } from '../../lib/useWidth.ts';
import { color, focusRing, text, visuallyHidden } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import { CameraIcon, DeleteIcon } from '../icons/actions.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { usePreventStrayDrops, usePastedPicture } from './pictureEvents.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { usePictureChoice, type Drawing } from './usePictureChoice.ts';

const Frame = styled('div')({
  ...text.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '8px 12px 8px 8px',
  border: `1px dashed ${color.line.control}`,
  borderRadius: radius.control,
  '&[data-filled="true"]': { borderStyle: 'solid' },
  '&[data-over="true"]': { borderColor: color.accent.main, backgroundColor: color.accent.tint },
  '&[data-invalid="true"]': { borderColor: color.danger.main },
  '&[data-disabled="true"]': { backgroundColor: color.surface.inset },
  // The whole picture, above what is said of it.
  '&[data-large="true"]': {
    padding: 8,
    '& > div': { flexBasis: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > div > span:first-of-type': {
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
      width: '100%',
      height: 'clamp(160px, 30vh, 260px)',
    },
    '& > div > span:first-of-type > img': { objectFit: 'contain' },
    '& > div > span + span': { paddingInline: 4 },
  },
  '&:hover': { borderColor: color.ink.muted },
  '&:has(input:focus-visible)': focusRing,
});

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
  // Camera file names are long; two lines tell them apart.
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

const Said = styled('p')(visuallyHidden);

export interface PictureFieldProps extends FieldProps {
  name: string;
  picture: File | null;
  /** Called with valid pictures only; others are rejected with a message. */
  onChange: (picture: File | null) => void;
  /** Draws a chosen file anew; the picture is then shown large, because it is looked at before it is sent. */
  draw?: Drawing;
  /** What else can be done with the picture. */
  tools?: ReactNode;
}

/** A picture input: choose, drop, paste, or take a photo on a phone. Checks the file's content; the platform checks again. */
export function PictureField({ name, picture, onChange, draw, tools, ...field }: PictureFieldProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isOver, setOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  const isDisabled = field.disabled === true;

  const { refused, pending, take, refuse, remove } = usePictureChoice(isDisabled, onChange, draw);
  // Most are there at once.
  const showsPending = useDelayed(pending !== null);
  usePastedPicture(frame, take);
  usePreventStrayDrops();

  const takeFrom = (chooser: HTMLInputElement) => {
    take(chooser.files?.[0]);
    // Resetting allows choosing the same file again after it changed.
    chooser.value = '';
  };

  const preparing = showsPending && pending !== null ? t('picture.preparing', { name: pending.name }) : null;
  const problem =
    refused === null
      ? undefined
      : t(`picture.${refused.why}`, {
          name: refused.file.name,
          size: formatBytes(refused.file.size),
          most: formatBytes(maxPhotoBytes),
        });
  const chosen = picture === null ? '' : `${picture.name}, ${formatBytes(picture.size)}`;
  return (
    <Field
      {...field}
      error={pending === null ? (problem ?? field.error) : undefined}
      hint={field.hint ?? t('picture.rule', { most: formatBytes(maxPhotoBytes) })}
      unframed
      below={
        <Said role="status">
          {preparing ?? problem ?? (chosen === '' ? '' : t('picture.chosen', { name: chosen }))}
        </Said>
      }
    >
      {(inputProps) => (
        <Frame
          ref={frame}
          data-picture-field
          data-filled={picture !== null}
          data-large={draw !== undefined && picture !== null}
          data-over={isOver}
          data-invalid={inputProps['aria-invalid']}
          data-disabled={isDisabled}
          onDragOver={() => setOver(!isDisabled)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          <Pick>
            <PicturePreview
              picture={picture}
              onBroken={() => {
                if (picture !== null) refuse(picture);
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
              aria-busy={pending !== null}
              aria-describedby={[inputProps['aria-describedby'], chosenId].filter(Boolean).join(' ')}
              ref={input}
              type="file"
              name={name}
              accept={fileTypes}
              onChange={(event) => takeFrom(event.target)}
            />
          </Pick>
          {isPhone && picture === null && (
            <>
              <Button
                variant="outlined"
                size="small"
                startIcon={<CameraIcon size={18} />}
                disabled={isDisabled}
                onClick={() => camera.current?.click()}
              >
                {t('picture.take')}
              </Button>
              <input
                hidden
                ref={camera}
                type="file"
                accept={pictureTypes}
                capture="environment"
                onChange={(event) => takeFrom(event.target)}
              />
            </>
          )}
          {picture !== null && tools}
          {picture !== null && (
            <Button
              variant="text"
              size="small"
              startIcon={<DeleteIcon size={18} />}
              disabled={isDisabled}
              onClick={() => {
                remove();
                input.current?.focus();
              }}
            >
              {t('picture.remove')}
            </Button>
          )}
        </Frame>
      )}
    </Field>
  );
}
