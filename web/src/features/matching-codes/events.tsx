import { defineEvents, nodesOf, type EventContext, type MemberEvent } from '../../notices/event.ts';
import { MatchingCodeEventsDocument, type MatchingCodeEventsQuery } from './events.generated.ts';
import { MatchingCodeIcon } from './icons.tsx';
import { matchingCodesPath } from './paths.ts';

type Received = MatchingCodeEventsQuery['matchingCodeRecords']['edges'][number]['node'];

function receivedEvent(
  { id, receiptNumber, name, amount, counterparty, occurredAt }: Received,
  { t }: EventContext,
): MemberEvent {
  return {
    id: `matching-codes:${id}`,
    title: t('features.matching-codes.notice.received', { name, from: counterparty ?? '' }),
    icon: MatchingCodeIcon,
    tone: 'positive',
    notice: {
      at: occurredAt,
      to: matchingCodesPath({ tab: 'records', receipt: receiptNumber }),
      amount: { value: amount, unit: 'INSURANCE_POINT' },
    },
  };
}

/** PIN codes that came in from other members. */
export default defineEvents(MatchingCodeEventsDocument, (data: MatchingCodeEventsQuery, context) =>
  nodesOf(data.matchingCodeRecords).map((record) => receivedEvent(record, context)),
);
