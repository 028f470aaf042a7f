import { useExtension } from '../../data/extensions/useExtension.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useMailPreferencesQuery } from './mails.generated.ts';

/**
 * Whether a forgotten transaction password can be reset: the platform supports it and the member can receive a code.
 * Undefined until known.
 */
export function useCanRecover(): boolean | undefined {
  const email = useOverview()?.me.maskedEmail;
  const canReset = useExtension('resetTransactionPassword');
  const hasMailPreferences = useExtension('mailPreferences');
  const { data } = useMailPreferencesQuery({ context: { background: true }, skip: email == null });
  if (email === undefined || canReset === undefined) return undefined;
  if (email === null || !canReset) return false;
  return hasMailPreferences === true ? data && data.mailPreferences !== null : true;
}
