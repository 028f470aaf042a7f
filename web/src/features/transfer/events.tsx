import { ExchangeIcon } from '../../design/icons/screens.tsx';
import { ClockIcon } from '../../design/icons/status.tsx';
import { Cutoff } from '../../design/ui/DateTime.tsx';
import { defineEvents, nodesOf, type EventContext, type MemberEvent } from '../../notices/event.ts';
import { recordsPath } from '../../orders/records/paths.ts';
import { businessDay } from '../../time/time.ts';
import { TransferEventsDocument, type TransferEventsQuery } from './events.generated.ts';
import { transferPath } from './paths.ts';

type Received = TransferEventsQuery['received']['edges'][number]['node'];

function receivedEvent(transfer: Received, { t }: EventContext): MemberEvent {
  const { id, receiptNumber, counterparty, coin, amount, actualAmount, note, status, occurredAt } = transfer;
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
      amount: { value: actualAmount ?? amount, unit: coin },
      isGain: !isReversed,
      remarks: [
        ...(isReversed ? [t('features.transfer.reversed')] : []),
        ...(note === null ? [] : [t('features.transfer.note', { note })]),
      ],
    },
  };
}

/** Until when the member cannot transfer, and why. */
function closedEvents({ restrictions, t }: EventContext): readonly MemberEvent[] {
  const restriction = restrictions.find(({ operations }) => operations.includes('transfer'));
  if (restriction === undefined) return [];
  const { reason, until } = restriction;
  // A missing identity is shown by the form alone.
  if (until === null || reason === 'IDENTITY_REQUIRED') return [];
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
            {t(`features.transfer.attention.closingReason.${reason}`)}{' '}
            {t('features.transfer.attention.opensAt')} <Cutoff value={until} />
          </>
        ),
        to: transferPath(),
        until,
      },
    },
  ];
}

/** Credits that came in from other members, and whether the member can send any. */
export default defineEvents(TransferEventsDocument, (data: TransferEventsQuery, context) => [
  ...nodesOf(data.received).map((transfer) => receivedEvent(transfer, context)),
  ...closedEvents(context),
]);
