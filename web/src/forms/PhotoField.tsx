import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preparePhoto } from '../browser/photo.ts';
import { PictureField, type PictureFieldProps } from '../design/fields/PictureField.tsx';
import { RotateIcon } from '../design/icons/actions.tsx';
import { useAction } from './useAction.ts';

interface Source {
  readonly file: File;
  /** Quarters to the right. */
  readonly turns: number;
}

/** A picture input for photos of paper: shown large, can be rotated, and redrawn before it is sent. */
export function PhotoField({ picture, onChange, ...field }: Omit<PictureFieldProps, 'draw' | 'tools'>) {
  const { t } = useTranslation();
  /** As it was chosen: each turn is drawn from there, because drawing a JPEG again and again blurs it. */
  const [source, setSource] = useState<Source | null>(null);
  const rotate = useAction(async () => {
    if (picture === null) return;
    const { file, turns } = source ?? { file: picture, turns: 0 };
    const turned = { file, turns: (turns + 1) % 4 };
    const photo = await preparePhoto(file, turned.turns);
    setSource(turned);
    onChange(photo);
  });
  return (
    <PictureField
      {...field}
      picture={picture}
      onChange={(chosen) => {
        if (chosen === null) setSource(null);
        onChange(chosen);
      }}
      draw={async (file) => {
        const photo = await preparePhoto(file);
        setSource({ file, turns: 0 });
        return photo;
      }}
      tools={
        <Button
          variant="text"
          size="small"
          startIcon={<RotateIcon size={18} />}
          disabled={field.disabled === true || rotate.isRunning}
          onClick={() => void rotate.run()}
        >
          {t('picture.rotate')}
        </Button>
      }
    />
  );
}
