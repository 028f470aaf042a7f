import { ClockIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { Countdown } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { unitName } from '../../money/credits.ts';
import { defineEvents, nodesOf, type MemberEvent } from '../../notices/event.ts';
import { ConvertEventsDocument, type ConvertEventsQuery } from './events.generated.ts';
import { convertPath } from './paths.ts';

/** What became of the member's converts, and which can still be cancelled. */
export default defineEvents(ConvertEventsDocument, ({ settled, pending }: ConvertEventsQuery, { t }) => [
  ...nodesOf(settled).flatMap(({ id, receiptNumber, from, to, amount, actualAmount, endedAt }) =>
    endedAt === null
      ? []
      : [
          {
            id: `convert:${id}`,
            title: t('features.convert.notice.settled'),
            icon: SuccessIcon,
            tone: 'positive',
            notice: {
              at: endedAt,
              to: convertPath({ tab: 'records', receipt: receiptNumber }),
              amount: { value: amount, unit: from },
              ...(actualAmount !== null && { got: { value: actualAmount, unit: to } }),
            },
          } satisfies MemberEvent,
        ],
  ),
  ...nodesOf(pending)
    .filter(({ status }) => status === 'PENDING')
    .map(({ id, from, to, amount, actualAmount, settlesAt }): MemberEvent => ({
      id: `convert:${id}`,
      title: t('features.convert.attention.cancel'),
      icon: ClockIcon,
      tone: 'warning',
      attention: {
        urgency: 'expiring',
        hint: (
          <>
            <Money value={amount} coin={from} /> →{' '}
            {actualAmount === null ? unitName(to) : <Money value={actualAmount} coin={to} />}
            {settlesAt !== null && (
              <>
                {' · '}
                <Countdown until={settlesAt} />
              </>
            )}
          </>
        ),
        action: t('features.convert.attention.cancelAction'),
        to: convertPath(),
        ...(settlesAt !== null && { until: settlesAt }),
        isWaiting: true,
      },
    })),
]);
