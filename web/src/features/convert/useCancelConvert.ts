import { useTranslation } from 'react-i18next';
import { useCancelOrder } from '../../orders/flow/useCancelOrder.ts';
import { useCancelConvertMutation } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';
import { useSentenceAmounts } from './words.ts';

/**
 * Cancels an order and toasts the outcome.
 * @param reload refetches the orders; called whether it succeeded or not
 */
export function useCancelConvert(reload: () => Promise<void> | void): (order: ConvertOrder) => Promise<void> {
  const { t } = useTranslation('convert');
  const [cancelConvert] = useCancelConvertMutation({ context: { money: true } });
  const sentence = useSentenceAmounts();
  return useCancelOrder<ConvertOrder>({
    send: async (input) => (await cancelConvert({ variables: { input } })).data?.cancelConvert.order,
    done: (order) => t('cancel.done', sentence(order)),
    reload,
  });
}
