import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../browser/useFocusOnMount.ts';
import type { PortalError } from '../../data/graphql/errors.ts';
import { errorText, unknownReasonText } from '../../data/graphql/report.ts';
import { QuestionIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { DetailList, type Detail } from '../../design/ui/DetailList.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { RefusalHelp } from '../../forms/RefusalHelp.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useFocusOnRefusal } from '../../forms/useFocusOnRefusal.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatTime, zoneName } from '../../time/time.ts';
import { ConfirmationFields } from '../confirmation/useConfirmation.tsx';
import type { FlowWords } from './content.ts';
import { useConfirmationForm } from './useConfirmationForm.ts';
import type { Confirming } from './useMoneyFlow.ts';

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
  words: FlowWords | undefined;
  /** Why the order cannot be sent again, in words; null when it can. */
  cannotResend: string | null;
  withPassword: boolean;
  sentAt: string;
  /** Why the outcome is unknown; null after a reload. */
  cause: PortalError | null;
  /** The refusal of a later attempt. */
  answer: PortalError | null;
  historyPath: string;
  isSending: boolean;
  /** Looks the order up in the history; true when it is found, and then the result replaces this screen. */
  onLookUp: () => Promise<boolean>;
  onRetry: (confirming: Confirming) => Promise<void>;
  onDismiss: () => void;
}

/** Checks the history and shows what was found and when. */
function HistoryCheck({
  lookUp,
  historyPath,
  canRetry,
  disabled,
}: {
  lookUp: () => Promise<boolean>;
  historyPath: string;
  canRetry: boolean;
  disabled: boolean;
}) {
  const { t } = useTranslation('flow');
  const locale = useLocale();
  /** When it was not there, in ms since 1970. */
  const [missedAt, setMissedAt] = useState<number | null>(null);
  const look = useAction(async () => {
    setMissedAt(null);
    if (!(await lookUp())) setMissedAt(Date.now());
  });
  const history = <TextLink to={historyPath}>{t('unknown.history')}</TextLink>;
  return (
    <>
      <BusyButton
        size="large"
        disabled={disabled}
        isBusy={look.isRunning}
        label={t('unknown.look')}
        busyLabel={t('unknown.looking')}
        onClick={() => void look.run()}
      />
      {missedAt !== null && (
        <Notice tone="info" role="status">
          {t(canRetry ? 'unknown.notFound' : 'unknown.notFoundYet', {
            time: `${formatTime(missedAt, locale, 'local')} ${zoneName(missedAt, locale, 'local')}`,
          })}{' '}
          {history}
        </Notice>
      )}
      {look.error !== null && (
        <Notice tone="warning" role="alert" title={t('unknown.lookFailed')}>
          {errorText(look.error)}
        </Notice>
      )}
    </>
  );
}

/** Shown when no answer came: promises neither success nor failure, and does not invite a second order. */
export function UnknownOutcome({
  details,
  words,
  cannotResend,
  withPassword,
  sentAt,
  cause,
  answer: latest,
  historyPath,
  isSending,
  onLookUp,
  onRetry,
  onDismiss,
}: UnknownOutcomeProps) {
  const { t } = useTranslation('flow');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  // Over once another attempt runs, so that the same answer is announced again.
  const answer = isSending ? null : latest;
  const { field, button } = useFocusOnRefusal(answer);
  const asksPassword = withPassword && cannotResend === null;
  const { form, fields, submit } = useConfirmationForm({
    withPassword: asksPassword,
    refusal: answer,
    send: onRetry,
  });
  const isBesideField = form.failure() === null;
  return (
    <form
      {...form.formProps(() => {
        if (cannotResend === null && !isSending) submit();
      })}
    >
      <Stack>
        <Head>
          <QuestionIcon size={48} />
          <h2 ref={heading} tabIndex={-1}>
            {t('unknown.title')}
          </h2>
          {cause !== null && <p>{unknownReasonText(cause)}</p>}
          <p>{words?.unknown ?? t('unknown.body')}</p>
        </Head>
        <DetailList
          details={[...details, { label: t('unknown.sent'), value: <DateTime value={sentAt} zone="both" /> }]}
        />
        <HistoryCheck
          lookUp={onLookUp}
          historyPath={historyPath}
          canRetry={cannotResend === null}
          disabled={isSending}
        />
        <Notice tone="info">{cannotResend ?? words?.same ?? t('unknown.same')}</Notice>
        {answer !== null && !isBesideField && (
          <Notice tone="warning" role="alert">
            {answer.mayHaveMoved
              ? t('unknown.noAnswer')
              : t('unknown.answer', { message: errorText(answer) })}{' '}
            <RefusalHelp error={answer} />
          </Notice>
        )}
        {fields !== null && <ConfirmationFields fields={fields} disabled={isSending} inputRef={field} />}
        {isBesideField && <RefusalHelp error={answer} />}
        <Actions>
          {cannotResend === null && (
            <BusyButton
              ref={button}
              type="submit"
              variant="outlined"
              isBusy={isSending}
              label={t('unknown.retry')}
              busyLabel={t('review.sending')}
            />
          )}
          <Button variant="text" disabled={isSending} onClick={onDismiss}>
            {t('unknown.dismiss')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
