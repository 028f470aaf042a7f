import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace, toastSuccess } from '../../data/graphql/report.ts';
import { MailedCodeField } from '../../design/fields/MailedCodeField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { isEmailAddress, isMailedCode } from '../../forms/email.ts';
import { useAction } from '../../forms/useAction.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ConfirmationFields, useConfirmation } from '../../orders/confirmation/useConfirmation.tsx';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { portalNow } from '../../time/clock.ts';
import { formatDateTime } from '../../time/time.ts';
import { useChangeEmailMutation, useSendEmailCodesMutation } from './email.generated.ts';
import { Resend } from './Resend.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export interface ChangeEmailProps {
  /** The address so far, with its middle hidden; null adds the first one. */
  current: string | null;
  onDone: () => void;
  onCancel: () => void;
}

/** The new address; it outlasts a reload, because the page may be loaded again while the mails are read. */
const empty = { email: '' };

type EmailDraft = ReturnType<typeof useDraft<typeof empty>>;

interface SendCodesProps {
  current: string | null;
  draft: EmailDraft;
  /** From when others can be sent, in ms since 1970; null for codes that were sent before. */
  onSent: (resendFrom: number | null) => void;
  onCancel: () => void;
}

/** The first step: the new address, and what confirms that the member means it. */
function SendCodes({ current, draft, onSent, onCancel }: SendCodesProps) {
  const { t } = useTranslation('settings');
  const which = current === null ? 'add' : 'change';
  const confirmation = useConfirmation({
    label: t('security.proofs.transaction'),
    required: t('security.proofs.transactionRequired'),
    isNewDestination: true,
  });
  const [secrets, setSecrets] = useState(confirmation.empty);
  const [sendCodes] = useSendEmailCodesMutation(shownInPlace);
  const email = draft.values.email.trim();
  const action = useAction(async () => {
    const transactionPassword = confirmation.of(secrets);
    const { data } = await sendCodes({ variables: { input: { email, transactionPassword } } });
    onSent(portalNow() + (data?.sendEmailCodes.retryAfterSeconds ?? 0) * 1000);
  });
  const form = useForm(
    { ...draft.values, ...secrets },
    ({ email: typed, ...rest }) => {
      if (typed === undefined) setSecrets((before) => ({ ...before, ...rest }));
      else draft.set({ email: typed });
    },
    (typed) => ({
      email: isEmailAddress(email) ? undefined : t('email.invalid'),
      ...confirmation.check(typed),
    }),
    action.error,
  );
  return (
    <SettingsForm
      label={t(`email.${which}Title`)}
      hasHeading
      submit={t(`email.${which}Send`)}
      busy={t('email.sending')}
      kept={t('security.proofs.kept')}
      unknown={t('email.sendUnknown')}
      action={action}
      form={form}
      onCancel={onCancel}
      notice={<Notice tone={current === null ? 'info' : 'warning'}>{t(`email.${which}Hint`)}</Notice>}
    >
      <TextField
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        verbatim
        autoFocus
        {...form.bind('email')}
      />
      <ConfirmationFields fields={confirmation.bind(form.bind)} />
      <div>
        <Button
          variant="text"
          size="small"
          disabled={action.isRunning || !isEmailAddress(email)}
          onClick={() => onSent(null)}
        >
          {t(`email.${which}Have`)}
        </Button>
      </div>
    </SettingsForm>
  );
}

interface EnterCodesProps extends ChangeEmailProps {
  email: string;
  resendFrom: number | null;
  onResend: () => void;
}

/** The second step: the code from the new address, and the one from the address so far. */
function EnterCodes({ current, email, resendFrom, onResend, onDone, onCancel }: EnterCodesProps) {
  const { t } = useTranslation('settings');
  const which = current === null ? 'add' : 'change';
  const locale = useLocale();
  const [values, setValues] = useState({ code: '', currentCode: '' });
  const [changeEmail] = useChangeEmailMutation(shownInPlace);
  const action = useAction(async () => {
    const input = {
      email,
      code: values.code.trim(),
      currentCode: current === null ? null : values.currentCode.trim(),
    };
    const { data } = await changeEmail({ variables: { input } });
    const until = data?.changeEmail.payoutsClosedUntil ?? null;
    toastSuccess(
      until === null
        ? t('email.added', { email })
        : t('email.changed', { email, time: formatDateTime(new Date(until), locale) }),
    );
    onDone();
  });
  const form = useForm(
    values,
    (changes) => setValues((before) => ({ ...before, ...changes })),
    ({ code, currentCode }) => ({
      code: isMailedCode(code) ? undefined : t('recovery.codeMissing'),
      currentCode: current === null || isMailedCode(currentCode) ? undefined : t('recovery.codeMissing'),
    }),
    action.error,
  );
  return (
    <SettingsForm
      label={t(`email.${which}Title`)}
      hasHeading
      submit={t('email.confirm')}
      busy={t('email.confirming')}
      kept={t('security.proofs.kept')}
      unknown={t('email.unknown')}
      action={action}
      form={form}
      onCancel={onCancel}
      notice={<Notice tone={current === null ? 'info' : 'warning'}>{t(`email.${which}Ends`)}</Notice>}
    >
      <MailedCodeField
        label={t('email.code', { email })}
        hint={t('email.codeHint')}
        autoFocus
        {...form.bind('code')}
      />
      {current !== null && (
        <MailedCodeField
          label={t('email.code', { email: current })}
          hint={
            <ContactSupport
              around={(links) => (
                <>
                  {t('email.lost')} {links}
                </>
              )}
            />
          }
          {...form.bind('currentCode')}
        />
      )}
      <Resend
        label={t(current === null ? 'recovery.resend' : 'email.changeResend')}
        from={resendFrom}
        disabled={action.isRunning}
        onClick={onResend}
      />
    </SettingsForm>
  );
}

/** Adds an e-mail address or changes it, with codes from both. */
export function ChangeEmail({ current, onDone, onCancel }: ChangeEmailProps) {
  const draft = useDraft('change-email', empty);
  const [resendFrom, setResendFrom] = useState<number | null | undefined>(undefined);
  const leave = (then: () => void) => () => {
    draft.forget();
    then();
  };
  const step = { current, onCancel: leave(onCancel) };
  return resendFrom === undefined ? (
    <SendCodes {...step} draft={draft} onSent={setResendFrom} />
  ) : (
    <EnterCodes
      {...step}
      email={draft.values.email.trim()}
      resendFrom={resendFrom}
      onResend={() => setResendFrom(undefined)}
      onDone={leave(onDone)}
    />
  );
}
