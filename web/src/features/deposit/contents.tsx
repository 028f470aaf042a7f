import { parseChainReference } from '@portal/schema/rules';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { StatusChip } from '../../design/ui/StatusChip.tsx';
import { formatWithUnit } from '../../money/credits.ts';
import { ChangeNotice } from '../../orders/flow/ChangeNotice.tsx';
import type { ResultContent, ReviewContent } from '../../orders/flow/content.ts';
import { mergeNewest } from '../../orders/flow/orders.tsx';
import {
  applyNewRate,
  creditsOf,
  referenceOf,
  unitOf,
  type BankDraft,
  type Config,
  type Deposit,
  type DepositDraft,
  type OnChainDraft,
} from './order.ts';
import { depositAgainPath } from './paths.ts';
import { useRemainder, useRemainderOf } from './Remainder.tsx';
import { StatusNote } from './StatusNote.tsx';
import { formatDepositRate, formatSentAmount } from './words.ts';

/** What both kinds of review end with. */
function useEndOfReview(): (draft: DepositDraft) => Pick<ReviewContent, 'consequence' | 'confirm'> {
  const { t } = useTranslation('deposit');
  return (draft) => ({
    consequence: t('review.consequence'),
    confirm: t('review.confirm', { amount: formatSentAmount(draft) }),
  });
}

const credited = (value: string) => <Money value={value} coin="CASH_POINT" alwaysShown />;

/** Review of an on-chain deposit. */
export function useOnChainDepositReview(): (draft: OnChainDraft) => ReviewContent {
  const { t } = useTranslation(['deposit', 'common']);
  const endOf = useEndOfReview();
  const remainder = useRemainder();
  return (draft) => {
    const { network, address, reference } = draft;
    const isHash = parseChainReference(reference).kind === 'hash';
    return {
      details: [
        {
          label: t('figures.amount'),
          value: <Money value={draft.amount} coin="USDT" alwaysShown />,
          emphasis: true,
        },
        { label: t('common:order.network'), value: <NetworkBadge network={network} withChain /> },
        { label: t('figures.address'), value: <AddressText address={address} /> },
        {
          label: t(isHash ? 'figures.hash' : 'figures.reference'),
          value: <span translate="no">{reference}</span>,
        },
        { label: t('picture.label'), value: draft.picture?.name },
        ...remainder(draft.remainder, 'USDT'),
        { label: t('figures.willBeCredited'), value: credited(draft.credited), emphasis: true },
      ],
      ...endOf(draft),
    };
  };
}

interface ChangesProps {
  draft: BankDraft;
  config: Config | null;
  onRenew: (draft: BankDraft) => void;
}

/** What has changed since the review opened; nothing while its figures still hold. */
function Changes({ draft, config, onRenew }: ChangesProps) {
  const { t } = useTranslation('deposit');
  if (config === null) return null;
  const channel = config.channels.find(({ id }) => id === draft.channelId);
  const isOpen = channel !== undefined && config.bankAccounts.some(({ id }) => id === draft.account.id);
  if (!isOpen) {
    return (
      <ChangeNotice title={t('review.closed.title')} renewal={null}>
        {t('review.closed.body')}
      </ChangeNotice>
    );
  }
  const renewed = applyNewRate(draft, channel.rate);
  if (renewed.credited === draft.credited && channel.rate === draft.rate) return null;
  return (
    <ChangeNotice
      title={t('review.changed.title', { rate: formatDepositRate(channel.rate, 'USD') })}
      renewal={{ label: t('review.changed.use'), onClick: () => onRenew(renewed) }}
    >
      {t('review.changed.body', {
        now: formatWithUnit(renewed.credited, 'CASH_POINT'),
        before: formatWithUnit(draft.credited, 'CASH_POINT'),
      })}
    </ChangeNotice>
  );
}

/** Review of a bank deposit: the figures as they were when it opened, and what has changed since. */
export function useBankDepositReview(
  config: Config | null,
): (draft: BankDraft, renew: (draft: BankDraft) => void) => ReviewContent {
  const { t } = useTranslation('deposit');
  const endOf = useEndOfReview();
  const remainder = useRemainder();
  return (draft, renew) => ({
    details: [
      {
        label: t('figures.amount'),
        value: <Money value={draft.amount} coin="USD" alwaysShown />,
        emphasis: true,
      },
      { label: t('figures.channel'), value: draft.channel },
      {
        label: t('figures.bankAccount'),
        value: <span translate="no">{`${draft.account.bankName} · ${draft.account.accountNumber}`}</span>,
      },
      { label: t('bank.reference.label'), value: <span translate="no">{draft.reference}</span> },
      copied(t('bank.payment.label'), config?.paymentReference ?? null),
      { label: t('picture.label'), value: draft.picture?.name },
      { label: t('figures.rate'), value: formatDepositRate(draft.rate, 'USD') },
      ...remainder(draft.remainder, 'USD'),
      { label: t('figures.willBeCredited'), value: credited(draft.credited), emphasis: true },
    ],
    notice: <Changes draft={draft} config={config} onRenew={renew} />,
    ...endOf(draft),
  });
}

/** What the receipt number or the hash of a deposit is called. */
const labelOfReference = ({ method, hash }: Deposit) => {
  if (hash !== null) return 'figures.hash';
  return method === 'BANK' ? 'bank.reference.label' : 'figures.reference';
};

const outcomes = { PENDING_REVIEW: 'waiting', APPROVED: 'done', REJECTED: 'ended' } as const;

/** Result of a deposit; updates while it is shown. */
export function useDepositResult(
  recent: readonly Deposit[] | null,
  historyPath: string,
): (receipt: Deposit) => ResultContent {
  const { t } = useTranslation(['deposit', 'common', 'shell']);
  const remaindersOf = useRemainderOf();
  return (receipt) => {
    const deposit = mergeNewest(recent, receipt);
    const { status, network, channel, transactionNumber } = deposit;
    const { creditedAmount } = creditsOf(deposit);
    const details: Detail[] = [
      { label: t('common:order.status'), value: <StatusChip status={status} /> },
      { label: t('figures.reason'), value: deposit.reason },
      copied(t('common:order.transactionNumber'), transactionNumber),
      {
        label: t('figures.amount'),
        value: <Money value={deposit.amount} coin={unitOf(deposit)} alwaysShown />,
      },
      {
        label: t(status === 'APPROVED' ? 'figures.credited' : 'figures.willBeCredited'),
        value: creditedAmount && credited(creditedAmount),
      },
      ...remaindersOf(deposit),
      { label: t('common:order.network'), value: network && <NetworkBadge network={network} withChain /> },
      { label: t('figures.channel'), value: channel },
      {
        label: t(labelOfReference(deposit)),
        value: <span translate="no">{referenceOf(deposit)}</span>,
        copy: referenceOf(deposit),
      },
      { label: t('figures.createdAt'), value: <DateTime value={deposit.createdAt} zone="both" /> },
    ];
    return {
      title: t(`result.${status}`, { amount: formatSentAmount(deposit) }),
      outcome: outcomes[status],
      body: <StatusNote deposit={deposit} />,
      receiptNumber: deposit.receiptNumber,
      receipt: {
        kind: t('shell:features.deposit.title'),
        amount: { value: deposit.amount, unit: unitOf(deposit) },
        state: t(`common:status.${status}`),
        at: deposit.createdAt,
      },
      details,
      ...(status === 'REJECTED'
        ? { again: t('common:actions.sendAgain'), againTo: depositAgainPath(deposit) }
        : { again: t('result.again') }),
      next: { label: t('result.history'), to: historyPath },
    };
  };
}
