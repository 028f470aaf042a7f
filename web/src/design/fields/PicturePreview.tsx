import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { PictureIcon } from '../icons/actions.tsx';
import { color } from '../theme/css.ts';

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

/** The picture as a data URL; null until it is read. */
function useAddressOf(picture: File | null): string | null {
  const [read, setRead] = useState<{ readonly of: File; readonly address: string } | null>(null);
  useEffect(() => {
    if (picture === null) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ of: picture, address: reader.result as string });
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return read !== null && read.of === picture ? read.address : null;
}

export interface PicturePreviewProps {
  picture: File | null;
  /** The header is valid, but the browser cannot decode the picture. */
  onBroken: () => void;
}

/** A thumbnail of the chosen picture, or an icon. */
export function PicturePreview({ picture, onBroken }: PicturePreviewProps) {
  const address = useAddressOf(picture);
  return (
    <Thumbnail>
      {address === null ? <PictureIcon size={24} /> : <img src={address} alt="" onError={onBroken} />}
    </Thumbnail>
  );
}
