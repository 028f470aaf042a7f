import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../components/DateTime.tsx';
import type { Detail } from '../../components/DetailList.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { creditCode } from '../../lib/credits.ts';
import { formatAmount, isZero, percentOf } from '../../lib/decimal.ts';
import type { Draft } from '../../lib/useDraft.ts';
import { MoneyFlow } from '../../money-flow/MoneyFlow.tsx';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import type { MoneyFlowOptions } from '../../money-flow/useMoneyFlow.ts';
import type { Asset } from '../../overview/overview.tsx';
import { paths } from '../../paths.ts';
import { ClosedTransfers } from './ClosedTransfers.tsx';
import type { Rule, SentBefore, Transfer, TransferOrder, TransferValues } from './order.ts';
import { RecentTransfers } from './RecentTransfers.tsx';
import { TransferForm } from './TransferForm.tsx';
import type { TransferConfigQuery } from './transfer.generated.ts';

export interface TransferViewProps extends Pick<
  MoneyFlowOptions<TransferOrder, Transfer>,
  'send' | 'onDone' | 'onRefused' | 'findReceipt'
> {
  /** Null while it loads, or when it could not be had. */
  config: TransferConfigQuery['transferConfig'] | null;
  configError: unknown;
  onLoadConfig: () => void;
  assets: readonly Asset[] | null;
  ownName: string | null;
  sent: SentBefore | null;
  /** Both ways, newest first; null while they load. */
  recent: readonly Transfer[] | null;
  historyError: unknown;
  onLoadHistory: () => void;
  draft: Draft<TransferValues>;
  balanceAfter: (transfer: Transfer) => ReactNode;
}

const isAny = (rules: readonly Rule[]): rules is [Rule, ...Rule[]] => rules.length > 0;

const words = (amount: string, { coin }: Pick<TransferOrder, 'coin'>) =>
  `${formatAmount(amount)} ${creditCode[coin]}`;

/** What the review of a transfer shows, from the order alone. */
function useReview(): (order: TransferOrder) => ReviewContent {
  const { t } = useTranslation('transfer');
  return (order) => {
    const { to, coin, familiarity } = order;
    const money = (value: string) => <Money value={value} coin={coin} alwaysShown />;
    return {
      details: [
        { label: t('review.to'), value: to, emphasis: true },
        { label: t('review.pay'), value: money(order.amount) },
        {
          label: isZero(order.feeRate)
            ? t('review.fee')
            : t('preview.fee', { percent: percentOf(order.feeRate) }),
          value: money(order.fee),
        },
        { label: t('review.arrives'), value: money(order.arrives), emphasis: true },
        { label: t('review.note'), value: order.note },
      ],
      notice: familiarity !== 'known' && (
        <Notice tone="info" title={t(`review.${familiarity}.title`, { to })}>
          {t(`review.${familiarity}.body`, { to })}
        </Notice>
      ),
      consequence: t('review.consequence', { to }),
      confirm: t('review.confirm', { amount: words(order.amount, order) }),
    };
  };
}

/** What the result of a transfer shows, as the platform told it. */
function useResult(balanceAfter: TransferViewProps['balanceAfter']): (transfer: Transfer) => ResultContent {
  const { t } = useTranslation('transfer');
  return (transfer) => {
    const { coin, counterparty, transactionNumber } = transfer;
    const details: Detail[] = [
      { label: t('result.transactionNumber'), value: transactionNumber, copy: transactionNumber },
      { label: t('review.arrives'), value: <Money value={transfer.actualAmount} coin={coin} alwaysShown /> },
      { label: t('review.fee'), value: <Money value={transfer.fee} coin={coin} alwaysShown /> },
      { label: t('review.note'), value: transfer.note },
      { label: t('result.at'), value: <DateTime value={transfer.occurredAt} zone="both" /> },
      { label: t('result.balanceAfter'), value: balanceAfter(transfer) },
    ];
    return {
      title: t('result.title', { amount: words(transfer.amount, transfer), to: counterparty }),
      receiptNumber: transfer.receiptNumber,
      details,
      again: t('result.again'),
      next: (
        <Button component={Link} to={paths.records({ coin, type: ['TRANSFER'] })} variant="outlined">
          {t('result.history')}
        </Button>
      ),
    };
  };
}

/** Transfers to other members: the flow, and beside it what was transferred lately. */
export function TransferView({
  config,
  configError,
  onLoadConfig,
  assets,
  ownName,
  sent,
  recent,
  historyError,
  onLoadHistory,
  draft,
  balanceAfter,
  ...flow
}: TransferViewProps) {
  const { t } = useTranslation('transfer');
  const review = useReview();
  const result = useResult(balanceAfter);

  function form(onReview: (order: TransferOrder) => void): ReactNode {
    if (config !== null) {
      if (!isAny(config.rules)) return <EmptyState title={t('none.title')} hint={t('none.hint')} />;
      return <TransferForm rules={config.rules} {...{ assets, sent, ownName, draft, onReview }} />;
    }
    if (configError !== undefined && configError !== null) {
      return <ErrorPanel error={configError} onRetry={onLoadConfig} />;
    }
    return <SkeletonRows count={5} height={72} gap={16} />;
  }

  return (
    <MoneyFlow<TransferOrder, Transfer>
      name="transfer"
      {...flow}
      edit={form}
      closed={
        config?.closedUntil == null ? null : (
          <ClosedTransfers until={config.closedUntil} reason={config.closedReason} onDue={onLoadConfig} />
        )
      }
      review={review}
      result={result}
      historyPath={paths.records({ type: ['TRANSFER'] })}
      aside={<RecentTransfers transfers={recent} error={historyError} onRetry={onLoadHistory} />}
    />
  );
}
