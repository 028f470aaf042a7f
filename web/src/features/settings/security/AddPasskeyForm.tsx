import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/field/TextField.tsx';
import { makePasskey } from '../../../confirmation/passkey.ts';
import { shownInPlace } from '../../../graphql/report.ts';
import type { AddFormProps } from './AddForm.tsx';
import { ProofForm } from './ProofForm.tsx';
import { useAddPasskeyMutation, usePreparePasskeyMutation } from './security.generated.ts';

const maxName = 40;

/** Adds a passkey: the device makes it once the member has proved who asks. */
export function AddPasskeyForm({ hasFactor, onDone, onCancel }: AddFormProps) {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState(() => t('security.passkey.nameDefault'));
  // Never cached: recovery codes are told once.
  const options = { ...shownInPlace, fetchPolicy: 'no-cache' } as const;
  const [prepare] = usePreparePasskeyMutation(options);
  const [add] = useAddPasskeyMutation(options);
  // What nobody named is called what it is.
  const name = typed.trim() === '' ? t('security.passkey.nameDefault') : typed.trim();
  return (
    <ProofForm
      title={t('security.passkey.addTitle')}
      submit={t('security.passkey.submit')}
      busy={t('security.passkey.busy')}
      withCode={hasFactor}
      send={async ({ loginPassword, factorCode }) => {
        const input = { loginPassword, factorCode: hasFactor ? factorCode : null };
        const { data: prepared } = await prepare({ variables: { input } });
        const answer = await makePasskey(prepared?.preparePasskey.options ?? '{}');
        const { data } = await add({ variables: { input: { name, answer } } });
        onDone(data?.addPasskey.recoveryCodes ?? [], name);
      }}
      onCancel={onCancel}
    >
      <p>{t('security.passkey.intro')}</p>
      <TextField
        name="passkeyName"
        label={t('security.passkey.name')}
        hint={t('security.scan.nameHint')}
        autoComplete="off"
        maxLength={maxName}
        value={typed}
        onChange={setTyped}
      />
    </ProofForm>
  );
}
