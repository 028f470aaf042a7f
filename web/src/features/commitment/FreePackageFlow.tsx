import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import {
  useClaimCommitmentMutation,
  useCommitmentApplicationByKeyLazyQuery,
} from './commitment.generated.ts';
import { useFreePackageResult, useFreePackageReview } from './contents.tsx';
import { FreePackages } from './FreePackages.tsx';
import type { Application, FreePackageDraft, CommitmentSummary } from './order.ts';
import { applicationsPath } from './paths.ts';
import { RecentApplications, useRecentApplications } from './RecentApplications.tsx';
import { useCommitmentSummary } from './useCommitmentSummary.ts';

const noValues = {};

const historyPath = applicationsPath();

export interface FreePackageFlowProps {
  /** Whether a claim is being sent. */
  onSending: (isSending: boolean) => void;
}

/** The free packages, and the claim of one with review and result. */
export function FreePackageFlow({ onSending }: FreePackageFlowProps) {
  const summary = useCommitmentSummary();
  const recent = useRecentApplications(summary.reload);
  const [claim] = useClaimCommitmentMutation(movesCredits);
  const [findByKey] = useCommitmentApplicationByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useFreePackageReview(summary.data);
  const result = useFreePackageResult(summary.data);
  return (
    <MoneyFlow<CommitmentSummary, Record<string, string>, FreePackageDraft, Application>
      name="commitment"
      operations={['claimCommitment']}
      config={summary}
      emptyValues={noValues}
      form={(data, { onReview }) => <FreePackages summary={data} onReview={onReview} />}
      onSending={onSending}
      send={async ({ applicationId }, confirmation) => {
        const input = { applicationId, ...confirmation };
        return (await claim({ variables: { input } })).data?.claimCommitment.application;
      }}
      find={async (options) => (await findByKey(options)).data?.commitmentApplications.edges}
      onDone={() => {
        summary.reload();
        recent.reload();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentApplications applications={recent} />}
    />
  );
}
