import i18next from 'i18next';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../components/field/TextField.tsx';
import type { ProofPurpose } from '../generated/schema.ts';
import { shownInPlace } from '../graphql/report.ts';
import { request } from '../graphql/request.ts';
import type { FieldBinding } from '../lib/useForm.ts';
import { ProveByFactorDocument } from './confirmation.generated.ts';

/** Why what was typed cannot be a code, in words. */
export function codeProblem(typed: string): string | undefined {
  return typed.trim() === '' ? i18next.t('confirmation:code.required') : undefined;
}

export interface CodeFieldProps extends FieldBinding {
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** The code that an authenticator app shows. */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation('confirmation');
  return (
    <TextField
      label={t('code.label')}
      hint={t('code.hint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      verbatim
      {...props}
    />
  );
}

export interface Proving {
  purpose: ProofPurpose;
  /** The operation's idempotency key; without one the account number, the address, or the ID that it is about. */
  subject: string;
  factorCode: string;
  transactionPassword: string;
}

/** What goes in place of the transaction password, once and for this operation alone. Rejects with a PortalError. */
export async function prove({
  purpose,
  subject,
  factorCode,
  transactionPassword: password,
}: Proving): Promise<string> {
  const transactionPassword = password === '' ? null : password;
  const input = { purpose, subject, factorCode: factorCode.trim(), transactionPassword };
  const { proveByFactor } = await request(ProveByFactorDocument, { input }, shownInPlace.context);
  return proveByFactor.proof;
}
