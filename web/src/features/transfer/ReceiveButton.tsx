import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { FloatingPanel } from '../../design/ui/FloatingPanel.tsx';

const loadReceive = lazyImport(() => import('./Receive.tsx'));

/** Opens the member's own link and QR code; null: the name is not known yet. */
export function ReceiveButton({ userName }: { userName: string | null }) {
  const { t } = useTranslation('transfer');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const loaded = useLazyImport(loadReceive, anchor !== null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        disabled={userName === null}
        sx={{ marginBottom: '16px' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('receive.open')}
      </Button>
      {loaded !== null && userName !== null && (
        <FloatingPanel anchor={anchor} label={t('receive.title')} width={600} onClose={() => setAnchor(null)}>
          <div style={{ padding: 16 }}>
            <loaded.Receive userName={userName} />
          </div>
        </FloatingPanel>
      )}
    </>
  );
}
