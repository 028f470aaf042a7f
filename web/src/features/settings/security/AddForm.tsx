import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../../data/graphql/report.ts';
import { ProofForm } from './ProofForm.tsx';
import { ScanForm } from './ScanForm.tsx';
import {
  usePrepareAuthenticatorAppMutation,
  type PrepareAuthenticatorAppMutation,
} from './security.generated.ts';

export interface AddFormProps {
  hasFactor: boolean;
  /** With recovery codes, where they were made. */
  onDone: (recoveryCodes: readonly string[], name: string) => void;
  onCancel: () => void;
}

/** Adds an authenticator app: first who asks, then the secret and its first code. */
export function AddForm({ hasFactor, onDone, onCancel }: AddFormProps) {
  const { t } = useTranslation('settings');
  const [prepared, setPrepared] = useState<PrepareAuthenticatorAppMutation['prepareAuthenticatorApp'] | null>(
    null,
  );
  // Never cached: the secret is returned once.
  const [prepare] = usePrepareAuthenticatorAppMutation({ ...shownInPlace, fetchPolicy: 'no-cache' });
  if (prepared !== null)
    return (
      <ScanForm
        prepared={prepared}
        onAdded={({ recoveryCodes }, name) => onDone(recoveryCodes, name)}
        onCancel={onCancel}
      />
    );
  return (
    <ProofForm
      title={t('security.app.addTitle')}
      submit={t('security.begin.submit')}
      busy={t('security.begin.busy')}
      withCode={hasFactor}
      send={async ({ loginPassword, factorCode }) => {
        const input = { loginPassword, factorCode: hasFactor ? factorCode : null };
        const { data } = await prepare({ variables: { input } });
        setPrepared(data?.prepareAuthenticatorApp ?? null);
      }}
      onCancel={onCancel}
      notice={<p>{t('security.begin.intro')}</p>}
    />
  );
}
