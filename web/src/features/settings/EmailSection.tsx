import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusNext } from '../../browser/useFocusNext.ts';
import { useExtension } from '../../data/extensions/useExtension.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview, useOverviewRefresh } from '../../data/overview/overview.tsx';
import { Row, Rows } from '../../design/ui/Rows.tsx';
import { ScreenSection } from '../../design/ui/ScreenSection.tsx';
import { Stack } from '../../design/ui/surface.tsx';
import { SwitchRow } from '../../forms/SwitchRow.tsx';
import type { MailKind } from '../../generated/schema.ts';
import { ErrorPanel } from '../../screens/ErrorPanel.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { MailIcon } from './icons.tsx';
import {
  MailPreferencesDocument,
  useMailPreferencesQuery,
  useSetMailPreferenceMutation,
} from './mails.generated.ts';

const kinds = ['ORDERS', 'CREDITS_RECEIVED'] as const satisfies readonly MailKind[];

/** The member's address, with a form to add or change it below. */
function AddressRow({ email }: { email: string | null }) {
  const { t } = useTranslation('settings');
  const id = useId();
  const refreshOverview = useOverviewRefresh();
  const focusNext = useFocusNext();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    focusNext(id);
  };
  return (
    <div>
      <Row
        icon={MailIcon}
        label={t('email.label')}
        hint={email ?? t('email.none')}
        control={(labelId) =>
          !isOpen && (
            <Button
              id={id}
              variant="outlined"
              aria-labelledby={`${id} ${labelId}`}
              onClick={() => setOpen(true)}
            >
              {email === null ? t('email.add') : t('passwords.change')}
            </Button>
          )
        }
      />
      {isOpen && (
        <ChangeEmail
          current={email}
          onCancel={close}
          onDone={() => {
            close();
            void refreshOverview();
          }}
        />
      )}
    </div>
  );
}

function Kinds({ wanted }: { wanted: readonly MailKind[] }) {
  const { t } = useTranslation('settings');
  // A toast reports a failure.
  const [set] = useSetMailPreferenceMutation({
    update: (cache, { data: changed }) => {
      if (!changed) return;
      const { mailPreferences } = changed.setMailPreference;
      cache.writeQuery({ query: MailPreferencesDocument, data: { mailPreferences } });
    },
  });
  return kinds.map((kind) => (
    <SwitchRow
      key={kind}
      label={t(`mails.kinds.${kind}.label`)}
      hint={t(`mails.kinds.${kind}.hint`)}
      isOn={wanted.includes(kind)}
      onChange={(isWanted) => set({ variables: { input: { kind, isWanted } } })}
    />
  ));
}

/** The member's address, and which mails go there. Nothing where the platform sends no mail. */
export function EmailSection() {
  const { t } = useTranslation('settings');
  const me = useOverview()?.me;
  const canChange = useExtension('changeEmail') === true;
  const { data, error, reload } = toPanel(useMailPreferencesQuery(panelOptions));
  if (me === undefined) return null;
  const email = me.maskedEmail;
  const wanted = data?.mailPreferences?.wanted;
  if ((wanted === undefined && error === null) || (email === null && !canChange)) return null;
  return (
    <ScreenSection title={t('mails.title')} {...(email !== null && { hint: t('mails.hint', { email }) })}>
      {wanted === undefined ? (
        <ErrorPanel error={error} onRetry={reload} />
      ) : (
        <Stack>
          {canChange && (
            <Rows>
              <AddressRow email={email} />
            </Rows>
          )}
          {email !== null && <Kinds wanted={wanted} />}
        </Stack>
      )}
    </ScreenSection>
  );
}
