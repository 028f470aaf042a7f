import { useTranslation } from 'react-i18next';
import { DeviceIcon, PlusIcon } from '../../../design/icons/actions.tsx';
import { ExchangeIcon } from '../../../design/icons/screens.tsx';
import { LockIcon } from '../../../design/icons/status.tsx';
import { Row } from '../../../design/ui/Rows.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatDate } from '../../../time/time.ts';
import { AddForm } from './AddForm.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { ConfirmsForm, RemoveForm, RenewForm } from './forms.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { SecondFactorsQuery } from './security.generated.ts';
import type { SecurityForms } from './useSecurityForms.tsx';

export type SecondFactors = NonNullable<SecondFactorsQuery['secondFactors']>;

/** When it is time for new recovery codes. */
const fewCodes = 2;

interface FactorRowProps {
  factor: SecondFactors['factors'][number];
  isLast: boolean;
  forms: SecurityForms;
}

/** A second factor of the member, and the form that removes it. */
export function FactorRow({ factor, isLast, forms }: FactorRowProps) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const formatDay = (iso: string) => formatDate(new Date(iso), locale, 'local');
  const form = `remove-${factor.id}` as const;
  const added = formatDay(factor.addedAt);
  return (
    <div>
      <Row
        icon={factor.kind === 'PASSKEY' ? LockIcon : DeviceIcon}
        label={factor.name}
        hint={
          factor.lastUsedAt === null
            ? t('security.app.factor', { added })
            : t('security.app.used', { added, used: formatDay(factor.lastUsedAt) })
        }
        control={forms.opener(form, t('security.app.remove'))}
      />
      {forms.isOpen(form) && (
        <RemoveForm
          factor={factor}
          isLast={isLast}
          onDone={() => forms.finish(form, t('security.app.removed', { name: factor.name }))}
          onCancel={() => forms.close(form)}
        />
      )}
    </div>
  );
}

interface AddAppRowProps {
  hasFactor: boolean;
  hasApp: boolean;
  forms: SecurityForms;
}

/** Adds an authenticator app. */
export function AddAppRow({ hasFactor, hasApp, forms }: AddAppRowProps) {
  const { t } = useTranslation('settings');
  return (
    <div>
      <Row
        icon={hasApp ? PlusIcon : DeviceIcon}
        {...(!hasFactor && { hint: t('security.app.none') })}
        label={t('security.app.title')}
        control={forms.opener('add', t(hasApp ? 'security.app.another' : 'security.app.add'))}
      />
      {forms.isOpen('add') && (
        <AddForm
          hasFactor={hasFactor}
          onDone={(codes, name) => forms.finish('add', t('security.app.added', { name }), codes)}
          onCancel={() => forms.close('add')}
        />
      )}
    </div>
  );
}

interface AddPasskeyRowProps {
  hasFactor: boolean;
  forms: SecurityForms;
  /** Called when a code was used, which changes the state even before the passkey is added. */
  onCodeUsed: () => void;
}

/** Adds a passkey. */
export function AddPasskeyRow({ hasFactor, forms, onCodeUsed }: AddPasskeyRowProps) {
  const { t } = useTranslation('settings');
  return (
    <div>
      <Row
        icon={LockIcon}
        label={t('security.passkey.title')}
        hint={t('security.passkey.hint')}
        control={forms.opener('passkey', t('security.passkey.add'))}
      />
      {forms.isOpen('passkey') && (
        <AddPasskeyForm
          hasFactor={hasFactor}
          onCodeUsed={onCodeUsed}
          onDone={(codes, name) => forms.finish('passkey', t('security.app.added', { name }), codes)}
          onCancel={() => forms.close('passkey')}
        />
      )}
    </div>
  );
}

interface RecoveryCodesRowProps {
  hasFactor: boolean;
  codesLeft: number;
  forms: SecurityForms;
}

/** How many recovery codes are left, the form that renews them, and those that are not saved yet. */
export function RecoveryCodesRow({ hasFactor, codesLeft, forms }: RecoveryCodesRowProps) {
  const { t } = useTranslation('settings');
  return (
    <div>
      {hasFactor && (
        <Row
          icon={LockIcon}
          tone={codesLeft <= fewCodes ? 'warning' : undefined}
          label={t('security.recovery.title')}
          hint={t('security.recovery.left', { count: codesLeft })}
          control={forms.opener('renew', t('security.recovery.renew'))}
        />
      )}
      {forms.isOpen('renew') && (
        <RenewForm
          onDone={(codes) => forms.finish('renew', t('security.confirms.done'), codes)}
          onCancel={() => forms.close('renew')}
        />
      )}
      {forms.unsavedCodes !== null && (
        <RecoveryCodes codes={forms.unsavedCodes} onSaved={forms.onCodesSaved} />
      )}
    </div>
  );
}

/** Whether a factor also confirms operations, and the form that changes it. */
export function ConfirmsRow({ isOn, forms }: { isOn: boolean; forms: SecurityForms }) {
  const { t } = useTranslation('settings');
  return (
    <div>
      <Row
        icon={ExchangeIcon}
        label={t('security.confirms.title')}
        hint={t(isOn ? 'security.confirms.on' : 'security.confirms.off')}
        control={forms.opener('confirms', t(isOn ? 'security.confirms.turnOff' : 'security.confirms.turnOn'))}
      />
      {forms.isOpen('confirms') && (
        <ConfirmsForm
          isOn={isOn}
          onDone={() => forms.finish('confirms', t('security.confirms.done'))}
          onCancel={() => forms.close('confirms')}
        />
      )}
    </div>
  );
}
