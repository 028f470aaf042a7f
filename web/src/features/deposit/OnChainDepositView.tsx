import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { Draft } from '../../lib/useDraft.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import { ConfigState } from './ConfigState.tsx';
import { useOnChainReview, useResult } from './contents.tsx';
import type { Deposit } from './deposit.ts';
import { OnChainForm } from './OnChainForm.tsx';
import type { OnChainOrder, OnChainValues } from './order.ts';
import { RecentDeposits } from './RecentDeposits.tsx';
import type { DepositFlow } from './useDepositFlow.ts';

export interface OnChainDepositViewProps extends DepositFlow<OnChainOrder> {
  draft: Draft<OnChainValues>;
}

/** A deposit over a blockchain: the flow, and beside it what was deposited lately. */
export function OnChainDepositView({
  config,
  configError,
  onLoadConfig,
  recent,
  flow,
  ...form
}: OnChainDepositViewProps) {
  const { t } = useTranslation('deposit');
  const review = useOnChainReview();
  const result = useResult(recent.latest, flow.historyPath);

  function edit(onReview: (order: OnChainOrder) => void): ReactNode {
    if (config === null) return <ConfigState error={configError} onRetry={onLoadConfig} />;
    if (config.networks.length === 0)
      return <EmptyState title={t('chain.none.title')} hint={t('chain.none.hint')} />;
    return <OnChainForm config={config} {...form} onReview={onReview} />;
  }

  return (
    <MoneyFlow<OnChainOrder, Deposit>
      {...flow}
      edit={edit}
      review={review}
      result={result}
      aside={<RecentDeposits {...recent} historyPath={flow.historyPath} />}
    />
  );
}
