import type { TFunction } from 'i18next';
import { passwordProblem } from '../../forms/password.ts';

type T = TFunction<['settings', 'common']>;
type Found = string | undefined;

/** Validators of the password forms, which return an error message. The platform applies the same rules. */
export function checksOf(t: T) {
  return {
    required: (value: string, message: string): Found => (value === '' ? message : undefined),
    /** `others`: passwords it must differ from, each with its error message. */
    newPassword: (
      value: string,
      others: readonly { readonly password: string; readonly alike: string }[],
    ): Found => {
      if (value === '') return t('errors.new');
      const problem = passwordProblem(value);
      if (problem !== null) return t(`common:password.${problem}`);
      return others.find(({ password }) => password === value)?.alike;
    },
    repeated: (value: string, original: string): Found => {
      if (value === '') return t('errors.confirm');
      return value === original ? undefined : t('common:password.mismatch');
    },
  };
}
