import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, maxPhotoBytes } from '../../browser/picture.ts';
import { useDelayed } from '../../time/useDelayed.ts';
import { DeleteIcon } from '../icons/actions.tsx';
import { color, focusRing, text, visuallyHidden } from '../theme/css.ts';
import { radius } from '../theme/tokens.ts';
import { useIsPhone } from '../ui/useWidth.ts';
import { CameraButton } from './CameraButton.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { usePreventStrayDrops, usePastedPicture } from './pictureEvents.ts';
import { PictureTarget } from './PictureTarget.tsx';
import { usePictureChoice, type Drawing, type RefusedFile } from './usePictureChoice.ts';

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
  // Shows the whole picture above its texts.
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

const Announcement = styled('p')(visuallyHidden);

export interface PictureFieldProps extends FieldProps {
  name: string;
  picture: File | null;
  /** Called with valid pictures only; others are rejected with a message. */
  onChange: (picture: File | null) => void;
  /** Redraws a chosen file; the picture is then shown large, because the member checks it before sending. */
  draw?: Drawing;
  /** What else can be done with the picture. */
  tools?: ReactNode;
}

/** Why the latest file was refused, in words; undefined if it was not. */
function useProblemText(refused: RefusedFile | null): string | undefined {
  const { t } = useTranslation();
  if (refused === null) return undefined;
  const { why, file } = refused;
  return t(`picture.${why}`, {
    name: file.name,
    size: formatBytes(file.size),
    most: formatBytes(maxPhotoBytes),
  });
}

/** Text while a file is prepared; null if none is, and at first, because most are ready at once. */
function usePreparingText(pending: File | null): string | null {
  const { t } = useTranslation();
  const isShown = useDelayed(pending !== null);
  return isShown && pending !== null ? t('picture.preparing', { name: pending.name }) : null;
}

/**
 * A picture input: choose, drop, paste, or take a photo on a phone. Checks the file's content; the platform checks
 * again.
 */
export function PictureField({ name, picture, onChange, draw, tools, ...field }: PictureFieldProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isOver, setOver] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDisabled = field.disabled === true;
  const choice = usePictureChoice(isDisabled, onChange, draw);
  usePastedPicture(frame, choice.take);
  usePreventStrayDrops();
  const preparing = usePreparingText(choice.pending);
  const problem = useProblemText(choice.refused);
  const chosen =
    picture === null ? '' : t('picture.chosen', { name: `${picture.name}, ${formatBytes(picture.size)}` });
  return (
    <Field
      {...field}
      error={choice.pending === null ? (problem ?? field.error) : undefined}
      hint={field.hint ?? t('picture.rule', { most: formatBytes(maxPhotoBytes) })}
      unframed
      below={<Announcement role="status">{preparing ?? problem ?? chosen}</Announcement>}
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
            choice.take(event.dataTransfer.files[0]);
          }}
        >
          <PictureTarget {...{ name, picture, choice, preparing, inputProps }} inputRef={input} />
          {isPhone && picture === null && <CameraButton disabled={isDisabled} onTake={choice.take} />}
          {picture !== null && tools}
          {picture !== null && (
            <Button
              variant="text"
              size="small"
              startIcon={<DeleteIcon size={18} />}
              disabled={isDisabled}
              onClick={() => {
                choice.remove();
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
