import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusIfLost } from '../../../browser/useFocusNext.ts';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { useAction } from '../../../forms/useAction.ts';
import { useForm } from '../../../forms/useForm.ts';
import { CodeField } from '../../../orders/confirmation/code.tsx';
import { factorAnswer } from '../../../orders/confirmation/passkey.ts';
import { SettingsForm } from '../SettingsForm.tsx';

/** Secrets are never in a stored draft. */
const empty = { loginPassword: '', factorCode: '', transactionPassword: '' };
export type Proofs = typeof empty;

export interface ProofFormProps {
  title: string;
  submit: string;
  busy: string;
  /** Whether a code is asked for; a member without a factor has none. */
  withCode?: boolean;
  withTransactionPassword?: boolean;
  /** Whether what was entered is accepted, and good for what is still to be done: it is not asked for again. */
  isProven?: boolean;
  /** Sends it; rejects with a PortalError. */
  send: (proofs: Proofs) => Promise<void>;
  onCancel: () => void;
  /** What it means. */
  notice: ReactNode;
  /** Additional fields above the proofs. */
  children?: ReactNode;
}

/** Asks for what proves that a change of the sign-in is the member's own. */
export function ProofForm(props: ProofFormProps) {
  const { title, withTransactionPassword = false, isProven = false, send, onCancel } = props;
  const withCode = props.withCode !== false && !isProven;
  const { t } = useTranslation(['settings', 'common']);
  const [values, setValues] = useState(empty);
  // It was good once.
  if (isProven && values.factorCode !== '') setValues({ ...values, factorCode: '' });
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field that the form was sent from is gone.
    if (isProven) focusIfLost(submit.current);
  }, [isProven]);
  const action = useAction(async () =>
    send({ ...values, factorCode: withCode ? await factorAnswer(values.factorCode, null) : '' }),
  );
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ loginPassword, factorCode, transactionPassword }) => ({
      loginPassword: !isProven && loginPassword === '' ? t('security.proofs.loginRequired') : undefined,
      factorCode: withCode && factorCode.trim() === '' ? t('security.proofs.codeRequired') : undefined,
      transactionPassword:
        withTransactionPassword && transactionPassword === ''
          ? t('security.proofs.transactionRequired')
          : undefined,
    }),
    action.error,
  );
  return (
    <SettingsForm
      label={title}
      hasHeading
      submitRef={submit}
      notice={props.notice}
      submit={props.submit}
      busy={props.busy}
      kept={t('security.proofs.kept')}
      unknown={t('security.proofs.unknown')}
      action={action}
      form={form}
      onCancel={onCancel}
    >
      {props.children}
      {isProven ? (
        <p>{t('security.proofs.proven')}</p>
      ) : (
        <PasswordField
          label={t('security.proofs.login')}
          hint={t('security.proofs.loginHint')}
          autoComplete="current-password"
          autoFocus
          {...form.bind('loginPassword')}
        />
      )}
      {withTransactionPassword && (
        <PasswordField
          label={t('security.proofs.transaction')}
          autoComplete="off"
          {...form.bind('transactionPassword')}
        />
      )}
      {withCode && <CodeField takesRecoveryCode {...form.bind('factorCode')} />}
    </SettingsForm>
  );
}
