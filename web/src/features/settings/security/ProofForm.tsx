import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormFailure } from '../../../components/FormFailure.tsx';
import { PasswordField } from '../../../components/field/PasswordField.tsx';
import { Actions, Stack } from '../../../components/surface.tsx';
import { CodeField } from '../../../confirmation/code.tsx';
import { factorAnswer } from '../../../confirmation/passkey.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useForm } from '../../../lib/useForm.ts';
import { text } from '../../../theme/css.ts';
import { below } from '../../../theme/tokens.ts';

export const Frame = styled('form')({
  maxWidth: 480,
  paddingBlock: '4px 20px',
  '& h3': { ...text.body, fontWeight: 600 },
});

export const FormButtons = styled(Actions)({
  [`@media ${below.tablet}`]: { '& > *': { flexGrow: 1 } },
});

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
  /** Sends it; rejects with a PortalError. */
  send: (proofs: Proofs) => Promise<void>;
  onCancel: () => void;
  /** What it means, above the fields. */
  children: ReactNode;
}

/** Asks for what proves that a change of the sign-in is the member's own. */
export function ProofForm(props: ProofFormProps) {
  const { title, withCode = true, withTransactionPassword = false, send, onCancel, children } = props;
  const { t } = useTranslation(['settings', 'common']);
  const [values, setValues] = useState(empty);
  const action = useAction(async () =>
    send({ ...values, factorCode: withCode ? await factorAnswer(values.factorCode, 'CHANGE') : '' }),
  );
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ loginPassword, factorCode, transactionPassword }) => ({
      loginPassword: loginPassword === '' ? t('security.proofs.loginRequired') : undefined,
      factorCode: withCode && factorCode.trim() === '' ? t('security.proofs.codeRequired') : undefined,
      transactionPassword:
        withTransactionPassword && transactionPassword === ''
          ? t('security.proofs.transactionRequired')
          : undefined,
    }),
    action.error,
  );
  return (
    <Frame aria-label={title} {...form.frame(() => void action.run())}>
      <Stack>
        <h3>{title}</h3>
        {children}
        <PasswordField
          label={t('security.proofs.login')}
          hint={t('security.proofs.loginHint')}
          autoComplete="current-password"
          autoFocus
          {...form.bind('loginPassword')}
        />
        {withTransactionPassword && (
          <PasswordField
            label={t('security.proofs.transaction')}
            autoComplete="off"
            {...form.bind('transactionPassword')}
          />
        )}
        {withCode && <CodeField takesRecoveryCode {...form.bind('factorCode')} />}
        <FormFailure form={form} kept={t('security.proofs.kept')} unknown={t('security.proofs.unknown')} />
        <FormButtons>
          <BusyButton
            type="submit"
            size="large"
            isBusy={action.isRunning}
            label={props.submit}
            busyLabel={props.busy}
          />
          <Button variant="outlined" size="large" disabled={action.isRunning} onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </FormButtons>
      </Stack>
    </Frame>
  );
}
