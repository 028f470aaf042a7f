import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { FormFailure } from '../../components/FormFailure.tsx';
import { PasswordField } from '../../components/field/PasswordField.tsx';
import { Actions, Stack } from '../../components/surface.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useDraft, type Draft } from '../../lib/useDraft.ts';
import { useForm } from '../../lib/useForm.ts';

const FormButtons = styled(Actions)({ '& > *': { flexGrow: 1 } });

type Values = Record<string, string>;

/** Common props of the forms that add or edit a payout method. */
export interface ChangeFormProps<Method> {
  /** Null to add one. */
  editing: Method | null;
  saved: readonly Method[];
  onCancel: () => void;
  /** Receives the ID when a method was added. */
  onSaved: (added?: string) => void;
  /** The lists may be stale. */
  onRefused: () => void;
}

/** Values of a form: those of a new method survive a reload until they are saved or cancelled. */
export function useMethodValues<T extends Values>(
  name: string,
  empty: T,
  edited: T | null,
  prefill: Partial<T> = {},
): Pick<Draft<T>, 'values' | 'set' | 'forget'> {
  const draft = useDraft(name, empty, prefill);
  const [values, setValues] = useState(edited ?? empty);
  if (edited === null) return draft;
  return {
    values,
    set: (changes) => setValues((current) => ({ ...current, ...changes })),
    forget: () => undefined,
  };
}

interface MethodFormOptions<T extends Values> {
  values: T;
  set: (changes: Partial<T>) => void;
  check: (values: T) => Partial<Record<keyof T, string | undefined>>;
  /** Rejects when the request fails. */
  send: (transactionPassword: string) => Promise<void>;
  onRefused: () => void;
}

/** A form that is sent with the transaction password, which is never stored. */
export function useMethodForm<T extends Values>({
  values,
  set,
  check,
  send,
  onRefused,
}: MethodFormOptions<T>) {
  const { t } = useTranslation('payout');
  const [transactionPassword, setPassword] = useState('');
  const action = useAction(async () => {
    try {
      await send(transactionPassword);
    } catch (error) {
      onRefused();
      throw error;
    }
  });
  const form = useForm<Values>(
    { ...values, transactionPassword },
    ({ transactionPassword: password, ...changes }) => {
      if (password === undefined) set(changes as Partial<T>);
      else setPassword(password);
    },
    () => ({
      ...check(values),
      transactionPassword: transactionPassword === '' ? t('form.transactionPasswordRequired') : undefined,
    }),
    action.error,
  );
  return {
    bind: (name: keyof T & string) => form.bind(name),
    frame: {
      password: form.bind('transactionPassword'),
      form,
      action,
    },
  };
}

export interface MethodFormProps {
  /** Of `useMethodForm`. */
  frame: ReturnType<typeof useMethodForm>['frame'];
  submitLabel: string;
  busyLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame of the payout method forms: fields, transaction password, error and buttons. */
export function MethodForm({ frame, submitLabel, busyLabel, onCancel, children }: MethodFormProps) {
  const { t } = useTranslation(['payout', 'common']);
  const { password, form, action } = frame;
  const { isRunning } = action;
  return (
    <form {...form.frame(() => void action.run())}>
      <Stack>
        {children}
        {/* `off`, because a password manager would treat it as the login password. */}
        <PasswordField label={t('form.transactionPassword')} autoComplete="off" {...password} />
        <FormFailure form={form} kept={t('form.kept')} unknown={t('form.unknown')} />
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
