import { useOverview } from '../../overview/overview.tsx';
import { useMailPreferencesQuery } from './mails.generated.ts';
import { useExtensionsQuery } from './recovery.generated.ts';

const quiet = { context: { background: true } } as const;

/** Whether a forgotten transaction password can be set anew: the platform can, and a code reaches the member. */
export function useCanRecover(): boolean {
  const email = useOverview()?.me.maskedEmail ?? null;
  const extensions = useExtensionsQuery(quiet).data?.portal.extensions ?? [];
  const { data } = useMailPreferencesQuery({ ...quiet, skip: email === null });
  const isSent = data?.mailPreferences != null || !extensions.includes('mailPreferences');
  return email !== null && isSent && extensions.includes('resetTransactionPassword');
}
