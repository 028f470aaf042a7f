import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { Draft } from '../../lib/useDraft.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import { BankForm } from './BankForm.tsx';
import { ConfigState } from './ConfigState.tsx';
import { useBankReview, useResult } from './contents.tsx';
import { openChannels, type Deposit } from './deposit.ts';
import type { BankOrder, BankValues } from './order.ts';
import { RecentDeposits } from './RecentDeposits.tsx';
import type { DepositFlow } from './useDepositFlow.ts';

export interface BankDepositViewProps extends DepositFlow<BankOrder> {
  draft: Draft<BankValues>;
}

/** A deposit through a bank: the flow, and beside it what was deposited lately. */
export function BankDepositView({
  config,
  configError,
  onLoadConfig,
  recent,
  flow,
  ...form
}: BankDepositViewProps) {
  const { t } = useTranslation('deposit');
  const review = useBankReview(config);
  const result = useResult(recent.latest, flow.historyPath);

  function edit(onReview: (order: BankOrder) => void): ReactNode {
    if (config === null) return <ConfigState error={configError} onRetry={onLoadConfig} />;
    if (openChannels(config).length === 0)
      return <EmptyState title={t('bank.none.title')} hint={t('bank.none.hint')} />;
    return <BankForm config={config} {...form} onReview={onReview} />;
  }

  return (
    <MoneyFlow<BankOrder, Deposit>
      {...flow}
      edit={edit}
      review={review}
      result={result}
      aside={<RecentDeposits {...recent} historyPath={flow.historyPath} />}
    />
  );
}
