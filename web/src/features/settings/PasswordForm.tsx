import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormFailure } from '../../components/FormFailure.tsx';
import { Actions, Stack } from '../../components/surface.tsx';
import type { Action } from '../../lib/useAction.ts';
import type { Form } from '../../lib/useForm.ts';
import { visuallyHidden } from '../../theme/css.ts';
import { below } from '../../theme/tokens.ts';

const Frame = styled('form')({ maxWidth: 480, paddingBlock: '4px 20px' });

const FormButtons = styled(Actions)({
  // Buttons that wrap share the full width.
  [`@media ${below.tablet}`]: { '& > *': { flexGrow: 1 } },
});

/** Hidden, so that password managers know the account. */
const Account = styled('input')(visuallyHidden);

export interface PasswordFormProps {
  kind: 'login' | 'transaction';
  action: Action<[]>;
  userName: string;
  form: Pick<Form<never>, 'frame' | 'failure' | 'refusal'>;
  onCancel: () => void;
  /** Words of another form than a change: the button, while it works, and what to do about an unknown outcome. */
  words?: { readonly submit: string; readonly busy: string; readonly unknown: string };
  children: ReactNode;
}

/** Frame of the password forms: fields, error and buttons. */
export function PasswordForm({ kind, action, userName, form, onCancel, words, children }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const {
    submit = t(`${kind}.submit`),
    busy = t('passwords.changing'),
    unknown = t(`${kind}.unknown`),
  } = words ?? {};
  const { isRunning } = action;
  return (
    <Frame aria-label={submit} {...form.frame(() => void action.run())}>
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
        <FormFailure form={form} kept={t('passwords.kept')} unknown={unknown} />
        <FormButtons>
          <BusyButton type="submit" size="large" isBusy={isRunning} label={submit} busyLabel={busy} />
          {/* A request in progress cannot be cancelled. */}
          <Button variant="outlined" size="large" disabled={isRunning} onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </FormButtons>
      </Stack>
    </Frame>
  );
}
