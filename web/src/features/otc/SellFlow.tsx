import { useTranslation } from 'react-i18next';
import { useOverview } from '../../data/overview/overview.tsx';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import { ClosedOtc } from './ClosedOtc.tsx';
import { useSaleResult, useSaleReview } from './contents.tsx';
import { ownOf, offerCoin, type OwnOrder, type Rules, type SaleDraft, type SaleValues } from './order.ts';
import { useOtcSaleByKeyLazyQuery, usePublishOtcMutation } from './otc.generated.ts';
import { otcPath } from './paths.ts';
import { RecentSales } from './RecentOrders.tsx';
import { SellForm } from './SellForm.tsx';
import { useRules } from './useRules.ts';

const emptyValues: SaleValues = { amount: '', price: '' };

/** Keeps the price, since the next offer often has the same. */
const resetValues = { amount: '' };

const historyPath = otcPath({ tab: 'sales' });

export interface SellFlowProps {
  /** Whether an order is being sent. */
  onSending: (isSending: boolean) => void;
}

/** Publishing an offer, with review and result. */
export function SellFlow({ onSending }: SellFlowProps) {
  const { t } = useTranslation('otc');
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find(({ coin }) => coin === offerCoin)?.available ?? null;
  const rules = useRules();
  const [publish] = usePublishOtcMutation(movesCredits);
  const [findByKey] = useOtcSaleByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useSaleReview(rules.data);
  const result = useSaleResult(available);
  return (
    <MoneyFlow<Rules, SaleValues, SaleDraft, OwnOrder>
      name="otc.sell"
      operations={['publishOtc']}
      pausedTitle={t('paused')}
      config={rules}
      emptyValues={emptyValues}
      resetValues={resetValues}
      closed={rules.data?.isOpen === false ? <ClosedOtc /> : null}
      form={(known, parts) => <SellForm rules={known} available={available} {...parts} />}
      onSending={onSending}
      send={async ({ amount, price, arrives: actualAmount }, confirmation) => {
        const input = { amount, price, actualAmount, ...confirmation };
        const order = (await publish({ variables: { input } })).data?.publishOtc.order;
        return order && ownOf(order);
      }}
      find={async (options) =>
        (await findByKey(options)).data?.otcSales.edges.map(({ node }) => ({ node: ownOf(node) }))
      }
      onDone={rules.reload}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentSales />}
    />
  );
}
