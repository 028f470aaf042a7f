import { useExtension } from '../../data/extensions/useExtension.ts';
import { useMailPreferencesQuery } from './mails.generated.ts';

/** Whether a member without an email address can add one in the settings: the platform can, and sends mail at all. */
export function useCanAddEmail(): boolean {
  const canChange = useExtension('changeEmail') === true;
  const { data } = useMailPreferencesQuery({ context: { background: true }, skip: !canChange });
  return canChange && data !== undefined && data.mailPreferences !== null;
}
