import { useExtension } from '../../extensions/useExtension.ts';
import { useOverview } from '../../overview/overview.tsx';
import { useMailPreferencesQuery } from './mails.generated.ts';

/**
 * Whether a forgotten transaction password can be set anew: the platform can, and a code reaches the member; undefined until
 * that is known.
 */
export function useCanRecover(): boolean | undefined {
  const email = useOverview()?.me.maskedEmail;
  const canReset = useExtension('resetTransactionPassword');
  const tellsOfMail = useExtension('mailPreferences');
  const { data } = useMailPreferencesQuery({ context: { background: true }, skip: email == null });
  if (email === undefined || canReset === undefined) return undefined;
  if (email === null || !canReset) return false;
  return tellsOfMail === true ? data && data.mailPreferences !== null : true;
}
