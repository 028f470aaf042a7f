import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { ScreenSection } from '../../components/ScreenSection.tsx';
import { Stack } from '../../components/surface.tsx';
import { SwitchRow } from '../../components/SwitchRow.tsx';
import type { MailKind } from '../../generated/schema.ts';
import { shownInPlace } from '../../graphql/report.ts';
import { useOverview } from '../../overview/overview.tsx';
import {
  MailPreferencesDocument,
  useMailPreferencesQuery,
  useSetMailPreferenceMutation,
} from './mails.generated.ts';

const kinds = ['ORDERS', 'CREDITS_RECEIVED'] as const satisfies readonly MailKind[];

/** Which mails the member gets. Nothing without an address, or where the platform sends no mail. */
export function MailSection() {
  const { t } = useTranslation('settings');
  const email = useOverview()?.me.maskedEmail ?? null;
  const { data, error, refetch } = useMailPreferencesQuery({ ...shownInPlace, skip: email === null });
  // A failure is said in a toast.
  const [set] = useSetMailPreferenceMutation({
    update: (cache, { data: changed }) => {
      if (!changed) return;
      const { mailPreferences } = changed.setMailPreference;
      cache.writeQuery({ query: MailPreferencesDocument, data: { mailPreferences } });
    },
  });
  const wanted = data?.mailPreferences?.wanted;
  if (email === null || (error === undefined && wanted === undefined)) return null;
  return (
    <ScreenSection title={t('mails.title')} hint={t('mails.hint', { email })}>
      {wanted === undefined ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack>
          {kinds.map((kind) => (
            <SwitchRow
              key={kind}
              label={t(`mails.kinds.${kind}.label`)}
              hint={t(`mails.kinds.${kind}.hint`)}
              isOn={wanted.includes(kind)}
              onChange={(isWanted) => set({ variables: { input: { kind, isWanted } } })}
            />
          ))}
        </Stack>
      )}
    </ScreenSection>
  );
}
