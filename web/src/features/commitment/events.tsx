import { ErrorIcon, SuccessIcon } from '../../design/icons/status.tsx';
import {
  attentionSpan,
  defineEvents,
  nodesOf,
  reviewEvents,
  type Attention,
  type EventContext,
  type EventNotice,
  type MemberEvent,
} from '../../notices/event.ts';
import {
  CommitmentEventsDocument,
  type CommitmentApplicationEventFragment as Application,
  type CommitmentEventsQuery,
} from './events.generated.ts';
import { applicationsPath, freePackagesPath, applyAgainPath } from './paths.ts';

type Commitment = CommitmentEventsQuery['commitments'][number];

/** Why it was rejected, and what that means. */
const remarksOf = ({ reason }: Application, { t }: EventContext): readonly string[] => [
  ...(reason === null ? [] : [t('reason', { reason })]),
  t('features.commitment.meaning.rejected'),
];

function toNotice(application: Application, context: EventContext): EventNotice | null {
  const { status, decidedAt, receiptNumber } = application;
  if (status === 'PENDING_REVIEW' || decidedAt === null) return null;
  return {
    at: decidedAt,
    to: applicationsPath({ receipt: receiptNumber }),
    ...(status === 'REJECTED' && {
      again: applyAgainPath(application),
      remarks: remarksOf(application, context),
    }),
  };
}

/** What the member can do about the newest application for a package; null if nothing. */
function toAttention(
  { applyBlockingReason, claimBlockingReason }: Commitment,
  application: Application,
  context: EventContext,
): Attention | null {
  const { t, now, dismissed } = context;
  const { status, decidedAt } = application;
  if (status === 'APPROVED' && claimBlockingReason === null)
    return {
      urgency: 'incomplete',
      action: t('features.commitment.attention.claim'),
      to: freePackagesPath,
      dismissal: 'alone',
    };
  const since = Math.max(dismissed.rejectedUntil, now - attentionSpan);
  if (status !== 'REJECTED' || applyBlockingReason !== null || Date.parse(decidedAt ?? '') <= since)
    return null;
  return {
    urgency: 'rejected',
    hint: remarksOf(application, context).join(' '),
    action: t('common:actions.sendAgain'),
    to: applyAgainPath(application),
    dismissal: 'alone',
  };
}

/** What became of the member's applications, and the free packages to claim. */
export default defineEvents(CommitmentEventsDocument, (data: CommitmentEventsQuery, context) => {
  const { t } = context;
  const latest = nodesOf(data.latest);
  const newest = data.commitments.flatMap((commitment) =>
    commitment.application === null ? [] : [{ commitment, application: commitment.application }],
  );

  function toEvent(application: Application): MemberEvent {
    const isRejected = application.status === 'REJECTED';
    const isLatest = latest.some(({ id }) => id === application.id);
    const notice = isLatest ? toNotice(application, context) : null;
    const one = newest.find(({ application: { id } }) => id === application.id);
    const attention = one === undefined ? null : toAttention(one.commitment, application, context);
    const { id, name } = application;
    return {
      id: `commitment:${id}`,
      title: t(`features.commitment.notice.${isRejected ? 'rejected' : 'approved'}`, { name }),
      icon: isRejected ? ErrorIcon : SuccessIcon,
      tone: isRejected ? 'danger' : 'positive',
      ...(notice !== null && { notice }),
      ...(attention !== null && { attention }),
    };
  }

  const older = newest
    .map(({ application }) => application)
    .filter(({ id }) => !latest.some((one) => one.id === id));
  const pending = newest.filter(({ application: { status } }) => status === 'PENDING_REVIEW');
  return [
    ...[...latest, ...older].filter(({ status }) => status !== 'PENDING_REVIEW').map(toEvent),
    ...reviewEvents({
      name: 'commitmentsInReview',
      orders: {
        edges: pending.map(({ application }) => ({ node: application })),
        pageInfo: { hasNextPage: false },
      },
      titleOf: (count) => t('features.commitment.attention.inReview', { count }),
      to: applicationsPath({ status: 'PENDING_REVIEW' }),
    }),
  ];
});
