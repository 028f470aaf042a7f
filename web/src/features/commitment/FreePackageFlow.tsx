import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import { movesCredits } from '../../money-flow/useMoneyFlow.ts';
import {
  useClaimCommitmentMutation,
  useCommitmentApplicationByKeyLazyQuery,
} from './commitment.generated.ts';
import { useResult, useReview } from './contents.tsx';
import { FreePackages } from './FreePackages.tsx';
import type { Application, ClaimDraft, Standing } from './order.ts';
import { applicationsPath } from './paths.ts';
import { RecentApplications, useRecentApplications } from './RecentApplications.tsx';
import { useStanding } from './useStanding.ts';

const noValues = {};

const historyPath = applicationsPath();

export interface FreePackageFlowProps {
  /** Whether a claim is being sent. */
  onSending: (isSending: boolean) => void;
}

/** The free packages, and the claim of one with review and result. */
export function FreePackageFlow({ onSending }: FreePackageFlowProps) {
  const standing = useStanding();
  const recent = useRecentApplications(standing.retry);
  const [claim] = useClaimCommitmentMutation(movesCredits);
  const [findByKey] = useCommitmentApplicationByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = useReview(standing.data);
  const result = useResult(standing.data);
  return (
    <MoneyFlow<Standing, Record<string, string>, ClaimDraft, Application>
      name="commitment"
      config={standing}
      emptyValues={noValues}
      form={(data, { onReview }) => <FreePackages standing={data} onReview={onReview} />}
      onSending={onSending}
      send={async ({ applicationId }, confirmation) => {
        const input = { applicationId, ...confirmation };
        return (await claim({ variables: { input } })).data?.claimCommitment.application;
      }}
      find={async (options) => (await findByKey(options)).data?.commitmentApplications.edges}
      onDone={() => {
        standing.retry();
        recent.retry();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<RecentApplications applications={recent} />}
    />
  );
}
