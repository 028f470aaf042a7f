import { SuccessIcon } from '../../design/icons/status.tsx';
import { defineEvents, nodesOf } from '../../notices/event.ts';
import { JackpotEventsDocument, type JackpotEventsQuery } from './events.generated.ts';
import { jackpotPath } from './paths.ts';

/** That the member won, once the prize is paid. */
export default defineEvents(JackpotEventsDocument, ({ won }: JackpotEventsQuery, { t }) =>
  nodesOf(won).flatMap(({ id, receiptNumber, round, prize, paidAt }) =>
    paidAt === null || prize === null
      ? []
      : [
          {
            id: `jackpot:${id}`,
            title: t('features.jackpot.notice.won', { round }),
            icon: SuccessIcon,
            tone: 'positive' as const,
            notice: {
              at: paidAt,
              to: jackpotPath({ tab: 'records', receipt: receiptNumber }),
              amount: { value: prize, unit: 'CASH_POINT' as const },
              isGain: true,
            },
          },
        ],
  ),
);
