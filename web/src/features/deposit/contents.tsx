import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddressText } from '../../components/AddressText.tsx';
import { DateTime } from '../../components/DateTime.tsx';
import type { Detail } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { NetworkBadge } from '../../components/NetworkBadge.tsx';
import { Notice } from '../../components/Notice.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { Actions } from '../../components/surface.tsx';
import type { ResultContent, ReviewContent } from '../../money-flow/content.ts';
import { referenceOf, unitOf, type Config, type Deposit } from './deposit.ts';
import { atNewRate, type BankOrder, type DepositOrder, type OnChainOrder } from './order.ts';
import { referenceKind } from './reference.ts';
import { Standing } from './Standing.tsx';
import { amountOf, rateOf, sentOf } from './words.ts';

/** What both ways to deposit say at the end of a review. */
function useEndOfReview(): (order: DepositOrder) => Pick<ReviewContent, 'consequence' | 'confirm'> {
  const { t } = useTranslation('deposit');
  return (order) => ({
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { amount: sentOf(order) }),
  });
}

const credited = (value: string) => <Money value={value} coin="CASH_POINT" alwaysShown />;

/** What the review of a deposit over a blockchain shows, from the order alone. */
export function useOnChainReview(): (order: OnChainOrder) => ReviewContent {
  const { t } = useTranslation('deposit');
  const endOf = useEndOfReview();
  return (order) => {
    const { network, address, reference } = order;
    const isHash = referenceKind(reference) === 'hash';
    return {
      details: [
        {
          label: t('figures.amount'),
          value: <Money value={order.amount} coin="USDT" alwaysShown />,
          emphasis: true,
        },
        { label: t('figures.network'), value: <NetworkBadge network={network} withChain /> },
        { label: t('figures.address'), value: <AddressText address={address} /> },
        {
          label: t(isHash ? 'figures.hash' : 'figures.reference'),
          value: <span translate="no">{reference}</span>,
        },
        { label: t('picture.label'), value: order.picture?.name },
        { label: t('figures.willBeCredited'), value: credited(order.credited), emphasis: true },
      ],
      ...endOf(order),
    };
  };
}

interface ChangeNoticeProps {
  order: BankOrder;
  config: Config | null;
  onRenew: (order: BankOrder) => void;
}

/** What has changed since the review was opened; nothing while its figures hold. */
function ChangeNotice({ order, config, onRenew }: ChangeNoticeProps) {
  const { t } = useTranslation('deposit');
  if (config === null) return null;
  const channel = config.channels.find(({ id }) => id === order.channelId);
  const isOpen = channel !== undefined && config.bankAccounts.some(({ id }) => id === order.account.id);
  if (!isOpen) {
    return (
      <Notice tone="warning" title={t('review.closed.title')}>
        {t('review.closed.body')}
      </Notice>
    );
  }
  const renewed = atNewRate(order, channel.rate);
  if (renewed.credited === order.credited && channel.rate === order.rate) return null;
  return (
    <Notice tone="warning" title={t('review.changed.title', { rate: rateOf(channel.rate, 'USD') })}>
      {t('review.changed.body', {
        now: amountOf(renewed.credited, 'CASH_POINT'),
        before: amountOf(order.credited, 'CASH_POINT'),
      })}
      <Actions style={{ marginTop: 8 }}>
        <Button variant="outlined" size="small" onClick={() => onRenew(renewed)}>
          {t('review.changed.use')}
        </Button>
      </Actions>
    </Notice>
  );
}

/** What the review of a bank deposit shows: the figures it was opened with, and what has changed since. */
export function useBankReview(
  config: Config | null,
): (order: BankOrder, renew: (order: BankOrder) => void) => ReviewContent {
  const { t } = useTranslation('deposit');
  const endOf = useEndOfReview();
  return (order, renew) => ({
    details: [
      {
        label: t('figures.amount'),
        value: <Money value={order.amount} coin="USD" alwaysShown />,
        emphasis: true,
      },
      { label: t('figures.channel'), value: order.channel },
      {
        label: t('figures.bankAccount'),
        value: <span translate="no">{`${order.account.bankName} · ${order.account.accountNumber}`}</span>,
      },
      { label: t('bank.reference.label'), value: <span translate="no">{order.reference}</span> },
      { label: t('picture.label'), value: order.picture?.name },
      { label: t('figures.rate'), value: rateOf(order.rate, 'USD') },
      { label: t('figures.willBeCredited'), value: credited(order.credited), emphasis: true },
    ],
    notice: <ChangeNotice order={order} config={config} onRenew={renew} />,
    ...endOf(order),
  });
}

const standings = { PENDING_REVIEW: 'waiting', APPROVED: 'done', REJECTED: 'ended' } as const;

/** What the result of a deposit shows: one that waits, and becomes an approved or a rejected one before one's eyes. */
export function useResult(
  latest: (deposit: Deposit) => Deposit,
  historyPath: string,
): (receipt: Deposit) => ResultContent {
  const { t } = useTranslation(['deposit', 'common']);
  return (receipt) => {
    const deposit = latest(receipt);
    const { status, network, channel, transactionNumber } = deposit;
    const details: Detail[] = [
      { label: t('figures.status'), value: <StatusChip status={status} /> },
      {
        label: t('figures.transactionNumber'),
        value: transactionNumber,
        copy: transactionNumber ?? undefined,
      },
      {
        label: t('figures.amount'),
        value: <Money value={deposit.amount} coin={unitOf(deposit)} alwaysShown />,
      },
      {
        label: t(status === 'APPROVED' ? 'figures.credited' : 'figures.willBeCredited'),
        value: status === 'REJECTED' ? null : credited(deposit.creditedAmount),
      },
      { label: t('figures.network'), value: network && <NetworkBadge network={network} withChain /> },
      { label: t('figures.channel'), value: channel },
      {
        label: t(deposit.hash === null ? 'figures.reference' : 'figures.hash'),
        value: <span translate="no">{referenceOf(deposit)}</span>,
        copy: referenceOf(deposit),
      },
      { label: t('figures.createdAt'), value: <DateTime value={deposit.createdAt} zone="both" /> },
    ];
    return {
      title: t(`result.${status}`, { amount: sentOf(deposit) }),
      standing: standings[status],
      body: <Standing deposit={deposit} />,
      receiptNumber: deposit.receiptNumber,
      details,
      again: t('result.again'),
      next: (
        <Button component={Link} to={historyPath} variant="outlined">
          {t('result.history')}
        </Button>
      ),
    };
  };
}
