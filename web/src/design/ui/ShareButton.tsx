import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ShareIcon } from '../icons/actions.tsx';

export interface ShareButtonProps {
  /** What is shared: a receipt, or the sentence that goes with the address. */
  text: string;
  url?: string;
  /** Label of the button. */
  children: string;
}

/**
 * Opens the device's share sheet. Renders nothing where the device has no Web Share API: what it shares can be copied.
 */
export function ShareButton({ text, url, children }: ShareButtonProps) {
  const { t } = useTranslation('common');
  if (!('share' in navigator) || typeof navigator.share !== 'function') return null;
  // A member who closes the sheet has changed their mind; nothing went wrong.
  const share = () =>
    void navigator
      .share({ title: t('product.name'), text, ...(url !== undefined && { url }) })
      .catch(() => undefined);
  return (
    <Button variant="outlined" startIcon={<ShareIcon />} sx={{ justifySelf: 'start' }} onClick={share}>
      {children}
    </Button>
  );
}
