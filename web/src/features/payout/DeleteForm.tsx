import { useTranslation } from 'react-i18next';
import { color, text } from '../../design/theme/css.ts';
import { DetailList, type Detail } from '../../design/ui/DetailList.tsx';
import { MethodForm, useMethodForm } from './MethodForm.tsx';

export interface DeleteFormProps {
  /** The method to delete. */
  details: readonly Detail[];
  /** Label of the button: `Delete wallet address`. */
  label: string;
  remove: (transactionPassword: string) => Promise<void>;
  onRefused: () => void;
  onCancel: () => void;
}

/** Confirms the deletion of a payout method; existing orders keep it. */
export function DeleteForm({ details, label, remove, onRefused, onCancel }: DeleteFormProps) {
  const { t } = useTranslation('payout');
  const { frame } = useMethodForm({
    values: {},
    set: () => undefined,
    check: () => ({}),
    isNewPlace: false,
    send: remove,
    onRefused,
  });
  return (
    <MethodForm frame={frame} submitLabel={label} busyLabel={t('form.deleting')} onCancel={onCancel}>
      <DetailList details={details} />
      <p style={{ ...text.dense, color: color.ink.secondary }}>{t('form.ordersKeep')}</p>
    </MethodForm>
  );
}
