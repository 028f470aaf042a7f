import { useTranslation } from 'react-i18next';
import { useOverview } from '../../data/overview/overview.tsx';
import { EmptyState } from '../../design/ui/EmptyState.tsx';
import { TextLink } from '../../design/ui/TextLink.tsx';
import { MoneyFlow } from '../../orders/flow/MoneyFlow.tsx';
import { movesCredits } from '../../orders/flow/useMoneyFlow.ts';
import type { Prefill } from '../../orders/flow/usePrefill.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { usePayPremiumMutation, usePremiumByKeyLazyQuery } from './insurance.generated.ts';
import type { InsuranceSummary } from './order.ts';
import { packagePath, premiumsPath } from './paths.ts';
import { chosenContract, type Premium, type PremiumDraft, type PremiumValues } from './premium.ts';
import { usePremiumResult, usePremiumReview } from './premiumContents.tsx';
import { PremiumForm } from './PremiumForm.tsx';
import { PremiumTotals } from './Totals.tsx';
import { useInsuranceSummary } from './useInsuranceSummary.ts';
import { insuranceCoin } from './words.tsx';

const emptyValues: PremiumValues = { contract: '' };

const prefill: Prefill<PremiumValues> = {
  names: ['contract'],
  read: (params) => ({ contract: params.get('contract') ?? '' }),
};

const historyPath = premiumsPath({ tab: 'records' });

export interface PremiumFlowProps {
  /** Whether an order is being sent. */
  onSending?: (isSending: boolean) => void;
}

/**
 * The premiums of a package and its rounds; paying the next with review and result. Needs the texts `insurance` and
 * `flow`.
 */
export default function PremiumFlow({ onSending }: PremiumFlowProps) {
  const { t } = useTranslation('insurance');
  const assets = useOverview()?.assets ?? null;
  const available = assets?.find((asset) => asset.coin === insuranceCoin)?.available ?? null;
  const summary = useInsuranceSummary();
  const today = useBusinessDay();
  const [pay] = usePayPremiumMutation(movesCredits);
  const [findByKey] = usePremiumByKeyLazyQuery({ fetchPolicy: 'network-only' });
  const review = usePremiumReview(summary.data, today);
  const result = usePremiumResult(available);
  return (
    <MoneyFlow<InsuranceSummary, PremiumValues, PremiumDraft, Premium>
      name="insurance.premium"
      operations={['payPremium']}
      config={summary}
      emptyValues={emptyValues}
      prefill={prefill}
      form={({ running }, parts) => {
        const contract = chosenContract(running, parts.values.contract);
        if (contract === undefined)
          return (
            <EmptyState
              title={t('premium.none')}
              hint={t('premium.noneHint')}
              action={<TextLink to={packagePath()}>{t('premium.toPackages')}</TextLink>}
            />
          );
        return <PremiumForm {...{ contract, running, available, today }} {...parts} />;
      }}
      onSending={onSending}
      send={async ({ contractId, pays: amount }, confirmation) => {
        const input = { contractId, amount, ...confirmation };
        return (await pay({ variables: { input } })).data?.payPremium.premium;
      }}
      find={async (options) => (await findByKey(options)).data?.premiums.edges}
      onDone={summary.reload}
      review={review}
      result={result}
      historyPath={historyPath}
      aside={<PremiumTotals summary={summary} />}
    />
  );
}
