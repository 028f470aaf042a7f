import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import { movesCredits } from '../../money-flow/useMoneyFlow.ts';
import { useOverview } from '../../overview/overview.tsx';
import { Catalogue } from './Catalogue.tsx';
import { useResult, useReview } from './contents.tsx';
import type { EntrustDraft, EntrustOrder, Standing } from './order.ts';
import { OwnPackages } from './OwnPackages.tsx';
import { custodyPath } from './paths.ts';
import { Totals } from './Totals.tsx';
import {
  useBuyEntrustMutation,
  useEntrustOrderByKeyLazyQuery,
  useRedeemEntrustMutation,
  useUpgradeEntrustMutation,
} from './trusteeship.generated.ts';
import { useStanding } from './useStanding.ts';
import { coin } from './words.tsx';

const noValues = {};

const historyPath = custodyPath({ tab: 'records' });

/** Sends what was reviewed. */
function useSend() {
  const [buy] = useBuyEntrustMutation(movesCredits);
  const [upgrade] = useUpgradeEntrustMutation(movesCredits);
  const [redeem] = useRedeemEntrustMutation(movesCredits);
  return async (
    draft: EntrustDraft,
    confirmation: { readonly idempotencyKey: string; readonly transactionPassword: string },
  ): Promise<EntrustOrder | undefined> => {
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

export interface CustodyFlowProps {
  /** Whether an order is being sent. */
  onSending?: (isSending: boolean) => void;
}

/**
 * The member's packages and the catalogue; buying, upgrading and redeeming with review and result; totals. Needs the
 * texts `trusteeship` and `flow`.
 */
export default function CustodyFlow({ onSending }: CustodyFlowProps) {
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find((asset) => asset.coin === coin)?.available ?? null;
  const standing = useStanding();
  const send = useSend();
  const [findByKey] = useEntrustOrderByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useReview(standing.data);
  const result = useResult(available);
  return (
    <MoneyFlow<Standing, Record<string, string>, EntrustDraft, EntrustOrder>
      name="trusteeship"
      config={standing}
      emptyValues={noValues}
      form={({ offers, running }, { onReview }) => (
        <>
          <OwnPackages {...{ offers, running, onReview }} onChanged={standing.retry} />
          <Catalogue {...{ offers, available, onReview }} />
        </>
      )}
      onSending={onSending}
      send={send}
      find={async (options) => (await findByKey(options)).data?.entrustOrders.edges}
      onDone={standing.retry}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<Totals standing={standing} />}
    />
  );
}
