import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../time/useNow.ts';

export interface ResendProps {
  label: string;
  /** From when another code can be sent, in ms since 1970; null: that is not known. */
  from: number | null;
  disabled: boolean;
  onClick: () => void;
}

/** A button to send another code, with the time to wait. */
export function Resend({ label, from, disabled, onClick }: ResendProps) {
  const { t } = useTranslation('settings');
  const wait = Math.ceil(((from ?? 0) - useNow()) / 1000);
  return (
    <div>
      <Button variant="text" size="small" disabled={disabled || wait > 0} onClick={onClick}>
        {wait > 0 ? t('recovery.resendIn', { seconds: wait }) : label}
      </Button>
    </div>
  );
}
