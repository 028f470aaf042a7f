import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../components/DateTime.tsx';
import { Money } from '../../components/Money.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { formatAmount } from '../../lib/decimal.ts';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { useLoadedWhen } from '../../lib/useLoaded.ts';
import { paths } from '../../paths.ts';
import { ExpectedDate } from './Expected.tsx';
import { changeOf, unitOf, type Config, type Withdrawal, type WithdrawalOrder } from './order.ts';
import { isGivenBack, isOver } from './states.ts';
import { StateHelp } from './StateHelp.tsx';
import { withStates } from './statesParts.ts';
import { targetOfWithdrawal, useTargetDetails } from './target.tsx';

const fetchNotice = withStates(() => import('./ChangeNotice.tsx').then((module) => module.ChangeNotice));

/** The credit that is withdrawn; a config that is not in yet cannot be asked. */
const coin = 'WITHDRAWAL_POINT';

interface ChangesProps {
  order: WithdrawalOrder;
  config: Config | null;
  onRenew: (order: WithdrawalOrder) => void;
}

/** What has changed since the review was opened; nothing while its figures hold. Its words come when they are needed. */
function Changes({ order, config, onRenew }: ChangesProps) {
  const change = config === null ? null : changeOf(order, config);
  const hasChanged = change !== null && change.kind !== 'none';
  const { part: ChangeNotice } = useLoadedWhen(hasChanged, fetchNotice);
  if (!hasChanged || ChangeNotice === null) return null;
  return <ChangeNotice order={order} change={change} onRenew={onRenew} />;
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
      notice: <Changes order={order} config={config} onRenew={renew} />,
      consequence: t(target.method === 'BANK' ? 'review.bank' : 'review.chain'),
      confirm: t('review.confirm', { amount: formatAmount(order.amount) }),
    };
  };
}

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
      title: t(`result.${isOver(status) ? status : 'sentIn'}`, { amount: formatAmount(withdrawal.amount) }),
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
