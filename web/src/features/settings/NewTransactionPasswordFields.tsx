import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../forms/PasswordField.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import { PasswordRules, type PasswordRulesProps } from './PasswordRules.tsx';

interface NewTransactionPasswordFieldsProps extends PasswordRulesProps {
  bind: (name: 'newPassword' | 'confirmation') => FieldBinding;
}

/** The new transaction password with its rules, and its repetition. */
export function NewTransactionPasswordFields({ bind, ...rules }: NewTransactionPasswordFieldsProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <PasswordField
        label={t('transaction.new')}
        autoComplete="off"
        rated
        hint={<PasswordRules {...rules} />}
        {...bind('newPassword')}
      />
      <PasswordField label={t('transaction.confirm')} autoComplete="off" repeats {...bind('confirmation')} />
    </>
  );
}
