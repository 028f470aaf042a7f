import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../browser/online.ts';
import { useFocusOnMount } from '../../browser/useFocusOnMount.ts';
import type { PortalError } from '../../data/graphql/errors.ts';
import { color, text } from '../../design/theme/css.ts';
import { layout } from '../../design/theme/tokens.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { DetailList } from '../../design/ui/DetailList.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SectionTitle, Stack } from '../../design/ui/surface.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { transactionPasswordPath } from '../../extension-points/paths.ts';
import { FormFailure } from '../../forms/FormFailure.tsx';
import { useFocusOnRefusal } from '../../forms/useFocusOnRefusal.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatTime, zoneName } from '../../time/time.ts';
import { ConfirmationFields } from '../confirmation/useConfirmation.tsx';
import type { FlowWords, ReviewContent } from './content.ts';
import { StepActions } from './layout.tsx';
import { useConfirmationForm } from './useConfirmationForm.ts';
import type { Confirming } from './useMoneyFlow.ts';

/** Stays clear of the header when the focus brings it into view. */
const Title = styled(SectionTitle)({ scrollMarginTop: layout.header + 16 });

const Stamp = styled('p')({ ...text.label, fontWeight: 400, color: color.ink.secondary });

/** Scroll margin for the tabs of a phone. */
const Below = styled('div')({ scrollMarginBottom: layout.bottomTabs + 16 });

interface ReviewProps extends ReviewContent {
  words: FlowWords | undefined;
  withPassword: boolean;
  openedAt: number;
  problem: 'offline' | PortalError | null;
  isSending: boolean;
  onChange: () => void;
  onConfirm: (confirming: Confirming) => Promise<void>;
}

/** Whether a key writes a character. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The title, and when the figures were frozen. */
function Head({
  openedAt,
  ref,
  onType,
}: {
  openedAt: number;
  ref: Ref<HTMLHeadingElement>;
  onType: () => void;
}) {
  const { t } = useTranslation('flow');
  const locale = useLocale();
  const asOf = `${formatTime(openedAt, locale, 'local')} ${zoneName(openedAt, locale, 'local')}`;
  return (
    <div>
      <Title
        ref={ref}
        tabIndex={-1}
        onKeyDown={(event) => {
          // The character goes where the focus is when the key has been pressed.
          if (isTyped(event)) onType();
        }}
      >
        {t('review.title')}
      </Title>
      <Stamp>{t('review.frozen', { time: asOf })}</Stamp>
    </div>
  );
}

/**
 * The last check before credits move. Focus starts at the heading, where a stray Enter sends nothing and a password
 * that is typed at once goes into its field.
 */
export function Review({
  details,
  notice,
  consequence,
  confirm,
  words,
  withPassword,
  openedAt,
  problem: latest,
  isSending,
  onChange,
  onConfirm,
}: ReviewProps) {
  const { t } = useTranslation('flow');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const reason = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  // Over once another attempt runs, so that the same refusal is announced again; offline once the connection is back:
  // nothing was sent.
  const problem = isSending || (latest === 'offline' && isOnline) ? null : latest;
  const { field: password, button } = useFocusOnRefusal(problem);
  useEffect(() => {
    if (problem !== null) reason.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const refusal = problem === 'offline' ? null : problem;
  const { form, fields, submit } = useConfirmationForm({ withPassword, refusal, send: onConfirm });
  return (
    <form
      {...form.formProps(() => {
        if (!isSending) submit();
      })}
    >
      <Stack>
        <Head ref={heading} openedAt={openedAt} onType={() => password.current?.focus()} />
        <DetailList details={details} />
        {notice}
        {consequence !== undefined && <Notice tone="warning">{consequence}</Notice>}
        {fields !== null && <ConfirmationFields fields={fields} disabled={isSending} inputRef={password} />}
        {fields?.transactionPassword?.error !== undefined && (
          <p>
            <TextLink to={transactionPasswordPath}>{t('review.transactionPasswordForgotten')}</TextLink>
          </p>
        )}
        {problem !== null && (
          <Below ref={reason}>
            {problem === 'offline' ? (
              <Notice tone="danger" role="alert">
                {t('review.offline')}
              </Notice>
            ) : (
              <FormFailure form={form} kept={words?.kept ?? t('refused.kept')} />
            )}
          </Below>
        )}
        <StepActions>
          <Button variant="outlined" size="large" disabled={isSending} onClick={onChange}>
            {t('review.change')}
          </Button>
          <BusyButton
            ref={button}
            type="submit"
            size="large"
            isBusy={isSending}
            label={confirm}
            busyLabel={t('review.sending')}
            sx={{ flex: 1 }}
          />
        </StepActions>
      </Stack>
    </form>
  );
}
