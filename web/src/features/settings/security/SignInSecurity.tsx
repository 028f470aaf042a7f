import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { DeviceIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { ExchangeIcon } from '../../../components/icons/screens.tsx';
import { LockIcon } from '../../../components/icons/status.tsx';
import { Row, Rows } from '../../../components/Rows.tsx';
import { ScreenSection } from '../../../components/ScreenSection.tsx';
import { SkeletonRows } from '../../../components/SkeletonRows.tsx';
import { useOwnFactors } from '../../../confirmation/passkey.ts';
import { panelOptions, toPanel } from '../../../graphql/panelQuery.ts';
import { toastSuccess } from '../../../graphql/report.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatDate } from '../../../lib/time.ts';
import { useOverviewRefresh } from '../../../overview/overview.tsx';
import { AddForm } from './AddForm.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { ConfirmsForm, RemoveForm, RenewForm } from './forms.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecondFactorsQuery, type SecondFactorsQuery } from './security.generated.ts';

type Factors = NonNullable<SecondFactorsQuery['secondFactors']>;

/** When it is time for new recovery codes. */
const fewCodes = 2;

/** Which form is open: one at a time. A factor's own is named by its ID. */
type Open = 'add' | 'passkey' | 'renew' | 'confirms' | { readonly remove: string };

const isSame = (one: Open | null, other: Open): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one?.remove === other.remove : one === other;

/** The member's second factors; nothing where the site's platform has none. */
export function SignInSecurity() {
  const { t } = useTranslation('settings');
  const { data, error, retry } = toPanel(useSecondFactorsQuery(panelOptions));
  if (data === null && error === null) return <SkeletonRows count={2} />;
  if (data === null)
    return (
      <ScreenSection title={t('security.title')} hint={t('security.hint')}>
        <ErrorPanel error={error} onRetry={retry} />
      </ScreenSection>
    );
  return data.secondFactors === null ? null : <Section factors={data.secondFactors} reload={retry} />;
}

function Section({ factors: state, reload }: { factors: Factors; reload: () => void }) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const id = useId();
  const refreshOverview = useOverviewRefresh();
  const [open, setOpen] = useState<Open | null>(null);
  const [closed, setClosed] = useState<Open | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { factors, recoveryCodesLeft, confirmsOperations } = state;
  const hasFactor = factors.length > 0;
  const hasApp = factors.some(({ kind }) => kind === 'TOTP');
  const takesPasskeys = useOwnFactors()?.takesPasskeys === true;

  const done = (words: string, made: readonly string[] = []) => {
    setOpen(null);
    setCodes(made);
    toastSuccess(words);
    reload();
    void refreshOverview();
  };
  const cancel = () => {
    setClosed(open);
    setOpen(null);
  };
  const day = (iso: string) => formatDate(new Date(iso), locale, 'local');
  const opener = (which: Open, label: string, key: string) => (labelId: string) =>
    codes.length === 0 &&
    !isSame(open, which) && (
      <Button
        id={`${id}-${key}`}
        variant="outlined"
        aria-labelledby={`${id}-${key} ${labelId}`}
        // Closing the form returns the focus to its button.
        autoFocus={isSame(closed, which)}
        onClick={() => setOpen(which)}
      >
        {label}
      </Button>
    );

  return (
    <ScreenSection title={t('security.title')} hint={t('security.hint')}>
      <Rows>
        {factors.map((factor) => (
          <div key={factor.id}>
            <Row
              icon={factor.kind === 'PASSKEY' ? LockIcon : DeviceIcon}
              label={factor.name}
              hint={
                factor.lastUsedAt === null
                  ? t('security.app.factor', { added: day(factor.addedAt) })
                  : t('security.app.used', { added: day(factor.addedAt), used: day(factor.lastUsedAt) })
              }
              control={opener({ remove: factor.id }, t('security.app.remove'), factor.id)}
            />
            {isSame(open, { remove: factor.id }) && (
              <RemoveForm
                factor={factor}
                isLast={factors.length === 1}
                onDone={() => done(t('security.app.removed', { name: factor.name }))}
                onCancel={cancel}
              />
            )}
          </div>
        ))}
        <div>
          <Row
            icon={hasApp ? PlusIcon : DeviceIcon}
            {...(!hasFactor && { hint: t('security.app.none') })}
            label={t('security.app.title')}
            control={opener('add', t(hasApp ? 'security.app.another' : 'security.app.add'), 'add')}
          />
          {open === 'add' && (
            <AddForm
              hasFactor={hasFactor}
              onDone={(made, name) => done(t('security.app.added', { name }), made)}
              onCancel={cancel}
            />
          )}
        </div>
        {takesPasskeys && (
          <div>
            <Row
              icon={LockIcon}
              label={t('security.passkey.title')}
              hint={t('security.passkey.hint')}
              control={opener('passkey', t('security.passkey.add'), 'passkey')}
            />
            {open === 'passkey' && (
              <AddPasskeyForm
                hasFactor={hasFactor}
                onDone={(made, name) => done(t('security.app.added', { name }), made)}
                onCancel={cancel}
              />
            )}
          </div>
        )}
        {hasFactor && (
          <div>
            <Row
              icon={LockIcon}
              tone={recoveryCodesLeft <= fewCodes ? 'warning' : undefined}
              label={t('security.recovery.title')}
              hint={t('security.recovery.left', { count: recoveryCodesLeft })}
              control={opener('renew', t('security.recovery.renew'), 'renew')}
            />
            {open === 'renew' && (
              <RenewForm onDone={(made) => done(t('security.confirms.done'), made)} onCancel={cancel} />
            )}
            {codes.length > 0 && <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />}
          </div>
        )}
        {hasFactor && (
          <div>
            <Row
              icon={ExchangeIcon}
              label={t('security.confirms.title')}
              hint={t(confirmsOperations ? 'security.confirms.on' : 'security.confirms.off')}
              control={opener(
                'confirms',
                t(confirmsOperations ? 'security.confirms.turnOff' : 'security.confirms.turnOn'),
                'confirms',
              )}
            />
            {open === 'confirms' && (
              <ConfirmsForm
                isOn={confirmsOperations}
                onDone={() => done(t('security.confirms.done'))}
                onCancel={cancel}
              />
            )}
          </div>
        )}
      </Rows>
    </ScreenSection>
  );
}
