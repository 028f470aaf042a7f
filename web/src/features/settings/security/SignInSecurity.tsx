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
import { useFocusNext } from '../../../lib/useFocusNext.ts';
import { useOverviewRefresh } from '../../../overview/overview.tsx';
import { AddForm } from './AddForm.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { ConfirmsForm, RemoveForm, RenewForm } from './forms.tsx';
import { keepMadeCodes, useMadeCodes } from './madeCodes.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecondFactorsQuery, type SecondFactorsQuery } from './security.generated.ts';

type Factors = NonNullable<SecondFactorsQuery['secondFactors']>;

/** When it is time for new recovery codes. */
const fewCodes = 2;

/** Which form is open: one at a time. That which removes a factor is named by the factor's ID. */
type Open = 'add' | 'passkey' | 'renew' | 'confirms' | `remove-${string}`;

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
  const focusNext = useFocusNext();
  const [open, setOpen] = useState<Open | null>(null);
  const made = useMadeCodes();
  const { factors, recoveryCodesLeft, confirmsOperations } = state;
  const hasFactor = factors.length > 0;
  const hasApp = factors.some(({ kind }) => kind === 'TOTP');
  const takesPasskeys = useOwnFactors()?.takesPasskeys === true;

  const titleId = `${id}-title`;
  const buttonId = (form: string) => `${id}-${form}`;
  /** Closes the form, and leads back to what opened it. */
  const close = (form: string) => {
    setOpen(null);
    focusNext(buttonId(form), titleId);
  };
  const done = (form: Open, words: string, codes: readonly string[] = []) => {
    close(form);
    // The button of a factor that was removed is there until the state is loaded again.
    if (form.startsWith('remove-')) focusNext(titleId);
    if (codes.length > 0) keepMadeCodes({ codes, by: form });
    toastSuccess(words);
    reload();
    void refreshOverview();
  };
  const day = (iso: string) => formatDate(new Date(iso), locale, 'local');
  const opener = (form: Open, label: string) => (labelId: string) =>
    made === null &&
    open !== form && (
      <Button
        id={buttonId(form)}
        variant="outlined"
        aria-labelledby={`${buttonId(form)} ${labelId}`}
        onClick={() => setOpen(form)}
      >
        {label}
      </Button>
    );

  return (
    <ScreenSection title={t('security.title')} titleId={titleId} hint={t('security.hint')}>
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
              control={opener(`remove-${factor.id}`, t('security.app.remove'))}
            />
            {open === `remove-${factor.id}` && (
              <RemoveForm
                factor={factor}
                isLast={factors.length === 1}
                onDone={() => done(`remove-${factor.id}`, t('security.app.removed', { name: factor.name }))}
                onCancel={() => close(`remove-${factor.id}`)}
              />
            )}
          </div>
        ))}
        <div>
          <Row
            icon={hasApp ? PlusIcon : DeviceIcon}
            {...(!hasFactor && { hint: t('security.app.none') })}
            label={t('security.app.title')}
            control={opener('add', t(hasApp ? 'security.app.another' : 'security.app.add'))}
          />
          {open === 'add' && (
            <AddForm
              hasFactor={hasFactor}
              onDone={(codes, name) => done('add', t('security.app.added', { name }), codes)}
              onCancel={() => close('add')}
            />
          )}
        </div>
        {takesPasskeys && (
          <div>
            <Row
              icon={LockIcon}
              label={t('security.passkey.title')}
              hint={t('security.passkey.hint')}
              control={opener('passkey', t('security.passkey.add'))}
            />
            {open === 'passkey' && (
              <AddPasskeyForm
                hasFactor={hasFactor}
                onCodeUsed={reload}
                onDone={(codes, name) => done('passkey', t('security.app.added', { name }), codes)}
                onCancel={() => close('passkey')}
              />
            )}
          </div>
        )}
        {/* Codes are told once: they stand there even while the factor that brought them is not loaded yet. */}
        {(hasFactor || made !== null) && (
          <div>
            {hasFactor && (
              <Row
                icon={LockIcon}
                tone={recoveryCodesLeft <= fewCodes ? 'warning' : undefined}
                label={t('security.recovery.title')}
                hint={t('security.recovery.left', { count: recoveryCodesLeft })}
                control={opener('renew', t('security.recovery.renew'))}
              />
            )}
            {open === 'renew' && (
              <RenewForm
                onDone={(codes) => done('renew', t('security.confirms.done'), codes)}
                onCancel={() => close('renew')}
              />
            )}
            {made !== null && (
              <RecoveryCodes
                codes={made.codes}
                onSaved={() => {
                  keepMadeCodes(null);
                  close(made.by);
                }}
              />
            )}
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
              )}
            />
            {open === 'confirms' && (
              <ConfirmsForm
                isOn={confirmsOperations}
                onDone={() => done('confirms', t('security.confirms.done'))}
                onCancel={() => close('confirms')}
              />
            )}
          </div>
        )}
      </Rows>
    </ScreenSection>
  );
}
