import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalError } from '../../data/graphql/errors.ts';
import { useForm } from '../../forms/useForm.ts';
import { useConfirmation } from '../confirmation/useConfirmation.tsx';
import type { Confirming } from './useMoneyFlow.ts';

interface ConfirmationFormOptions {
  /** Whether the order needs what confirms it. */
  withPassword: boolean;
  /** Of the last attempt. */
  refusal: PortalError | null;
  send: (confirming: Confirming) => Promise<void>;
}

/** The form that confirms an order: its fields, null where none are needed, and what sends it. */
export function useConfirmationForm({ withPassword, refusal, send }: ConfirmationFormOptions) {
  const { t } = useTranslation('flow');
  const confirmation = useConfirmation({
    label: t('review.transactionPassword'),
    required: t('review.transactionPasswordRequired'),
  });
  const [values, setValues] = useState(confirmation.empty);
  const form = useForm(
    values,
    (changes) => setValues({ ...values, ...changes }),
    (typed) => (withPassword ? confirmation.check(typed) : {}),
    refusal,
  );
  return {
    form,
    fields: withPassword ? confirmation.bind(form.bind) : null,
    submit: () => void send(withPassword ? (onConfirmed) => confirmation.of(values, onConfirmed) : ''),
  };
}
