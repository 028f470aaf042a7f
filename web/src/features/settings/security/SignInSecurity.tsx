import { useTranslation } from 'react-i18next';
import { panelOptions, toPanel } from '../../../data/graphql/panelQuery.ts';
import { Rows } from '../../../design/ui/Rows.tsx';
import { ScreenSection } from '../../../design/ui/ScreenSection.tsx';
import { SkeletonRows } from '../../../design/ui/SkeletonRows.tsx';
import { useOwnFactors } from '../../../orders/confirmation/passkey.ts';
import { ErrorPanel } from '../../../screens/ErrorPanel.tsx';
import { useSecondFactorsQuery } from './security.generated.ts';
import {
  AddAppRow,
  AddPasskeyRow,
  ConfirmsRow,
  FactorRow,
  RecoveryCodesRow,
  type SecondFactors,
} from './SecurityRows.tsx';
import { useSecurityForms } from './useSecurityForms.tsx';

/** The member's second factors; nothing where the site's platform has none. */
export function SignInSecurity() {
  const { t } = useTranslation('settings');
  const { data, error, reload } = toPanel(useSecondFactorsQuery(panelOptions));
  if (data === null && error === null) return <SkeletonRows count={2} />;
  if (data === null)
    return (
      <ScreenSection title={t('security.title')} hint={t('security.hint')}>
        <ErrorPanel error={error} onRetry={reload} />
      </ScreenSection>
    );
  return data.secondFactors === null ? null : <Section state={data.secondFactors} reload={reload} />;
}

function Section({ state, reload }: { state: SecondFactors; reload: () => void }) {
  const { t } = useTranslation('settings');
  const forms = useSecurityForms(reload);
  const { factors, recoveryCodesLeft, confirmsOperations } = state;
  const hasFactor = factors.length > 0;
  const hasApp = factors.some(({ kind }) => kind === 'TOTP');
  const takesPasskeys = useOwnFactors()?.takesPasskeys === true;
  return (
    <ScreenSection title={t('security.title')} titleId={forms.titleId} hint={t('security.hint')}>
      <Rows>
        {factors.map((factor) => (
          <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} forms={forms} />
        ))}
        <AddAppRow hasFactor={hasFactor} hasApp={hasApp} forms={forms} />
        {takesPasskeys && <AddPasskeyRow hasFactor={hasFactor} forms={forms} onCodeUsed={reload} />}
        {/* Codes are returned once: show them even before their factor is loaded. */}
        {(hasFactor || forms.unsavedCodes !== null) && (
          <RecoveryCodesRow hasFactor={hasFactor} codesLeft={recoveryCodesLeft} forms={forms} />
        )}
        {hasFactor && <ConfirmsRow isOn={confirmsOperations} forms={forms} />}
      </Rows>
    </ScreenSection>
  );
}
