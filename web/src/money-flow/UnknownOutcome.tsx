import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailList, type Detail } from '../components/DetailList.tsx';
import { DateTime } from '../components/DateTime.tsx';
import { PasswordField } from '../components/field/PasswordField.tsx';
import { QuestionIcon } from '../components/icons/status.tsx';
import { Notice } from '../components/Notice.tsx';
import { Actions, Stack } from '../components/surface.tsx';
import type { PortalError } from '../graphql/errors.ts';
import { errorText } from '../graphql/report.ts';
import { useFocusOnMount } from '../lib/useFocusOnMount.ts';
import { useForm } from '../lib/useForm.ts';
import { color, text } from '../theme/css.ts';

const Head = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '12px 0',
  textAlign: 'center',
  color: color.warning.main,
  '& h2': { ...text.section, color: color.ink.primary },
  '& p': { ...text.dense, color: color.ink.secondary, maxWidth: 440 },
});

interface UnknownOutcomeProps {
  details: readonly Detail[];
  sentAt: string;
  answer: PortalError | null;
  historyPath: string;
  isSending: boolean;
  onRetry: (transactionPassword: string) => Promise<void>;
  onDismiss: () => void;
}

/** No answer came: the portal claims neither success nor failure, and offers no second order by accident. */
export function UnknownOutcome({
  details,
  sentAt,
  answer,
  historyPath,
  isSending,
  onRetry,
  onDismiss,
}: UnknownOutcomeProps) {
  const { t } = useTranslation('flow');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [values, setValues] = useState({ transactionPassword: '' });
  const form = useForm(
    values,
    (changes) => setValues({ ...values, ...changes }),
    (typed) => ({
      transactionPassword:
        typed.transactionPassword === '' ? t('review.transactionPasswordRequired') : undefined,
    }),
  );
  return (
    <form noValidate onSubmit={form.submit(() => void onRetry(values.transactionPassword))}>
      <Stack>
        <Head>
          <QuestionIcon size={48} />
          <h2 ref={heading} tabIndex={-1}>
            {t('unknown.title')}
          </h2>
          <p>{t('unknown.body')}</p>
        </Head>
        <DetailList
          details={[...details, { label: t('unknown.sent'), value: <DateTime value={sentAt} zone="both" /> }]}
        />
        <Button component={Link} to={historyPath} size="large">
          {t('unknown.history')}
        </Button>
        <Notice tone="info">{t('unknown.same')}</Notice>
        {answer !== null && (
          <Notice tone="warning" role="alert">
            {t('unknown.answer', { message: errorText(answer) })}
          </Notice>
        )}
        <PasswordField
          label={t('review.transactionPassword')}
          autoComplete="off"
          disabled={isSending}
          {...form.bind('transactionPassword')}
        />
        <Actions>
          <Button type="submit" variant="outlined" disabled={isSending}>
            {isSending ? t('review.sending') : t('unknown.retry')}
          </Button>
          <Button variant="text" disabled={isSending} onClick={onDismiss}>
            {t('unknown.dismiss')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
