import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../../data/graphql/report.ts';
import { Notice } from '../../../design/ui/Notice.tsx';
import { ProofForm } from './ProofForm.tsx';
import {
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSetFactorConfirmsMutation,
  type FactorStateFragment as SecondFactorsState,
} from './security.generated.ts';

interface FormProps<Result extends readonly unknown[]> {
  onDone: (...result: Result) => void;
  onCancel: () => void;
}

interface RemoveFormProps extends FormProps<[]> {
  factor: SecondFactorsState['factors'][number];
  isLast: boolean;
}

/** Removes a factor. */
export function RemoveForm({ factor: { id, name, kind }, isLast, onDone, onCancel }: RemoveFormProps) {
  const { t } = useTranslation('settings');
  const [remove] = useRemoveSecondFactorMutation(shownInPlace);
  return (
    <ProofForm
      title={t('security.app.removeTitle', { name })}
      submit={t('security.app.remove')}
      busy={t('security.app.removing')}
      send={async ({ loginPassword, factorCode }) => {
        await remove({ variables: { input: { id, loginPassword, factorCode } } });
        onDone();
      }}
      onCancel={onCancel}
      notice={
        isLast && (
          <Notice tone="warning">
            {t(kind === 'PASSKEY' ? 'security.passkey.removeLast' : 'security.app.removeLast')}
          </Notice>
        )
      }
    />
  );
}

/** Makes new recovery codes. */
export function RenewForm({ onDone, onCancel }: FormProps<[recoveryCodes: readonly string[]]>) {
  const { t } = useTranslation('settings');
  // Never cached: the codes are returned once.
  const [renew] = useRenewRecoveryCodesMutation({ ...shownInPlace, fetchPolicy: 'no-cache' });
  return (
    <ProofForm
      title={t('security.recovery.renewTitle')}
      submit={t('security.recovery.renew')}
      busy={t('security.recovery.renewing')}
      send={async ({ loginPassword, factorCode }) => {
        const { data } = await renew({ variables: { input: { loginPassword, factorCode } } });
        onDone(data?.renewRecoveryCodes.recoveryCodes ?? []);
      }}
      onCancel={onCancel}
      notice={<Notice tone="warning">{t('security.recovery.renewHint')}</Notice>}
    />
  );
}

/** Chooses what confirms operations. */
export function ConfirmsForm({ isOn, onDone, onCancel }: FormProps<[]> & { isOn: boolean }) {
  const { t } = useTranslation('settings');
  const [change] = useSetFactorConfirmsMutation(shownInPlace);
  return (
    <ProofForm
      title={t(isOn ? 'security.confirms.offTitle' : 'security.confirms.onTitle')}
      submit={t(isOn ? 'security.confirms.turnOff' : 'security.confirms.turnOn')}
      busy={t('security.confirms.busy')}
      withTransactionPassword={!isOn}
      send={async ({ loginPassword, factorCode, transactionPassword }) => {
        const input = {
          enabled: !isOn,
          loginPassword,
          factorCode,
          transactionPassword: isOn ? null : transactionPassword,
        };
        await change({ variables: { input } });
        onDone();
      }}
      onCancel={onCancel}
      notice={<p>{t(isOn ? 'security.confirms.off' : 'security.confirms.on')}</p>}
    />
  );
}
