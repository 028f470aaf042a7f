import { useTranslation } from 'react-i18next';
import { useAmountsHidden } from '../../design/ui/hiddenAmounts.tsx';
import { unitName } from '../../money/credits.ts';
import { useCancelOrder } from '../../orders/flow/useCancelOrder.ts';
import { ownOf, offerCoin, type OwnOrder } from './order.ts';
import { useCancelOtcMutation } from './otc.generated.ts';
import { formatOfferAmount } from './words.tsx';

/**
 * Cancels an offer and toasts the outcome, without the figure while amounts are hidden.
 * @param reload refetches the offers; called whether it succeeded or not
 */
export function useCancelOffer(reload: () => Promise<void> | void): (order: OwnOrder) => Promise<void> {
  const { t } = useTranslation('otc');
  const hidden = useAmountsHidden();
  const [cancelOtc] = useCancelOtcMutation({ context: { money: true } });
  return useCancelOrder<OwnOrder>({
    send: async (input) => {
      const order = (await cancelOtc({ variables: { input } })).data?.cancelOtc.order;
      return order && ownOf(order);
    },
    done: ({ amount }) =>
      t('cancel.done', { amount: hidden ? `••••\u00A0${unitName(offerCoin)}` : formatOfferAmount(amount) }),
    reload,
  });
}
