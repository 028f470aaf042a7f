import { useOverview } from '../../data/overview/overview.tsx';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits, type Confirmation } from '../../orders/flow/useMoneyFlow.ts';
import { Catalogue } from './Catalogue.tsx';
import { usePackageResult } from './contents.tsx';
import {
  useAddToInsurancePackageMutation,
  useBuyInsurancePackageMutation,
  useInsuranceContractByKeyLazyQuery,
  useRedeemInsurancePackageMutation,
  useRefillInsurancePackageMutation,
  useUpgradeInsurancePackageMutation,
} from './insurance.generated.ts';
import type { InsuranceContract, PackageDraft, PackageValues, InsuranceSummary } from './order.ts';
import { OwnPackages } from './OwnPackages.tsx';
import { packagePath } from './paths.ts';
import { Totals } from './Totals.tsx';
import { useInsuranceSummary } from './useInsuranceSummary.ts';
import { usePackageReview } from './usePackageReview.tsx';
import { insuranceCoin } from './words.tsx';

const emptyValues: PackageValues = { adding: '', amount: '' };

const historyPath = packagePath({ tab: 'records' });

/** Sends what was reviewed. */
function useSend() {
  const [buy] = useBuyInsurancePackageMutation(movesCredits);
  const [upgrade] = useUpgradeInsurancePackageMutation(movesCredits);
  const [refill] = useRefillInsurancePackageMutation(movesCredits);
  const [add] = useAddToInsurancePackageMutation(movesCredits);
  const [redeem] = useRedeemInsurancePackageMutation(movesCredits);
  return async (
    draft: PackageDraft,
    confirmation: Confirmation,
  ): Promise<InsuranceContract | null | undefined> => {
    if (draft.kind === 'buy') {
      const input = { packageId: draft.packageId, amount: draft.pays, ...confirmation };
      return (await buy({ variables: { input } })).data?.buyInsurancePackage.contract;
    }
    const { contractId } = draft;
    if (draft.kind === 'redeem') {
      const input = { contractId, amount: draft.returns, ...confirmation };
      return (await redeem({ variables: { input } })).data?.redeemInsurancePackage.contract;
    }
    const input = { contractId, amount: draft.pays, ...confirmation };
    switch (draft.kind) {
      case 'upgrade': {
        const { packageId } = draft;
        const { data } = await upgrade({ variables: { input: { ...input, packageId } } });
        return data?.upgradeInsurancePackage.contract;
      }
      case 'refill':
        return (await refill({ variables: { input } })).data?.refillInsurancePackage.contract;
      case 'add':
        return (await add({ variables: { input } })).data?.addToInsurancePackage.contract;
    }
  };
}

export interface PackageFlowProps {
  /** Whether an order is being sent. */
  onSending?: (isSending: boolean) => void;
}

/**
 * The member's insurance packages and the catalogue; buying, upgrading, refilling, adding and redeeming with review and
 * result; totals. Needs the texts `insurance` and `flow`.
 */
export default function PackageFlow({ onSending }: PackageFlowProps) {
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find((asset) => asset.coin === insuranceCoin)?.available ?? null;
  const summary = useInsuranceSummary();
  const send = useSend();
  const [findByKey] = useInsuranceContractByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = usePackageReview(summary.data);
  const { result, setDone } = usePackageResult(available);
  return (
    <MoneyFlow<InsuranceSummary, PackageValues, PackageDraft, InsuranceContract>
      name="insurance.package"
      operations={[
        'buyInsurancePackage',
        'upgradeInsurancePackage',
        'refillInsurancePackage',
        'addToInsurancePackage',
        'redeemInsurancePackage',
      ]}
      config={summary}
      emptyValues={emptyValues}
      form={(now, parts) => (
        <>
          <OwnPackages summary={now} available={available} onChanged={summary.reload} {...parts} />
          <Catalogue offers={now.offers} available={available} onReview={parts.onReview} />
        </>
      )}
      onSending={onSending}
      send={send}
      find={async (options) => (await findByKey(options)).data?.insuranceContracts.edges}
      onDone={(_contract, draft) => {
        setDone(draft);
        summary.reload();
      }}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<Totals summary={summary} />}
    />
  );
}
