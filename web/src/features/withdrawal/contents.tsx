import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../components/DateTime.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { Actions } from '../../components/surface.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatAmount } from '../../lib/decimal.ts';
import { formatDateTime, startOfBusinessDay } from '../../lib/time.ts';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { paths } from '../../paths.ts';
import { ExpectedDate } from './Expected.tsx';
import { changeOf, unitOf, type Config, type Withdrawal, type WithdrawalOrder } from './order.ts';
import { isGivenBack } from './progress.ts';
import { StateHelp } from './StateHelp.tsx';
import { targetOfWithdrawal, useTargetDetails } from './target.tsx';
import { amountIn } from './words.ts';

/** The credit that is withdrawn; a config that is not in yet cannot be asked. */
const coin = 'WITHDRAWAL_POINT';

interface ChangeNoticeProps {
  order: WithdrawalOrder;
  config: Config | null;
  onRenew: (order: WithdrawalOrder) => void;
}

/** What has changed since the review was opened; nothing while its figures hold. */
function ChangeNotice({ order, config, onRenew }: ChangeNoticeProps) {
  const { t } = useTranslation('withdrawal');
  const locale = useLocale();
  const change = config === null ? { kind: 'none' as const } : changeOf(order, config);
  if (change.kind === 'none') return null;
  if (change.kind === 'closed') {
    return (
      <Notice tone="warning" title={t('review.closed.title')}>
        {t('review.closed.body')}
      </Notice>
    );
  }
  const renew = (label: string) => (
    <Actions style={{ marginTop: 8 }}>
      <Button variant="outlined" size="small" onClick={() => onRenew(change.order)}>
        {label}
      </Button>
    </Actions>
  );
  if (change.kind === 'day') {
    const now = formatDateTime(startOfBusinessDay(change.order.expectedOn), locale);
    return (
      <Notice tone="warning" title={t('review.later.title')}>
        {t('review.later.body', { now })}
        {renew(t('review.later.use'))}
      </Notice>
    );
  }
  const unit = unitOf(order.target.method);
  return (
    <Notice tone="warning" title={t('review.changed.title')}>
      {t('review.changed.body', {
        now: amountIn(change.order.arrives, unit),
        before: amountIn(order.arrives, unit),
      })}
      {renew(t('review.changed.use'))}
    </Notice>
  );
}

/** What the review of a withdrawal shows: the figures it was opened with, and what has changed since. */
export function useReview(
  config: Config | null,
): (order: WithdrawalOrder, renew: (order: WithdrawalOrder) => void) => ReviewContent {
  const { t } = useTranslation('withdrawal');
  const targetDetails = useTargetDetails();
  return (order, renew) => {
    const { target } = order;
    return {
      details: [
        ...targetDetails(target, false),
        { label: t('figures.amount'), value: <Money value={order.amount} coin={coin} alwaysShown /> },
        { label: t('figures.fee'), value: <Money value={order.fee} coin={coin} alwaysShown /> },
        {
          label: t('figures.arrives'),
          value: <Money value={order.arrives} coin={unitOf(target.method)} alwaysShown />,
          emphasis: true,
        },
        { label: t('figures.expected'), value: <ExpectedDate day={order.expectedOn} /> },
      ],
      notice: <ChangeNotice order={order} config={config} onRenew={renew} />,
      consequence: t(target.method === 'BANK' ? 'review.bank' : 'review.chain'),
      confirm: t('review.confirm', { amount: formatAmount(order.amount) }),
    };
  };
}

/** What the result says a withdrawal has come to: nearly all of the time, that it was sent in. */
const titles = {
  PENDING_REVIEW: 'sentIn',
  APPROVED: 'sentIn',
  PAYABLE: 'sentIn',
  PENDING: 'sentIn',
  WITHDRAWING: 'sentIn',
  NOT_RECEIVED: 'sentIn',
  SUCCESS: 'paid',
  REJECTED: 'rejected',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const satisfies Record<WithdrawalStatus, string>;

/** What the result of a withdrawal shows: that it waits, until when, and under which number; or what came of it. */
export function useResult(
  latest: (withdrawal: Withdrawal) => Withdrawal,
): (receipt: Withdrawal) => ResultContent {
  const { t } = useTranslation('withdrawal');
  const targetDetails = useTargetDetails();
  return (receipt) => {
    const withdrawal = latest(receipt);
    const { status, reason, transactionNumber, method } = withdrawal;
    const hasEnded = isGivenBack(status);
    const target = targetOfWithdrawal(withdrawal);
    return {
      title: t(`result.${titles[status]}`, { amount: formatAmount(withdrawal.amount) }),
      standing: hasEnded ? 'ended' : status === 'SUCCESS' ? 'done' : 'waiting',
      body: <StateHelp status={status} reason={reason} />,
      receiptNumber: withdrawal.receiptNumber,
      details: [
        { label: t('figures.transactionNumber'), value: transactionNumber, copy: transactionNumber },
        { label: t('figures.status'), value: <StatusChip status={status} /> },
        {
          label: t('figures.expected'),
          value: hasEnded ? null : <ExpectedDate day={withdrawal.expectedOn} />,
        },
        ...(target === null ? [] : targetDetails(target)),
        { label: t('figures.amount'), value: <Money value={withdrawal.amount} coin={coin} alwaysShown /> },
        { label: t('figures.fee'), value: <Money value={withdrawal.fee} coin={coin} alwaysShown /> },
        {
          label: t('figures.arrives'),
          value: <Money value={withdrawal.actualAmount} coin={unitOf(method)} alwaysShown />,
          emphasis: true,
        },
        { label: t('figures.sentAt'), value: <DateTime value={withdrawal.createdAt} zone="both" /> },
      ],
      again: t('result.again'),
      next: (
        <Button component={Link} to={paths.withdraw({ tab: 'records' })} variant="outlined">
          {t('result.history')}
        </Button>
      ),
    };
  };
}
