import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyImport, useLazyImport } from '../browser/lazyImport.ts';
import { FloatingPanel } from '../design/ui/FloatingPanel.tsx';
import { ScanIcon } from './icons.tsx';
import type { ScannerProps } from './Scanner.tsx';
import { useHasCamera } from './useHasCamera.ts';

export interface ScanButtonProps extends ScannerProps {
  /** What is scanned: `Scan a recipient’s QR code`. */
  label: string;
}

const loadScanner = lazyImport(() => import('./Scanner.tsx'), ['scan']);

/** Reads a QR code with the camera into the surrounding field. Empty without a camera. */
export function ScanButton({ label, read, onRead }: ScanButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const loaded = useLazyImport(loadScanner, isOpen);
  const close = () => setAnchor(null);
  if (!useHasCamera()) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ScanIcon />
      </IconButton>
      {loaded !== null && (
        <FloatingPanel anchor={anchor} label={label} width={360} onClose={close}>
          <loaded.Scanner
            read={read}
            onRead={(value) => {
              close();
              onRead(value);
            }}
          />
        </FloatingPanel>
      )}
    </>
  );
}
