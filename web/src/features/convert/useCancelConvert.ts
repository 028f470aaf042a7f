import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { asPortalError, PortalError } from '../../graphql/errors.ts';
import { useOverviewRefresh } from '../../overview/overview.tsx';
import { useCancelConvertMutation } from './convert.generated.ts';
import type { ConvertOrder } from './order.ts';
import { useSentence } from './words.ts';

/**
 * Cancels an order and toasts the outcome. The key of each order is kept until its outcome is known, so that a retry is
 * the same cancellation.
 * @param reload refetches the orders; called whether it succeeded or not
 */
export function useCancelConvert(reload: () => Promise<void> | void): (order: ConvertOrder) => Promise<void> {
  const { t } = useTranslation('convert');
  const [cancelConvert] = useCancelConvertMutation({ context: { money: true } });
  const refreshOverview = useOverviewRefresh();
  const sentence = useSentence();
  const keys = useRef(new Map<string, string>());

  async function cancelOnce(id: string): Promise<ConvertOrder> {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    try {
      const { data } = await cancelConvert({ variables: { input: { idempotencyKey, id } } });
      if (data === undefined) throw new PortalError('OUTCOME_UNKNOWN');
      keys.current.delete(id);
      return data.cancelConvert.order;
    } catch (thrown) {
      if (!asPortalError(thrown).mayHaveMoved) keys.current.delete(id);
      throw thrown;
    }
  }

  return async ({ id }) => {
    try {
      toast.success(t('cancel.done', sentence(await cancelOnce(id))));
    } finally {
      void refreshOverview();
      await reload();
    }
  };
}
