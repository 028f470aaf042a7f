import type { TFunction } from 'i18next';
import { isEmailAddress, isMailedCode } from '../../forms/email.ts';
import { passwordProblem } from '../../forms/password.ts';

type T = TFunction<['session', 'common']>;
type Found = string | undefined;

/** Validators of the visitor forms, which return an error message; the rules are those of the schema. */
export function checksOf(t: T) {
  const required = (value: string, field: string): Found =>
    value === '' ? t('common:field.required', { field }) : undefined;
  return {
    required,
    /** For signing in: checks only the format, never whether the name exists. */
    existingName: (value: string): Found => {
      const trimmed = value.trim();
      if (trimmed === '') return t('common:field.required', { field: t('fields.userName') });
      return /\s/.test(trimmed) ? t('errors.userNameSpaces') : undefined;
    },
    newName: (value: string): Found => {
      if (value === '') return t('common:field.required', { field: t('fields.userName') });
      if (/\s/.test(value)) return t('errors.userNameSpaces');
      return /^[A-Za-z]\w{3,19}$/.test(value) ? undefined : t('errors.userName');
    },
    newPassword: (value: string, field: string): Found => {
      if (value === '') return t('common:field.required', { field });
      const problem = passwordProblem(value);
      return problem === null ? undefined : t(`common:password.${problem}`);
    },
    repeated: (value: string, original: string): Found => {
      if (value === '') return t('common:field.required', { field: t('fields.confirmPassword') });
      return value === original ? undefined : t('common:password.mismatch');
    },
    email: (value: string): Found => (value === '' || isEmailAddress(value) ? undefined : t('errors.email')),
    captcha: (value: string): Found => (value.trim() === '' ? t('errors.captcha') : undefined),
    code: (value: string): Found => (isMailedCode(value) ? undefined : t('errors.code')),
  };
}
