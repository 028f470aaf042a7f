import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Actions, Stack } from '../../components/surface.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { errorText } from '../../graphql/report.ts';
import type { Action } from '../../lib/useAction.ts';
import { visuallyHidden } from '../../theme/css.ts';
import { breakpoints } from '../../theme/tokens.ts';

const Frame = styled('form')({ maxWidth: 480, paddingBlock: '4px 20px' });

const FormButtons = styled(Actions)({
  // Buttons that wrap share the full width.
  [`@media (max-width: ${breakpoints.tablet - 0.02}px)`]: { '& > *': { flexGrow: 1 } },
});

/** Hidden, so that password managers know the account. */
const Account = styled('input')(visuallyHidden);

export interface PasswordFormProps {
  kind: 'login' | 'transaction';
  action: Action<[]>;
  userName: string;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame of both password forms: fields, error and buttons. */
export function PasswordForm({ kind, action, userName, onSubmit, onCancel, children }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { error, isRunning } = action;
  return (
    <Frame noValidate aria-label={t(`${kind}.submit`)} onSubmit={onSubmit}>
      <Account
        type="text"
        name="username"
        autoComplete="username"
        value={userName}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <Stack>
        {children}
        {error !== null && error !== undefined && (
          <Notice tone="danger" title={errorText(error)} role="alert">
            {asPortalError(error).mayHaveMoved ? t(`${kind}.unknown`) : t('passwords.kept')}
          </Notice>
        )}
        <FormButtons>
          <BusyButton
            type="submit"
            size="large"
            isBusy={isRunning}
            label={t(`${kind}.submit`)}
            busyLabel={t('passwords.changing')}
          />
          {/* A request in progress cannot be cancelled. */}
          <Button variant="outlined" size="large" disabled={isRunning} onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </FormButtons>
      </Stack>
    </Frame>
  );
}
