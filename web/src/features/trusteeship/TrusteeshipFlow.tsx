import { useOverview } from '../../data/overview/overview.tsx';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import { Catalogue } from './Catalogue.tsx';
import { useTrusteeshipResult, useTrusteeshipReview } from './contents.tsx';
import type { TrusteeshipDraft, TrusteeshipOrder, TrusteeshipSummary } from './order.ts';
import { OwnPackages } from './OwnPackages.tsx';
import { trusteeshipPath } from './paths.ts';
import { Totals } from './Totals.tsx';
import {
  useBuyEntrustMutation,
  useEntrustOrderByKeyLazyQuery,
  useRedeemEntrustMutation,
  useUpgradeEntrustMutation,
} from './trusteeship.generated.ts';
import { useTrusteeshipSummary } from './useTrusteeshipSummary.ts';
import { trusteeshipCoin } from './words.tsx';

const noValues = {};

const historyPath = trusteeshipPath({ tab: 'records' });

/** Sends what was reviewed. */
function useSend() {
  const [buy] = useBuyEntrustMutation(movesCredits);
  const [upgrade] = useUpgradeEntrustMutation(movesCredits);
  const [redeem] = useRedeemEntrustMutation(movesCredits);
  return async (
    draft: TrusteeshipDraft,
    confirmation: { readonly idempotencyKey: string; readonly transactionPassword: string },
  ): Promise<TrusteeshipOrder | null | undefined> => {
    if (draft.kind === 'redeem') {
      const input = { id: draft.id, ...confirmation };
      return (await redeem({ variables: { input } })).data?.redeemEntrust.order;
    }
    const { offerId, pays: amount, termDays, dailyRatio } = draft;
    const terms = { offerId, amount, termDays, dailyRatio, ...confirmation };
    return draft.kind === 'buy'
      ? (await buy({ variables: { input: terms } })).data?.buyEntrust.order
      : (await upgrade({ variables: { input: { id: draft.id, ...terms } } })).data?.upgradeEntrust.order;
  };
}

export interface TrusteeshipFlowProps {
  /** Whether an order is being sent. */
  onSending?: (isSending: boolean) => void;
}

/**
 * The member's packages and the catalogue; buying, upgrading and redeeming with review and result; totals. Needs the
 * texts `trusteeship` and `flow`.
 */
export default function TrusteeshipFlow({ onSending }: TrusteeshipFlowProps) {
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find((asset) => asset.coin === trusteeshipCoin)?.available ?? null;
  const summary = useTrusteeshipSummary();
  const send = useSend();
  const [findByKey] = useEntrustOrderByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useTrusteeshipReview(summary.data);
  const result = useTrusteeshipResult(available);
  return (
    <MoneyFlow<TrusteeshipSummary, Record<string, string>, TrusteeshipDraft, TrusteeshipOrder>
      name="trusteeship"
      operations={['buyEntrust', 'upgradeEntrust', 'redeemEntrust']}
      config={summary}
      emptyValues={noValues}
      form={({ offers, running }, { onReview }) => (
        <>
          <OwnPackages {...{ offers, running, onReview }} onChanged={summary.reload} />
          <Catalogue {...{ offers, available, onReview }} />
        </>
      )}
      onSending={onSending}
      send={send}
      find={async (options) => (await findByKey(options)).data?.entrustOrders.edges}
      onDone={summary.reload}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<Totals summary={summary} />}
    />
  );
}
