import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/BusyButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { asPortalError } from '../../graphql/errors.ts';
import { useAction } from '../../lib/useAction.ts';
import type { ConvertOrder } from './order.ts';

export interface CancelConvertProps {
  order: ConvertOrder;
  /** Cancels it, and shows what has become of it whether that went well or not. */
  onCancel: (order: ConvertOrder) => Promise<void>;
}

/** Cancels a pending order, once however often it is pressed. A refusal has been toasted; what it means is seen at the order. */
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
          // The second half of a double click on what stood here before cancels nothing.
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
