import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '../../browser/picture.ts';
import { CameraIcon } from '../icons/actions.tsx';
import { takeChosenFile } from './pictureEvents.ts';

interface CameraButtonProps {
  disabled: boolean;
  onTake: (photo: File | undefined) => void;
}

/** Takes a photo with the camera of a phone. */
export function CameraButton({ disabled, onTake }: CameraButtonProps) {
  const { t } = useTranslation();
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<CameraIcon size={18} />}
        disabled={disabled}
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
        onChange={(event) => onTake(takeChosenFile(event.target))}
      />
    </>
  );
}
