import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailList, type Detail } from '../../components/DetailList.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useForm } from '../../lib/useForm.ts';
import { color, text } from '../../theme/css.ts';
import { MethodForm } from './MethodForm.tsx';

export interface DeleteFormProps {
  /** The method to delete. */
  details: readonly Detail[];
  /** Label of the button: `Delete wallet address`. */
  label: string;
  remove: (transactionPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** Confirms the deletion of a payout method; existing orders keep it. */
export function DeleteForm({ details, label, remove, onCancel }: DeleteFormProps): ReactNode {
  const { t } = useTranslation('payout');
  const [values, setValues] = useState({ transactionPassword: '' });
  const action = useAction(() => remove(values.transactionPassword));
  const form = useForm(
    values,
    (changes) => {
      action.forget();
      setValues({ ...values, ...changes });
    },
    (typed) => ({
      transactionPassword:
        typed.transactionPassword === '' ? t('form.transactionPasswordRequired') : undefined,
    }),
  );
  return (
    <MethodForm
      action={action}
      password={form.bind('transactionPassword')}
      submitLabel={label}
      busyLabel={t('form.deleting')}
      onSubmit={form.submit(() => void action.run())}
      onCancel={onCancel}
    >
      <DetailList details={details} />
      <p style={{ ...text.dense, color: color.ink.secondary }}>{t('form.ordersKeep')}</p>
    </MethodForm>
  );
}
