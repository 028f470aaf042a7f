import { Cutoff } from '../../components/DateTime.tsx';
import { ExchangeIcon } from '../../components/icons/screens.tsx';
import { ClockIcon } from '../../components/icons/status.tsx';
import { businessDay } from '../../lib/time.ts';
import { defineEvents, nodesOf, type EventContext, type MemberEvent } from '../../notices/event.ts';
import { recordsPath } from '../../records/paths.ts';
import { TransferEventsDocument, type TransferEventsQuery } from './events.generated.ts';
import { transferPath } from './paths.ts';

type Received = TransferEventsQuery['received']['edges'][number]['node'];

function receivedEvent(transfer: Received, { t }: EventContext): MemberEvent {
  const { id, receiptNumber, counterparty, coin, actualAmount, note, status, occurredAt } = transfer;
  const isReversed = status === 'REVERSED';
  const day = businessDay(new Date(occurredAt));
  return {
    id: `transfer:${id}`,
    title: t('features.transfer.notice.received', { name: counterparty }),
    icon: ExchangeIcon,
    tone: isReversed ? 'neutral' : 'positive',
    notice: {
      at: occurredAt,
      to: recordsPath({ coin, type: ['TRANSFER'], from: day, to: day, receipt: receiptNumber }),
      amount: { value: actualAmount, unit: coin },
      isGain: !isReversed,
      remarks: [
        ...(isReversed ? [t('features.transfer.reversed')] : []),
        ...(note === null ? [] : [t('features.transfer.note', { note })]),
      ],
    },
  };
}

/** Until when the member cannot transfer, and why. */
function closedEvents(
  { closedUntil, closedReason }: TransferEventsQuery['transferConfig'],
  { t }: EventContext,
): readonly MemberEvent[] {
  if (closedUntil === null) return [];
  return [
    {
      id: 'transfersClosed',
      title: t('features.transfer.attention.closing'),
      icon: ClockIcon,
      tone: 'warning',
      attention: {
        urgency: 'blocked',
        hint: (
          <>
            {closedReason !== null && `${t(`features.transfer.attention.closingReason.${closedReason}`)} `}
            {t('features.transfer.attention.opensAt')} <Cutoff value={closedUntil} />
          </>
        ),
        to: transferPath(),
        until: closedUntil,
      },
    },
  ];
}

/** Credits that came in from other members, and whether the member can send any. */
export default defineEvents(TransferEventsDocument, (data: TransferEventsQuery, context) => [
  ...nodesOf(data.received).map((transfer) => receivedEvent(transfer, context)),
  ...closedEvents(data.transferConfig, context),
]);
