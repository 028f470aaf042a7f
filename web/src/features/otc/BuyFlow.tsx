import { useTranslation } from 'react-i18next';
import { useOverview } from '../../data/overview/overview.tsx';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import { ClosedOtc } from './ClosedOtc.tsx';
import { usePurchaseResult, usePurchaseReview } from './contents.tsx';
import { Lobby } from './Lobby.tsx';
import { ownOf, priceCoin, type OwnOrder, type PurchaseDraft, type Rules } from './order.ts';
import { useBuyOtcMutation, useOtcPurchaseByKeyLazyQuery } from './otc.generated.ts';
import { otcPath } from './paths.ts';
import { RecentPurchases } from './RecentOrders.tsx';
import { useLobby } from './useLobby.ts';
import { useLobbyFilters } from './useLobbyFilters.ts';
import { useRules } from './useRules.ts';

const noValues = {};

const historyPath = otcPath({ tab: 'purchases' });

export interface BuyFlowProps {
  /** Whether an order is being sent. */
  onSending: (isSending: boolean) => void;
}

/** The lobby, and buying an offer with review and result. */
export function BuyFlow({ onSending }: BuyFlowProps) {
  const { t } = useTranslation('otc');
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find(({ coin }) => coin === priceCoin)?.available ?? null;
  const rules = useRules();
  const filters = useLobbyFilters();
  const lobby = useLobby(filters.question);
  const [buy] = useBuyOtcMutation(movesCredits);
  const [findByKey] = useOtcPurchaseByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = usePurchaseReview(lobby.gone);
  const result = usePurchaseResult(available);
  return (
    <MoneyFlow<Rules, Record<string, string>, PurchaseDraft, OwnOrder>
      name="otc.buy"
      operations={['buyOtc']}
      pausedTitle={t('paused')}
      config={rules}
      emptyValues={noValues}
      closed={rules.data?.isOpen === false ? <ClosedOtc /> : null}
      form={(_rules, { onReview }) => <Lobby {...{ lobby, filters, available, onReview }} />}
      onSending={onSending}
      send={async ({ id, amount, price }, confirmation) => {
        const input = { id, amount, price, ...confirmation };
        const order = (await buy({ variables: { input } })).data?.buyOtc.order;
        return order && ownOf(order);
      }}
      find={async (options) =>
        (await findByKey(options)).data?.otcPurchases.edges.map(({ node }) => ({ node: ownOf(node) }))
      }
      onDone={lobby.reload}
      onRefused={lobby.reload}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentPurchases />}
    />
  );
}
