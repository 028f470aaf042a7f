import { useTranslation } from 'react-i18next';
import { useForm, type Form } from '../../lib/useForm.ts';
import { checksOf } from './checks.ts';

export type RequestCodeValues = Record<'userName' | 'captchaAnswer', string>;
export type ResetValues = Record<'code' | 'newPassword' | 'confirmation', string>;

export function useRequestCodeForm(
  values: RequestCodeValues,
  set: (changes: Partial<RequestCodeValues>) => void,
): Form<RequestCodeValues> {
  const checks = checksOf(useTranslation(['session', 'common']).t);
  return useForm(values, set, (typed) => ({
    userName: checks.existingName(typed.userName),
    captchaAnswer: checks.captcha(typed.captchaAnswer),
  }));
}

export function useResetForm(
  values: ResetValues,
  set: (changes: Partial<ResetValues>) => void,
): Form<ResetValues> {
  const { t } = useTranslation(['session', 'common']);
  const checks = checksOf(t);
  return useForm(values, set, (typed) => ({
    code: checks.code(typed.code),
    newPassword: checks.newPassword(typed.newPassword, t('fields.newPassword')),
    confirmation: checks.repeated(typed.confirmation, typed.newPassword),
  }));
}
