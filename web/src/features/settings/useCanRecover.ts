import { useExtension } from '../../extensions/useExtension.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useMailPreferencesQuery } from './mails.generated.ts';

/** Whether a forgotten transaction password can be set anew: the platform can, and a code reaches the member. */
export function useCanRecover(): boolean {
  const email = useOverview()?.me.maskedEmail ?? null;
  const canReset = useExtension('resetTransactionPassword') === true;
  const tellsOfMail = useExtension('mailPreferences') === true;
  const { data } = useMailPreferencesQuery({ context: { background: true }, skip: email === null });
  const isSent = data?.mailPreferences != null || !tellsOfMail;
  return email !== null && isSent && canReset;
}
