import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmedOperation } from '../../data/graphql/proofs.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { request } from '../../data/graphql/request.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { color, text } from '../../design/theme/css.ts';
import { Notice } from '../../design/ui/Notice.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import { ProveByFactorDocument } from './confirmation.generated.ts';
import { passkeyPlaceholder, factorAnswer, useOwnFactors } from './passkey.ts';

const Words = styled('p')({ ...text.dense, color: color.ink.secondary, textWrap: 'pretty' });

/** Leaves room for the focus ring of the toggle. */
const Method = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

/** Why what was typed cannot be a code, in words. */
export function codeProblem(typed: string): string | undefined {
  return typed.trim() === '' ? i18next.t('confirmation:code.required') : undefined;
}

export interface CodeFieldProps extends FieldBinding {
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  /** Where a recovery code will do too. */
  takesRecoveryCode?: boolean;
}

/**
 * The error of a field whose method can be changed: an earlier error is not shown again when the member switches back,
 * until the form is sent once more.
 */
function useMethodError(error: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [isOld, setOld] = useState(false);
  // It is gone, as with typing and with the next attempt: what comes now is new.
  if (isOld && error === undefined) setOld(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!isOld || !form) return;
    const renew = () => setOld(false);
    form.addEventListener('submit', renew);
    return () => form.removeEventListener('submit', renew);
  }, [isOld]);
  return { place, error: isOld ? undefined : error, dropError: () => setOld(true) };
}

/** What proves a second factor: a passkey where the member has one here, otherwise the code that an app shows. */
export function CodeField({ takesRecoveryCode = false, ...props }: CodeFieldProps) {
  const { t } = useTranslation('confirmation');
  const [isChosen, setChosen] = useState(false);
  const { place, error, dropError } = useMethodError(props.error);
  const factors = useOwnFactors();
  const prefersPasskey = useEffectEvent(() => {
    if (props.value === '') props.onChange(passkeyPlaceholder);
  });
  const hasPasskey = factors?.hasPasskey === true;
  useEffect(() => {
    if (hasPasskey) prefersPasskey();
  }, [hasPasskey]);
  if (factors === null) return <SkeletonRows count={1} height={72} />;
  const change = (label: string, value: string) => (
    <div>
      <Button
        variant="text"
        size="small"
        disabled={props.disabled ?? false}
        onClick={() => {
          setChosen(true);
          dropError();
          props.onChange(value);
        }}
      >
        {label}
      </Button>
    </div>
  );
  if (hasPasskey && props.value === passkeyPlaceholder)
    return (
      <Method ref={place}>
        {error === undefined ? (
          <Words>{t('passkey.asked')}</Words>
        ) : (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {takesRecoveryCode
          ? change(t('passkey.orAnyCode'), '')
          : factors.hasApp && change(t('passkey.orCode'), '')}
      </Method>
    );
  // With nothing but passkeys, where they do not work, there is no code to type.
  if (!hasPasskey && !factors.hasApp && !takesRecoveryCode)
    return (
      <Notice tone="warning" {...(props.error !== undefined && { role: 'alert' })}>
        {t('passkey.notHere')}
      </Notice>
    );
  return (
    <Method ref={place}>
      <TextField
        label={t(takesRecoveryCode ? 'code.any' : 'code.label')}
        hint={t(takesRecoveryCode ? 'code.anyHint' : 'code.hint')}
        autoComplete="one-time-code"
        {...(!takesRecoveryCode && { inputMode: 'numeric' })}
        verbatim
        {...props}
        error={error}
        // The toggle follows the field that it shows; switching back to the passkey keeps the focus on the toggle.
        autoFocus={isChosen || props.autoFocus === true}
      />
      {hasPasskey && change(t('passkey.use'), passkeyPlaceholder)}
    </Method>
  );
}

export interface Proving {
  operation: ConfirmedOperation;
  factorCode: string;
  transactionPassword: string;
}

/**
 * What goes in place of the transaction password, once and for this operation with this input. Rejects with a
 * PortalError.
 */
export async function prove({
  operation,
  factorCode,
  transactionPassword: password,
}: Proving): Promise<string> {
  const transactionPassword = password === '' ? null : password;
  const answer = await factorAnswer(factorCode, operation);
  const input = { operation, factorCode: answer, transactionPassword };
  const { proveByFactor } = await request(ProveByFactorDocument, { input }, shownInPlace.context);
  return proveByFactor.proof;
}
