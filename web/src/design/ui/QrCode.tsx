import { styled } from '@mui/material/styles';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { below, radius } from '../theme/tokens.ts';

/** Width of the white margin that readers require, in cells. */
const quiet = 4;

const Frame = styled('svg')({
  display: 'block',
  borderRadius: radius.control,
  maxWidth: '100%',
  height: 'auto',
  // A phone has no room for anything next to it.
  [`@media ${below.tablet}`]: { marginInline: 'auto' },
});

/** All dark cells as one path, one stroke per horizontal run. */
function pathOf(cells: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  cells.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  });
  return runs.join('');
}

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Accessible name. */
  label: string;
  /** Edge length in px. */
  size?: number;
}

/** A QR code. Dark on white in either theme, because not every reader supports inverted codes. */
export function QrCode({ text, label, size = 184 }: QrCodeProps) {
  const { path, edge } = useMemo(() => {
    const cells = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
    return { path: pathOf(cells), edge: cells.length };
  }, [text]);
  return (
    <Frame
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${edge}v${edge}H0z`} />
      <path fill="#000" d={path} />
    </Frame>
  );
}
