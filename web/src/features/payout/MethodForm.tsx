import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Actions, Stack } from '../../components/surface.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { errorText } from '../../graphql/report.ts';
import type { Action } from '../../lib/useAction.ts';
import type { FieldBinding } from '../../lib/useForm.ts';

const FormButtons = styled(Actions)({ '& > *': { flexGrow: 1 } });

export interface MethodFormProps {
  action: Action<[]>;
  password: FieldBinding;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('payout');
  const { behaviour, mayHaveMoved } = asPortalError(error);
  const words = mayHaveMoved
    ? t('form.unknown')
    : // The platform's message already says what was kept.
      behaviour.words === 'server'
      ? null
      : t('form.kept');
  return words === null ? (
    <Notice tone="danger" role="alert">
      {errorText(error)}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert" title={errorText(error)}>
      {words}
    </Notice>
  );
}

/** Frame of the payout method forms: fields, transaction password, error and buttons. */
export function MethodForm({
  action,
  password,
  submitLabel,
  busyLabel,
  onSubmit,
  onCancel,
  children,
}: MethodFormProps) {
  const { t } = useTranslation(['payout', 'common']);
  const { error, isRunning } = action;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        {children}
        {/* `off`, because a password manager would treat it as the login password. */}
        <PasswordField label={t('form.transactionPassword')} autoComplete="off" {...password} />
        {error !== null && error !== undefined && <Failure error={error} />}
        <FormButtons>
          <BusyButton
            type="submit"
            size="large"
            isBusy={isRunning}
            label={submitLabel}
            busyLabel={busyLabel}
          />
          {/* A request in progress cannot be cancelled. */}
          <Button variant="outlined" size="large" disabled={isRunning} onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
