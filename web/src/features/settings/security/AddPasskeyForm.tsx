import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../../data/graphql/report.ts';
import { TextField } from '../../../design/fields/TextField.tsx';
import { makePasskey } from '../../../orders/confirmation/passkey.ts';
import type { AddFormProps } from './AddForm.tsx';
import { ProofForm, type Proofs } from './ProofForm.tsx';
import { useAddPasskeyMutation, usePreparePasskeyMutation } from './security.generated.ts';

const maxName = 40;

export interface AddPasskeyFormProps extends AddFormProps {
  /** A code was used, and maybe one of the recovery codes. */
  onCodeUsed: () => void;
}

/** Adds a passkey: the device makes it once the member has proved who asks. */
export function AddPasskeyForm({ hasFactor, onCodeUsed, onDone, onCancel }: AddPasskeyFormProps) {
  const { t } = useTranslation('settings');
  /** The platform's challenge; the proofs are used up for it, so it is kept until the device has created a passkey. */
  const [prepared, setPrepared] = useState<string | null>(null);
  const [typed, setTyped] = useState(() => t('security.passkey.nameDefault'));
  // Never cached: recovery codes are returned once.
  const options = { ...shownInPlace, fetchPolicy: 'no-cache' } as const;
  const [prepare] = usePreparePasskeyMutation(options);
  const [add] = useAddPasskeyMutation(options);
  // A passkey without a name gets a default one.
  const name = typed.trim() === '' ? t('security.passkey.nameDefault') : typed.trim();
  async function proveBy({ loginPassword, factorCode }: Proofs): Promise<string> {
    const input = { loginPassword, factorCode: hasFactor ? factorCode : null };
    const { data } = await prepare({ variables: { input } });
    const options = data?.preparePasskey.options ?? '{}';
    setPrepared(options);
    if (hasFactor) onCodeUsed();
    return options;
  }
  return (
    <ProofForm
      title={t('security.passkey.addTitle')}
      submit={t('security.passkey.submit')}
      busy={t('security.passkey.busy')}
      withCode={hasFactor}
      isProven={prepared !== null}
      send={async (proofs) => {
        const answer = await makePasskey(prepared ?? (await proveBy(proofs)));
        try {
          const { data } = await add({ variables: { input: { name, answer } } });
          onDone(data?.addPasskey.recoveryCodes ?? [], name);
        } catch (refusal) {
          // An answer is taken once, and another passkey from the same options might take the place of the one just
          // made.
          setPrepared(null);
          throw refusal;
        }
      }}
      onCancel={onCancel}
      notice={<p>{t('security.passkey.intro')}</p>}
    >
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
