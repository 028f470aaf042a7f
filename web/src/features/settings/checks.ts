import type { TFunction } from 'i18next';
import { passwordProblem } from '../../lib/password.ts';

type T = TFunction<['settings', 'common']>;
type Found = string | undefined;

/** What is wrong with what was typed into a password form, in words; the platform's rules again, before it is asked. */
export function checksOf(t: T) {
  return {
    required: (value: string, message: string): Found => (value === '' ? message : undefined),
    /** `others`: passwords it may not be, with what to say if it is. */
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
