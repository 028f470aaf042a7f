import { maxIdentityLength } from '@portal/schema/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalError } from '../../data/graphql/errors.ts';
import { shownInPlace } from '../../data/graphql/report.ts';
import { useOverviewRefresh } from '../../data/overview/overview.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions, Card, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { PhotoField } from '../../forms/PhotoField.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { getDocument, getNumberProblem, type KycValues } from './identity.ts';
import { useSubmitIdentityMutation } from './kyc.generated.ts';

const empty: KycValues = { identityNumber: '' };

export interface KycFormProps {
  /** Nationality, ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Called as soon as it has been submitted. */
  onSubmitted: () => void;
}

/** Values, validation and request of the form. */
function useKycForm({ countryCode, onSubmitted }: KycFormProps) {
  const { t } = useTranslation('kyc');
  const draft = useDraft('kyc', empty);
  const [front, setFront] = useState<File | null>(null);
  const [back, setBack] = useState<File | null>(null);
  const refresh = useOverviewRefresh();
  const [submitIdentity] = useSubmitIdentityMutation(shownInPlace);
  const document = getDocument(countryCode);

  const submit = useAction(async () => {
    // The form requires both, so this cannot happen.
    if (front === null || back === null) throw new PortalError('BAD_USER_INPUT');
    const { identityNumber } = draft.values;
    try {
      await submitIdentity({ variables: { input: { identityNumber, front, back } } });
    } catch (error) {
      // It may have arrived, now or from another device: then the screen shows its state.
      await refresh();
      throw error;
    }
    draft.forget();
    onSubmitted();
    await refresh();
  });
  const form = useForm(
    { ...draft.values, front, back },
    draft.set,
    ({ identityNumber }) => {
      const problem = getNumberProblem(identityNumber, countryCode);
      return {
        identityNumber: problem === null ? undefined : t(`number.${document}.errors.${problem}`),
        front: front === null ? t('photos.front.required') : undefined,
        back: back === null ? t('photos.back.required') : undefined,
      };
    },
    submit.error,
  );
  return { form, submit, front, setFront, back, setBack };
}

/** The number and the photos of the identity document. The number is kept as a draft, the photos are not. */
export function KycForm(props: KycFormProps) {
  const { t } = useTranslation('kyc');
  const { form, submit, front, setFront, back, setBack } = useKycForm(props);
  const document = getDocument(props.countryCode);
  const { isRunning } = submit;
  return (
    <Card>
      <form aria-label={t('form.title')} {...form.formProps(() => void submit.run())}>
        <Stack>
          <SectionTitle>{t('form.title')}</SectionTitle>
          <TextField
            label={t(`number.${document}.label`)}
            hint={t(`number.${document}.hint`)}
            autoComplete="off"
            verbatim
            maxLength={2 * maxIdentityLength}
            disabled={isRunning}
            {...form.bind('identityNumber')}
          />
          <PhotoField
            name="front"
            label={t('photos.front.label')}
            hint={t('photos.front.hint')}
            picture={front}
            disabled={isRunning}
            error={form.bind('front').error}
            onChange={setFront}
          />
          <PhotoField
            name="back"
            label={t('photos.back.label')}
            hint={t('photos.back.hint')}
            picture={back}
            disabled={isRunning}
            error={form.bind('back').error}
            onChange={setBack}
          />
          <Notice tone="info">{t('photos.privacy')}</Notice>
          <FormFailure form={form} kept={t('form.kept')} unknown={t('form.unknown')} />
          <Actions>
            <BusyButton
              type="submit"
              size="large"
              isBusy={isRunning}
              label={t('form.submit')}
              busyLabel={t('form.sending')}
            />
          </Actions>
        </Stack>
      </form>
    </Card>
  );
}
