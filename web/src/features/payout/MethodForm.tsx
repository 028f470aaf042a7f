import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useDraft, type Draft } from '../../forms/useDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { ConfirmationFields, useConfirmation } from '../../orders/confirmation/useConfirmation.tsx';

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
  /** Whether credits could be paid to another place afterwards. */
  isNewPlace: boolean;
  onRefused: () => void;
}

/** A form that is sent with the transaction password or a code, which are never stored. */
export function useMethodForm<T extends Values>({
  values,
  set,
  check,
  send,
  isNewPlace,
  onRefused,
}: MethodFormOptions<T>) {
  const { t } = useTranslation('payout');
  const confirmation = useConfirmation({
    label: t('form.transactionPassword'),
    required: t('form.transactionPasswordRequired'),
    isNewDestination: isNewPlace,
  });
  const [secrets, setSecrets] = useState(confirmation.empty);
  const action = useAction(async () => {
    try {
      await send(confirmation.of(secrets));
    } catch (error) {
      onRefused();
      throw error;
    }
  });
  const form = useForm<Values>(
    { ...values, ...secrets },
    (changes) => {
      if ('transactionPassword' in changes || 'factorCode' in changes)
        setSecrets((current) => ({ ...current, ...(changes as Partial<typeof secrets>) }));
      else set(changes as Partial<T>);
    },
    () => ({ ...check(values), ...confirmation.check(secrets) }),
    action.error,
  );
  return {
    bind: (name: keyof T & string) => form.bind(name),
    frame: {
      confirmation: confirmation.bind(form.bind),
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

/** Frame of the payout method forms: fields, what confirms them, error and buttons. */
export function MethodForm({ frame, submitLabel, busyLabel, onCancel, children }: MethodFormProps) {
  const { t } = useTranslation(['payout', 'common']);
  const { confirmation, form, action } = frame;
  const { isRunning } = action;
  return (
    <form {...form.formProps(() => void action.run())}>
      <Stack>
        {children}
        <ConfirmationFields fields={confirmation} />
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
