import type { ComponentType } from 'react';
import type { IconProps } from '../../design/icons/Icon.tsx';
import {
  BlockedIcon,
  ClockIcon,
  ErrorIcon,
  InfoIcon,
  QuestionIcon,
  SuccessIcon,
} from '../../design/icons/status.tsx';
import { userInfoPath } from '../../extension-points/paths.ts';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import { isZero } from '../../money/decimal.ts';
import {
  attentionSpan,
  defineEvents,
  nodesOf,
  reviewEvents,
  type Attention,
  type EventContext,
  type MemberEvent,
} from '../../notices/event.ts';
import { OrderHint } from '../../notices/OrderHint.tsx';
import { businessDay, formatBusinessDay } from '../../time/time.ts';
import {
  WithdrawalEventsDocument,
  type WithdrawalEventFragment,
  type WithdrawalEventsQuery,
} from './events.generated.ts';
import { withdrawAgainPath, withdrawalPath } from './paths.ts';
import { canSendAgain, isPending, lateFrom } from './states.ts';

interface Look {
  readonly kind: 'approved' | 'rejected' | 'paid' | 'notReceived' | 'failed' | 'cancelled';
  readonly tone: MemberEvent['tone'];
  readonly icon: ComponentType<IconProps>;
}

/** The states of a withdrawal that a member wants to hear of: not every step of its payment. */
const looks: Partial<Record<WithdrawalStatus, Look>> = {
  APPROVED: { kind: 'approved', tone: 'positive', icon: SuccessIcon },
  REJECTED: { kind: 'rejected', tone: 'danger', icon: ErrorIcon },
  SUCCESS: { kind: 'paid', tone: 'positive', icon: SuccessIcon },
  NOT_RECEIVED: { kind: 'notReceived', tone: 'warning', icon: QuestionIcon },
  FAILED: { kind: 'failed', tone: 'danger', icon: ErrorIcon },
  CANCELLED: { kind: 'cancelled', tone: 'neutral', icon: BlockedIcon },
};

/** The text of a state. */
function formatState(status: WithdrawalStatus, { t }: EventContext) {
  const look = looks[status];
  if (look === undefined) return null;
  const { kind, icon, tone } = look;
  return { icon, tone, title: t(`features.withdrawal.notice.${kind}`) };
}

/** Whether a withdrawal should have been paid by now. */
function isLate(withdrawal: WithdrawalEventFragment, now: number): boolean {
  const from = lateFrom(withdrawal);
  return from !== null && Date.parse(from) <= now;
}

/** The text about the payment of an approved withdrawal; nothing once it was paid or failed. */
function formatPayment(
  withdrawal: WithdrawalEventFragment,
  { t, locale, now }: EventContext,
): readonly string[] {
  if (!isPending(withdrawal.status) || withdrawal.expectedOn === null) return [];
  const day = formatBusinessDay(withdrawal.expectedOn, locale);
  return [t(`features.withdrawal.meaning.${isLate(withdrawal, now) ? 'late' : 'approved'}`, { day })];
}

/** Each step of a withdrawal that the member wants to hear of. */
function noticeEvents(withdrawal: WithdrawalEventFragment, context: EventContext): readonly MemberEvent[] {
  const { t } = context;
  const { id, receiptNumber, coin, amount, steps } = withdrawal;
  const isAgain = canSendAgain(withdrawal, businessDay(context.now));
  return steps.flatMap(({ status, at, reason }) => {
    const words = formatState(status, context);
    const kind = looks[status]?.kind;
    if (words === null || kind === undefined) return [];
    return [
      {
        ...words,
        id: `withdrawal:${id}:${status}:${at}`,
        notice: {
          at,
          to: withdrawalPath({ tab: 'records', receipt: receiptNumber }),
          ...(status === withdrawal.status && isAgain && { again: withdrawAgainPath(withdrawal) }),
          amount: { value: amount, unit: coin },
          remarks: [
            ...(kind === 'approved' ? formatPayment(withdrawal, context) : []),
            ...(reason === null ? [] : [t('reason', { reason })]),
            ...(kind === 'approved' || kind === 'paid' ? [] : [t(`features.withdrawal.meaning.${kind}`)]),
          ],
        },
      },
    ];
  });
}

/** The event of a failed withdrawal in its current state. */
function troubleEvent(withdrawal: WithdrawalEventFragment, context: EventContext): readonly MemberEvent[] {
  const { t } = context;
  const { id, status, amount, coin, reason, receiptNumber } = withdrawal;
  const words = formatState(status, context);
  const kind = looks[status]?.kind;
  if (words === null || (kind !== 'notReceived' && kind !== 'rejected' && kind !== 'failed')) return [];
  const isOpen = kind === 'notReceived';
  const hint = (
    <OrderHint
      amount={{ value: amount, unit: coin }}
      reason={reason}
      meaning={t(`features.withdrawal.meaning.${kind}`)}
    />
  );
  const attention: Attention = isOpen
    ? {
        urgency: 'atStake',
        hint,
        action: t('features.withdrawal.attention.details'),
        to: withdrawalPath({ tab: 'records', status: 'NOT_RECEIVED', receipt: receiptNumber }),
        isWaiting: true,
      }
    : {
        urgency: 'failed',
        hint,
        ...(canSendAgain(withdrawal, businessDay(context.now))
          ? { action: t('common:actions.sendAgain'), to: withdrawAgainPath(withdrawal) }
          : {
              action: t('features.withdrawal.attention.details'),
              to: withdrawalPath({ tab: 'records', receipt: receiptNumber }),
            }),
        dismissal: 'alone',
      };
  return [{ ...words, id: `withdrawal:${id}`, attention }];
}

/** Hint for one withdrawal that should have been paid by now. */
function LateHint({ withdrawal, context }: { withdrawal: WithdrawalEventFragment; context: EventContext }) {
  const { amount, coin, expectedOn } = withdrawal;
  if (expectedOn === null) return null;
  const day = formatBusinessDay(expectedOn, context.locale);
  return (
    <OrderHint
      amount={{ value: amount, unit: coin }}
      reason={null}
      meaning={context.t('features.withdrawal.meaning.late', { day })}
    />
  );
}

/** One event for all withdrawals that should have been paid by now: what can be done is among their details. */
function lateEvents(late: readonly WithdrawalEventFragment[], context: EventContext): readonly MemberEvent[] {
  const { t } = context;
  const [first, ...others] = late;
  if (first === undefined) return [];
  const isAlone = others.length === 0;
  return [
    {
      id: `withdrawal:${first.id}:late`,
      title: t('features.withdrawal.notice.late', { count: late.length }),
      icon: ClockIcon,
      tone: 'warning',
      attention: {
        urgency: 'atStake',
        ...(isAlone && { hint: <LateHint withdrawal={first} context={context} /> }),
        action: t('features.withdrawal.attention.details'),
        to: withdrawalPath({ tab: 'records', ...(isAlone && { receipt: first.receiptNumber }) }),
        isWaiting: true,
      },
    },
  ];
}

/** What went wrong with the last withdrawal: once the member has withdrawn again, that is history. */
function findTroubled(data: WithdrawalEventsQuery, now: number): readonly WithdrawalEventFragment[] {
  const [last] = nodesOf(data.latest);
  const isRecent =
    last !== undefined &&
    (last.status === 'REJECTED' || last.status === 'FAILED') &&
    Date.parse(last.createdAt) > now - attentionSpan;
  return [
    ...nodesOf(data.notReceived).filter(({ status }) => status === 'NOT_RECEIVED'),
    ...(isRecent ? [last] : []),
  ];
}

/** Credits to withdraw, and nowhere to pay them to. */
function bindEvents(data: WithdrawalEventsQuery, { t, assets }: EventContext): readonly MemberEvent[] {
  const canWithdraw = assets.some(({ coin, available }) => coin === 'WITHDRAWAL_POINT' && !isZero(available));
  if (!canWithdraw || data.walletAddresses.length > 0 || data.bankAccounts.length > 0) return [];
  return [
    {
      id: 'bind',
      title: t('features.withdrawal.attention.bind'),
      icon: InfoIcon,
      tone: 'info',
      attention: {
        urgency: 'incomplete',
        hint: t('features.withdrawal.attention.bindHint'),
        action: t('features.withdrawal.attention.bindAction'),
        to: userInfoPath({ add: 'wallet' }),
        dismissal: 'alone',
      },
    },
  ];
}

/** What became of the member's withdrawals. */
export default defineEvents(WithdrawalEventsDocument, (data: WithdrawalEventsQuery, context) => {
  const latest = nodesOf(data.latest);
  const late = latest.filter((withdrawal) => isLate(withdrawal, context.now));
  // A late one is listed as late only, not as under review as well.
  const isStillFine = ({ node }: { readonly node: { readonly id: string } }): boolean =>
    late.every(({ id }) => id !== node.id);
  return [
    ...latest.flatMap((withdrawal) => noticeEvents(withdrawal, context)),
    ...findTroubled(data, context.now).flatMap((withdrawal) => troubleEvent(withdrawal, context)),
    ...lateEvents(late, context),
    ...bindEvents(data, context),
    ...reviewEvents({
      name: 'withdrawalsInReview',
      orders: { ...data.inReview, edges: data.inReview.edges.filter(isStillFine) },
      titleOf: (count, areMore) =>
        context.t(`features.withdrawal.attention.${areMore ? 'inReviewMany' : 'inReview'}`, { count }),
      to: withdrawalPath({ tab: 'records', status: 'PENDING_REVIEW' }),
    }),
  ];
});
