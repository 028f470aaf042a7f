import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../../browser/useFocusOnMount.ts';
import { shownInPlace } from '../../../data/graphql/report.ts';
import { TextField } from '../../../design/fields/TextField.tsx';
import { color, text } from '../../../design/theme/css.ts';
import { CopyLine } from '../../../design/ui/CopyLine.tsx';
import { QrCode } from '../../../design/ui/QrCode.tsx';
import { useAction } from '../../../forms/useAction.ts';
import { useForm } from '../../../forms/useForm.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import {
  useAddAuthenticatorAppMutation,
  type AddAuthenticatorAppMutation,
  type PrepareAuthenticatorAppMutation,
} from './security.generated.ts';

const Words = styled('p')({ ...text.dense, color: color.ink.secondary, textWrap: 'pretty' });

const maxName = 40;

export interface ScanFormProps {
  prepared: PrepareAuthenticatorAppMutation['prepareAuthenticatorApp'];
  onAdded: (added: AddAuthenticatorAppMutation['addAuthenticatorApp'], name: string) => void;
  onCancel: () => void;
}

/** Shows the secret of a new authenticator app, and takes its first code. */
export function ScanForm({ prepared: { secret, uri }, onAdded, onCancel }: ScanFormProps) {
  const { t } = useTranslation(['settings', 'common', 'confirmation']);
  // What the code is made with comes before its field.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [values, setValues] = useState({ name: t('security.scan.nameDefault'), factorCode: '' });
  const [addAuthenticatorApp] = useAddAuthenticatorAppMutation({ ...shownInPlace, fetchPolicy: 'no-cache' });
  const name = values.name.trim();
  const action = useAction(async () => {
    const input = { name, factorCode: values.factorCode.trim() };
    const { data } = await addAuthenticatorApp({ variables: { input } });
    if (data !== undefined) onAdded(data.addAuthenticatorApp, name);
  });
  const form = useForm(
    values,
    (changes) => setValues((current) => ({ ...current, ...changes })),
    ({ factorCode }) => ({
      name:
        name === ''
          ? t('security.scan.nameRequired')
          : name.length > maxName
            ? t('security.scan.nameTooLong', { count: maxName })
            : undefined,
      factorCode: factorCode.trim() === '' ? t('confirmation:code.required') : undefined,
    }),
    action.error,
  );
  return (
    <SettingsForm
      label={t('security.scan.title')}
      hasHeading
      headingRef={heading}
      submit={t('security.scan.submit')}
      busy={t('security.scan.busy')}
      kept={t('security.proofs.kept')}
      unknown={t('security.proofs.unknown')}
      action={action}
      form={form}
      onCancel={onCancel}
      notice={<Words>{t('security.scan.intro')}</Words>}
    >
      <QrCode text={uri} label={t('security.scan.qr')} />
      {/* A phone cannot scan its own screen. */}
      <div>
        <Button variant="outlined" component="a" href={uri}>
          {t('security.scan.open')}
        </Button>
      </div>
      <div>
        <Words>{t('security.scan.secret')}</Words>
        <CopyLine text={secret} label={t('security.scan.key')} />
      </div>
      <TextField
        label={t('confirmation:code.label')}
        hint={t('confirmation:code.hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        verbatim
        {...form.bind('factorCode')}
      />
      <TextField
        label={t('security.scan.name')}
        hint={t('security.scan.nameHint')}
        autoComplete="off"
        {...form.bind('name')}
      />
    </SettingsForm>
  );
}
