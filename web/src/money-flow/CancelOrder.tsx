import { BusyButton } from '../components/BusyButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { asPortalError } from '../graphql/errors.ts';
import { useAction } from '../lib/useAction.ts';

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
  };
}

/** Cancel button of an order. Sends once no matter how often it is pressed; refusals are toasted by the caller. */
export function CancelOrder({ onCancel, words }: CancelOrderProps) {
  const { run, isRunning, error } = useAction(onCancel);
  return (
    <>
      <BusyButton
        variant="outlined"
        size="small"
        isBusy={isRunning}
        label={words.action}
        busyLabel={words.running}
        aria-label={isRunning ? words.running : words.of}
        onClick={() => void run()}
      />
      {error !== null && asPortalError(error).code === 'OUTCOME_UNKNOWN' && (
        <Notice tone="warning" role="alert">
          {words.unknown}
        </Notice>
      )}
    </>
  );
}
