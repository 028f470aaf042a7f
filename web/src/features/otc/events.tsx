import { SuccessIcon } from '../../design/icons/status.tsx';
import { defineEvents, nodesOf, type MemberEvent } from '../../notices/event.ts';
import { OtcEventsDocument, type OtcEventsQuery } from './events.generated.ts';
import { otcPath } from './paths.ts';

/** Which of the member's offers were bought. Nothing of them needs attention: a sale is over when it happens. */
export default defineEvents(OtcEventsDocument, ({ sold }: OtcEventsQuery, { t }) =>
  nodesOf(sold).flatMap(({ id, receiptNumber, amount, actualAmount, endedAt }) =>
    endedAt === null || receiptNumber === null || actualAmount === null
      ? []
      : [
          {
            id: `otc:${id}`,
            title: t('features.otc.notice.sold'),
            icon: SuccessIcon,
            tone: 'positive',
            notice: {
              at: endedAt,
              to: otcPath({ tab: 'sales', receipt: receiptNumber }),
              amount: { value: amount, unit: 'USDT_POINT' },
              got: { value: actualAmount, unit: 'CASH_POINT' },
            },
          } satisfies MemberEvent,
        ],
  ),
);
