import type { Ref } from 'react';
import { lazyImport, useLazyImport } from '../../browser/lazyImport.ts';
import { proveOnSubmit } from '../../data/graphql/proofs.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { SkeletonRows } from '../../design/ui/SkeletonRows.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import type { FieldBinding } from '../../forms/useForm.ts';
import type texts from './texts/en-US.json';

declare module '../../i18n/resources.ts' {
  interface SharedTexts {
    /** Codes that confirm a sign-in or an operation. */
    confirmation: typeof texts;
  }
}

const loadCode = lazyImport(() => import('./code.tsx'), ['confirmation']);

type Code = Awaited<ReturnType<typeof loadCode>>;

const empty = { transactionPassword: '', factorCode: '' };
type Secrets = typeof empty;

export interface ConfirmationOptions {
  /** Label of the transaction password. */
  label: string;
  /** The error when it is missing. */
  required: string;
  /** Whether credits can be paid to another place afterwards, or codes mailed: a factor always confirms that. */
  isNewDestination?: boolean;
}

/** The fields of a form, bound to it; null for what is not asked for. */
interface Bound {
  label: string;
  code: Code | null;
  transactionPassword: FieldBinding | null;
  factorCode: FieldBinding | null;
}

/** The confirmation fields of a form, and what it sends. */
export interface Confirmation {
  /** Secrets are in no draft, because they must never be stored. */
  empty: Secrets;
  check: (typed: Secrets) => Partial<Record<keyof Secrets, string | undefined>>;
  /** For `<ConfirmationFields>`. */
  bind: (bind: (name: keyof Secrets) => FieldBinding) => Bound;
  /**
   * For the `transactionPassword` of the next request: the password itself, or a placeholder for which the request
   * gets a proof of exactly what it sends. `onConfirmed` is called when nothing but sending is left.
   */
  of: (typed: Secrets, onConfirmed?: () => void) => string;
}

export interface ConfirmationFieldsProps {
  fields: Bound;
  disabled?: boolean;
  /** The first field. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The fields for the transaction password, a code, or both. */
export function ConfirmationFields({ fields, inputRef, ...options }: ConfirmationFieldsProps) {
  const { label, code, transactionPassword, factorCode } = fields;
  const first = inputRef === undefined ? {} : { inputRef };
  return (
    <>
      {transactionPassword !== null && (
        // `off`, because a password manager would treat it as the login password.
        <PasswordField label={label} autoComplete="off" {...first} {...options} {...transactionPassword} />
      )}
      {factorCode !== null &&
        (code === null ? (
          <SkeletonRows count={1} height={72} />
        ) : (
          <code.CodeField {...(transactionPassword === null && first)} {...options} {...factorCode} />
        ))}
    </>
  );
}

/**
 * What confirms an operation of the member: the transaction password, a code of a second factor where the member
 * chose so, or both for a new place to which credits can be paid.
 */
export function useConfirmation({
  label,
  required,
  isNewDestination = false,
}: ConfirmationOptions): Confirmation {
  const me = useOverview()?.me;
  const byPassword = me?.confirmsWithFactor !== true;
  const byCode = !byPassword || (me?.hasSecondFactor === true && isNewDestination);
  const code = useLazyImport(loadCode, byCode);
  return {
    empty,
    check: ({ transactionPassword, factorCode }) => ({
      transactionPassword: byPassword && transactionPassword === '' ? required : undefined,
      factorCode: byCode ? code?.codeProblem(factorCode) : undefined,
    }),
    bind: (bind) => ({
      label,
      code,
      transactionPassword: byPassword ? bind('transactionPassword') : null,
      factorCode: byCode ? bind('factorCode') : null,
    }),
    of: (typed, onConfirmed) => {
      if (byCode)
        return proveOnSubmit(async (operation) => {
          const proof = await (await loadCode()).prove({ operation, ...typed });
          onConfirmed?.();
          return proof;
        });
      onConfirmed?.();
      return typed.transactionPassword;
    },
  };
}
