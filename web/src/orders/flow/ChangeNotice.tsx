import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions } from '../../design/ui/surface.tsx';

export interface ChangeNoticeProps {
  title: string;
  /** What has changed. */
  children: ReactNode;
  /** Continues with the new figures; null if that is impossible. */
  renewal: { readonly label: string; readonly onClick: () => void } | null;
}

/** What has changed since a review opened. */
export function ChangeNotice({ title, children, renewal }: ChangeNoticeProps) {
  return (
    <Notice tone="warning" title={title}>
      {children}
      {renewal !== null && (
        <Actions style={{ marginTop: 8 }}>
          <Button variant="outlined" size="small" onClick={renewal.onClick}>
            {renewal.label}
          </Button>
        </Actions>
      )}
    </Notice>
  );
}
