import { useTranslation } from 'react-i18next';
import { request } from '../../data/graphql/request.ts';
import { AddressText } from '../../design/ui/AddressText.tsx';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { copied, DetailList, type Detail } from '../../design/ui/DetailList.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { NetworkBadge } from '../../design/ui/NetworkBadge.tsx';
import { OrderProgress } from '../../design/ui/OrderProgress.tsx';
import { TransactionHash } from '../../design/ui/TransactionHash.tsx';
import { useReviewSteps } from '../../design/ui/useReviewSteps.ts';
import { Receipt } from '../../orders/receipt/Receipt.tsx';
import { SentPicture } from '../../screens/SentPicture.tsx';
import { DepositReceiptImageDocument } from './deposit.generated.ts';
import { creditsOf, unitOf, type Deposit } from './order.ts';
import { depositAgainPath } from './paths.ts';
import { useRemainderOf } from './Remainder.tsx';
import { StatusNote } from './StatusNote.tsx';
import { formatDepositRate } from './words.ts';

async function loadReceipt(depositId: string, signal: AbortSignal) {
  const options = { shownByScreen: true, signal } as const;
  return (await request(DepositReceiptImageDocument, { depositId }, options)).depositReceiptImage;
}

/** The figures of a deposit, and what identifies it. */
function useDepositFigures(): (deposit: Deposit) => readonly Detail[] {
  const { t } = useTranslation(['deposit', 'common']);
  const remaindersOf = useRemainderOf();
  return (deposit) => {
    const { status, network, address, hash, reference, channel, bankAccount, transactionNumber } = deposit;
    const unit = unitOf(deposit);
    const { creditedAmount } = creditsOf(deposit);
    return [
      {
        label: t('figures.amount'),
        value: <Money value={deposit.amount} coin={unit} exact />,
        emphasis: true,
      },
      { label: t('figures.rate'), value: deposit.rate && formatDepositRate(deposit.rate, unit) },
      {
        label: t(status === 'APPROVED' ? 'figures.credited' : 'figures.willBeCredited'),
        value: creditedAmount && <Money value={creditedAmount} coin="CASH_POINT" exact />,
      },
      ...remaindersOf(deposit),
      copied(t('common:order.receiptNumber'), deposit.receiptNumber),
      copied(t('common:order.transactionNumber'), transactionNumber),
      {
        label: t('common:order.network'),
        value: network && <NetworkBadge network={network} withChain />,
      },
      {
        label: t('figures.address'),
        value: address && <AddressText address={address} />,
        copy: address ?? undefined,
      },
      {
        label: t('figures.hash'),
        value: hash && <TransactionHash hash={hash} network={network} />,
        copy: hash ?? undefined,
      },
      {
        label: t('figures.chainCheck'),
        value: deposit.method === 'ON_CHAIN' ? t(`chainCheck.${deposit.chainCheck}`) : null,
      },
      { label: t('figures.channel'), value: channel },
      {
        label: t('figures.bankAccount'),
        value: bankAccount && <span translate="no">{bankAccount}</span>,
      },
      {
        label: t(deposit.method === 'BANK' ? 'bank.reference.label' : 'figures.reference'),
        value: reference && <span translate="no">{reference}</span>,
        copy: reference ?? undefined,
      },
      { label: t('figures.createdAt'), value: <DateTime value={deposit.createdAt} zone="both" /> },
      {
        label: t('figures.decidedAt'),
        value: deposit.decidedAt && <DateTime value={deposit.decidedAt} zone="both" />,
      },
    ];
  };
}

/** All details of a deposit. */
export function DepositDetails({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['deposit', 'common', 'shell']);
  const steps = useReviewSteps({
    sent: t('timeline.sent'),
    reviewing: t('timeline.reviewing'),
    reviewed: t('timeline.reviewed'),
    done: t('timeline.credited'),
  });
  const details = useDepositFigures();
  const { status } = deposit;
  return (
    <Receipt
      kind={t('shell:features.deposit.title')}
      receiptNumber={deposit.receiptNumber}
      amount={{ value: deposit.amount, unit: unitOf(deposit) }}
      state={t(`common:status.${status}`)}
      at={deposit.createdAt}
      again={status === 'REJECTED' ? depositAgainPath(deposit) : null}
    >
      <OrderProgress
        status={status}
        help={<StatusNote deposit={deposit} />}
        title={t('timeline.title')}
        steps={steps(deposit)}
      />
      <DetailList details={details(deposit)} />
      {deposit.hasReceiptImage && (
        <SentPicture title={t('picture.label')} load={(signal) => loadReceipt(deposit.id, signal)} />
      )}
    </Receipt>
  );
}
