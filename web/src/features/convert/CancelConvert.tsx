import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { useAction } from '../../lib/useAction.ts';
import type { ConvertOrder } from './order.ts';

export interface CancelConvertProps {
  order: ConvertOrder;
  /** Cancels the order and refetches its status, whether that succeeded or not. */
  onCancel: (order: ConvertOrder) => Promise<void>;
}

/** Cancel button of a pending order. Sends once no matter how often it is pressed; refusals are toasted by the caller. */
export function CancelConvert({ order, onCancel }: CancelConvertProps) {
  const { t } = useTranslation('convert');
  const { run, isRunning, error } = useAction(() => onCancel(order));
  return (
    <>
      <BusyButton
        variant="outlined"
        size="small"
        isBusy={isRunning}
        label={t('cancel.action')}
        busyLabel={t('cancel.running')}
        aria-label={t(isRunning ? 'cancel.running' : 'cancel.of', { receiptNumber: order.receiptNumber })}
        onClick={(event) => {
          // Ignores the second half of a double click on the button that stood here before.
          if (event.detail <= 1) void run();
        }}
      />
      {error !== null && asPortalError(error).code === 'OUTCOME_UNKNOWN' && (
        <Notice tone="warning" role="alert">
          {t('cancel.unknown')}
        </Notice>
      )}
    </>
  );
}
