import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFocusNext } from '../../browser/useFocusNext.ts';
import { asPortalError } from '../../data/graphql/errors.ts';
import { unknownReasonText } from '../../data/graphql/report.ts';
import { color, text } from '../../design/theme/css.ts';
import { BusyButton } from '../../design/ui/BusyButton.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { Actions } from '../../design/ui/surface.tsx';
import { RefusalHelp } from '../../forms/RefusalHelp.tsx';
import { useAction } from '../../forms/useAction.ts';

const Question = styled('div')({
  display: 'grid',
  gap: 12,
  '& > p': { ...text.dense, color: color.ink.primary, outline: 'none', textWrap: 'pretty' },
});

export interface CancelOrderProps {
  /** Cancels the order and refetches its status, whether that succeeded or not. */
  onCancel: () => Promise<void>;
  words: {
    readonly action: string;
    /** The same, naming the order. */
    readonly of: string;
    readonly running: string;
    /** When no answer came: that it is not known, and what to do. */
    readonly unknown: string;
  } & (
    | {
        /** Asked before it is cancelled, with the consequence: where cancelling costs the member something. */
        readonly question: string;
        /** Not to cancel it after all. */
        readonly keep: string;
      }
    | { readonly question?: undefined; readonly keep?: undefined }
  );
}

/**
 * Cancel button of an order, with a confirmation if there is a question. Sends once no matter how often it is pressed;
 * the caller toasts refusals, and the button links to what they need.
 */
export function CancelOrder({ onCancel, words }: CancelOrderProps) {
  const { run, isRunning, error } = useAction(onCancel);
  const [isAsking, setAsking] = useState(false);
  const focusNext = useFocusNext();
  const id = useId();
  const [actionId, questionId] = [`${id}action`, `${id}question`];
  const { question, keep } = words;

  const ask = () => {
    setAsking(true);
    focusNext(questionId);
  };
  const stay = () => {
    setAsking(false);
    focusNext(actionId);
  };
  const leave = (event: KeyboardEvent) => {
    // The outcome of a running cancellation is shown here.
    if (event.key !== 'Escape' || isRunning) return;
    // It closes the question, and not the drawer around it.
    event.stopPropagation();
    stay();
  };
  const cancel = (
    <BusyButton
      variant="outlined"
      size="small"
      isBusy={isRunning}
      label={words.action}
      busyLabel={words.running}
      aria-label={isRunning ? words.running : words.of}
      onClick={() => void run()}
    />
  );
  return (
    <>
      {question === undefined ? (
        cancel
      ) : isAsking ? (
        <Question role="group" aria-labelledby={questionId} onKeyDown={leave}>
          <p id={questionId} tabIndex={-1}>
            {question}
          </p>
          <Actions>
            {cancel}
            <Button variant="text" size="small" disabled={isRunning} onClick={stay}>
              {keep}
            </Button>
          </Actions>
        </Question>
      ) : (
        <Button id={actionId} variant="outlined" size="small" aria-label={words.of} onClick={ask}>
          {words.action}
        </Button>
      )}
      {error !== null && asPortalError(error).code === 'OUTCOME_UNKNOWN' && (
        <Notice tone="warning" role="alert" title={unknownReasonText(asPortalError(error))}>
          {words.unknown}
        </Notice>
      )}
      <RefusalHelp error={error} />
    </>
  );
}
