import { styled } from '@mui/material/styles';
import { maximumStatement } from '@portal/schema/rules';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../data/graphql/report.ts';
import { TextArea } from '../../design/fields/TextArea.tsx';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions, SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextButton } from '../../design/ui/TextLink.tsx';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useAction } from '../../forms/useAction.ts';
import type { Draft } from '../../forms/useDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { useApplyForCommitmentMutation } from './commitment.generated.ts';
import type { ApplicationValues, Commitment } from './order.ts';
import { useFreePackageTerms } from './terms.tsx';

const Head = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8 });

export interface ApplicationFormProps {
  commitment: Commitment;
  draft: Draft<ApplicationValues>;
  /** The application was sent, or may have been. */
  onSent: () => void;
  onDone: (name: string) => void;
}

/** The statement of an application for one package. It moves no credits, and of two the platform takes the first. */
export function ApplicationForm({ commitment, draft, onSent, onDone }: ApplicationFormProps) {
  const { t } = useTranslation('commitment');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const given = useFreePackageTerms();
  const [apply] = useApplyForCommitmentMutation(shownInPlace);
  const { id, name, application } = commitment;
  const { run, error, isRunning } = useAction(async () => {
    try {
      const input = { commitmentId: id, statement: draft.values.statement };
      await apply({ variables: { input } });
      onDone(name);
    } finally {
      // Where the answer was lost, or there was an application by then, the list of packages shows it.
      onSent();
    }
  });
  const form = useForm(
    draft.values,
    draft.set,
    ({ statement }) => ({ statement: statement.trim() === '' ? t('form.required') : undefined }),
    error,
  );
  return (
    <form aria-label={t('form.title', { name })} {...form.formProps(() => void run())}>
      <Stack>
        <Head>
          <TextButton type="button" disabled={isRunning} onClick={() => draft.set({ package: '' })}>
            {t('form.back')}
          </TextButton>
          <SectionTitle ref={heading} tabIndex={-1}>
            {t('form.title', { name })}
          </SectionTitle>
        </Head>
        {application?.status === 'REJECTED' && (
          <Notice tone="danger" title={application.reason ?? t('states.REJECTED.title')}>
            {t('form.afterRejection')}
          </Notice>
        )}
        <DetailList details={given(commitment)} />
        <TextArea
          label={t('form.statement')}
          hint={t('form.hint')}
          maxLength={maximumStatement}
          rows={5}
          disabled={isRunning}
          {...form.bind('statement')}
        />
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
  );
}
