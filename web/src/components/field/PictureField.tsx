import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatBytes,
  largestPicture,
  pictureProblem,
  pictureTypes,
  type PictureProblem,
} from '../../lib/picture.ts';
import { useIsPhone } from '../../lib/useWidth.ts';
import { color, focusRing, text, visuallyHidden } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import { CameraIcon, DeleteIcon, PictureIcon } from '../icons/actions.tsx';
import { Field, type FieldProps } from './Field.tsx';

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
  '&:hover': { borderColor: color.ink.muted },
  '&:has(input:focus-visible)': focusRing,
});

/** What opens the file chooser: all of it, because the input lies over it unseen. */
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
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...text.label, fontWeight: 400, display: 'block', color: color.ink.secondary },
});

const Thumbnail = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: 6,
  overflow: 'hidden',
  color: color.ink.secondary,
  backgroundColor: color.surface.inset,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const Said = styled('p')(visuallyHidden);

/** The picture as an address an `<img>` can show; null until it is read. */
function usePreview(picture: File | null): string | null {
  const [preview, setPreview] = useState<{ readonly of: File; readonly address: string } | null>(null);
  useEffect(() => {
    if (picture === null) return;
    const reader = new FileReader();
    reader.onload = () => setPreview({ of: picture, address: reader.result as string });
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return preview !== null && preview.of === picture ? preview.address : null;
}

const frameOf = (element: Element | null) => element?.closest('[data-picture-field]') ?? null;

/** Takes a picture from the clipboard wherever the focus is, unless that is in another such field. */
function usePaste(frame: { readonly current: HTMLElement | null }, onPaste: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const focused = frameOf(document.activeElement);
    if (file === undefined || event.defaultPrevented || (focused !== null && focused !== frame.current))
      return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** A file that is dropped beside the field does not open in the portal's place. */
function useMissedDrops(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', keep);
    document.addEventListener('drop', keep);
    return () => {
      document.removeEventListener('dragover', keep);
      document.removeEventListener('drop', keep);
    };
  }, []);
}

export interface PictureFieldProps extends FieldProps {
  name: string;
  picture: File | null;
  /** Called with pictures only: what cannot be sent is refused here, in words, and changes nothing. */
  onChange: (picture: File | null) => void;
}

/**
 * A picture to send: chosen, dropped, pasted, or taken with a phone's camera. It is told by its content whether it can
 * be sent; the platform looks again.
 */
export function PictureField({ name, picture, onChange, ...field }: PictureFieldProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const preview = usePreview(picture);
  const [refused, setRefused] = useState<{ readonly file: File; readonly why: PictureProblem } | null>(null);
  const [isOver, setOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  /** The latest file that was chosen: an earlier one that is still looked at has no say. */
  const latest = useRef<File | null>(null);
  const chosenId = useId();
  const isDisabled = field.disabled === true;

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || isDisabled) return;
    latest.current = file;
    const why = await pictureProblem(file);
    if (latest.current !== file) return;
    setRefused(why === null ? null : { file, why });
    if (why === null) onChange(file);
  }

  function remove(): void {
    latest.current = null;
    setRefused(null);
    onChange(null);
    input.current?.focus();
  }

  const takeFrom = (chooser: HTMLInputElement) => {
    void take(chooser.files?.[0]);
    // The same file may be chosen again, after it was changed.
    chooser.value = '';
  };
  usePaste(frame, (file) => void take(file));
  useMissedDrops();

  const problem =
    refused === null
      ? undefined
      : t(`picture.${refused.why}`, {
          name: refused.file.name,
          size: formatBytes(refused.file.size),
          most: formatBytes(largestPicture),
        });
  const chosen = picture === null ? '' : `${picture.name}, ${formatBytes(picture.size)}`;
  return (
    <Field
      {...field}
      error={problem ?? field.error}
      hint={field.hint ?? t('picture.rule', { most: formatBytes(largestPicture) })}
      unframed
      below={
        <Said role="status">{problem ?? (chosen === '' ? '' : t('picture.chosen', { name: chosen }))}</Said>
      }
    >
      {(wiring) => (
        <Frame
          ref={frame}
          data-picture-field
          data-filled={picture !== null}
          data-over={isOver}
          data-invalid={wiring['aria-invalid']}
          data-disabled={isDisabled}
          onDragOver={() => setOver(!isDisabled)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void take(event.dataTransfer.files[0]);
          }}
        >
          <Pick>
            <Thumbnail>
              {preview === null ? (
                <PictureIcon size={24} />
              ) : (
                <img
                  src={preview}
                  alt=""
                  onError={() => {
                    if (picture !== null) setRefused({ file: picture, why: 'broken' });
                    onChange(null);
                  }}
                />
              )}
            </Thumbnail>
            <span id={chosenId}>
              <strong>{picture?.name ?? t('picture.choose')}</strong>
              <small>
                {picture === null
                  ? t(isPhone ? 'picture.fromPhone' : 'picture.dropOrPaste')
                  : `${formatBytes(picture.size)} · ${t('picture.replace')}`}
              </small>
            </span>
            <input
              {...wiring}
              aria-describedby={[wiring['aria-describedby'], chosenId].filter(Boolean).join(' ')}
              ref={input}
              type="file"
              name={name}
              accept={pictureTypes}
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
          {picture !== null && (
            <Button
              variant="text"
              size="small"
              startIcon={<DeleteIcon size={18} />}
              disabled={isDisabled}
              onClick={remove}
            >
              {t('picture.remove')}
            </Button>
          )}
        </Frame>
      )}
    </Field>
  );
}
