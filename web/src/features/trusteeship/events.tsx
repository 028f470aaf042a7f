import { ClockIcon } from '../../design/icons/status.tsx';
import { Countdown } from '../../design/ui/DateTime.tsx';
import { Money } from '../../design/ui/Money.tsx';
import { defineEvents, nodesOf, type MemberEvent } from '../../notices/event.ts';
import { EntrustEventsDocument, type EntrustEventsQuery } from './events.generated.ts';
import { trusteeshipPath } from './paths.ts';

/** How long before a window closes the bell repeats the event, in ms. */
const closingSpan = 3 * 3_600_000;

type Package = EntrustEventsQuery['running']['edges'][number]['node'];

/** When a package can be redeemed: that the window opened, and again shortly before it closes. */
export default defineEvents(EntrustEventsDocument, ({ running }: EntrustEventsQuery, { t, now }) => {
  function eventsOf({
    id,
    receiptNumber,
    amount,
    locked,
    expiresAt,
    redeemableUntil,
  }: Package): readonly MemberEvent[] {
    // A package has a window in each term.
    const name = `entrust:${id}:${expiresAt}`;
    const closing = Date.parse(redeemableUntil) - closingSpan;
    const event = (eventId: string, title: string, at: string) =>
      ({
        id: eventId,
        title,
        icon: ClockIcon,
        tone: 'warning',
        notice: {
          at,
          to: trusteeshipPath({ tab: 'records', receipt: receiptNumber }),
          amount: { value: locked ?? amount, unit: 'ASSETS_POINT' },
        },
      }) satisfies MemberEvent;
    const opened = event(name, t('features.trusteeship.attention.open'), expiresAt);
    const attention = {
      urgency: 'expiring',
      hint: (
        <>
          <Money value={locked ?? amount} coin="ASSETS_POINT" />
          {' · '}
          <Countdown until={redeemableUntil} />
        </>
      ),
      action: t('features.trusteeship.attention.action'),
      to: trusteeshipPath(),
      until: redeemableUntil,
    } as const;
    return [
      now < Date.parse(redeemableUntil) ? { ...opened, attention } : opened,
      ...(now < closing
        ? []
        : [
            event(
              `${name}:closing`,
              t('features.trusteeship.notice.closing'),
              new Date(closing).toISOString(),
            ),
          ]),
    ];
  }

  return nodesOf(running)
    .filter(({ status, expiresAt }) => status === 'RUNNING' && Date.parse(expiresAt) <= now)
    .flatMap(eventsOf);
});
