import { mapLoaded } from '../../browser/loaded.ts';
import { panelOptions, toPanel } from '../../data/graphql/panelQuery.ts';
import { useOverview } from '../../data/overview/overview.tsx';
import { useBalanceChange } from '../../data/overview/useBalanceChange.ts';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits, type Confirmation } from '../../orders/flow/useMoneyFlow.ts';
import { useRestriction } from '../../orders/flow/useRestriction.ts';
import { ActivationForm } from './ActivationForm.tsx';
import { useCodeResult, useCodeReview } from './contents.tsx';
import {
  useActivateMatchingCodeMutation,
  useBuyMatchingCodesMutation,
  useMatchingCodeRecordByKeyLazyQuery,
  useMatchingCodeSummaryQuery,
  useTransferMatchingCodeMutation,
} from './matching-codes.generated.ts';
import {
  toMatchingCodeSummary,
  type CodeDraft,
  type CodeValues,
  type MatchingCodeRecord,
  type MatchingCodeSummary,
} from './order.ts';
import { OwnCodes } from './OwnCodes.tsx';
import { matchingCodesPath } from './paths.ts';
import { PurchaseForm } from './PurchaseForm.tsx';
import { codeCoin } from './words.ts';

const emptyValues: CodeValues = { packageId: '', quantity: '1', transferring: '', to: '' };

const historyPath = matchingCodesPath({ tab: 'records' });

/** Sends what was reviewed. */
function useSend() {
  const [buy] = useBuyMatchingCodesMutation(movesCredits);
  const [activate] = useActivateMatchingCodeMutation(movesCredits);
  const [transfer] = useTransferMatchingCodeMutation(movesCredits);
  return async (
    draft: CodeDraft,
    confirmation: Confirmation,
  ): Promise<MatchingCodeRecord | null | undefined> => {
    switch (draft.kind) {
      case 'buy': {
        const { packageId, quantity, pays: amount } = draft;
        const input = { packageId, quantity, amount, ...confirmation };
        return (await buy({ variables: { input } })).data?.buyMatchingCodes.record;
      }
      case 'activate': {
        const input = { id: draft.id, ...confirmation };
        return (await activate({ variables: { input } })).data?.activateMatchingCode.record;
      }
      case 'transfer': {
        const input = { id: draft.id, toUserName: draft.to, ...confirmation };
        return (await transfer({ variables: { input } })).data?.transferMatchingCode.record;
      }
    }
  };
}

export interface MatchingCodeFlowProps {
  /** Whether an order is being sent. */
  onSending?: (isSending: boolean) => void;
}

/**
 * The member's PIN codes that can be used; activating, transferring and buying with review and result. Needs the texts
 * `matching-codes` and `flow`.
 */
export default function MatchingCodeFlow({ onSending }: MatchingCodeFlowProps) {
  const overview = useOverview();
  const available = overview?.assets.find((asset) => asset.coin === codeCoin)?.available ?? null;
  const summary = mapLoaded(toPanel(useMatchingCodeSummaryQuery(panelOptions)), toMatchingCodeSummary);
  const restriction = useRestriction(['transferMatchingCode']);
  const send = useSend();
  const [findByKey] = useMatchingCodeRecordByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useCodeReview(summary.data);
  const result = useCodeResult(available);
  useBalanceChange(summary.reload);
  return (
    <MoneyFlow<MatchingCodeSummary, CodeValues, CodeDraft, MatchingCodeRecord>
      name="matchingCodes"
      operations={['buyMatchingCodes', 'activateMatchingCode', 'transferMatchingCode']}
      config={summary}
      emptyValues={emptyValues}
      form={(now, parts) => (
        <>
          <OwnCodes
            summary={now}
            restriction={restriction}
            ownName={overview?.me.userName ?? null}
            {...parts}
          />
          {now.codes.length > 0 && <ActivationForm codes={now.codes} onReview={parts.onReview} />}
          <PurchaseForm offers={now.offers} available={available} {...parts} />
        </>
      )}
      onSending={onSending}
      send={send}
      find={async (options) => (await findByKey(options)).data?.matchingCodeRecords.edges}
      onDone={summary.reload}
      review={review}
      result={result}
      historyPath={historyPath}
    />
  );
}
