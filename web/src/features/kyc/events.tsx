import { ClockIcon, ErrorIcon, SuccessIcon } from '../../design/icons/status.tsx';
import { attentionSpan, defineEvents, type MemberEvent } from '../../notices/event.ts';
import { IdentityEventsDocument, type IdentityEventsQuery } from './events.generated.ts';
import { kycPath } from './paths.ts';

/** What became of the member's identity. */
export default defineEvents(
  IdentityEventsDocument,
  ({ me: { identity } }: IdentityEventsQuery, { t, now }): readonly MemberEvent[] => {
    if (identity === null) return [];
    const { status, reason, submittedAt, decidedAt } = identity;
    if (status === 'PENDING')
      return [
        {
          id: `identityInReview:${submittedAt ?? ''}`,
          title: t('features.kyc.attention.inReview'),
          icon: ClockIcon,
          tone: 'neutral',
          attention: { urgency: 'waiting', to: kycPath, dismissal: 'alone', isWaiting: true },
        },
      ];
    const id = `identity:${decidedAt ?? ''}`;
    if (status === 'PASSED')
      return [
        {
          id,
          title: t('features.kyc.notice.passed'),
          icon: SuccessIcon,
          tone: 'positive',
          ...(decidedAt !== null && { notice: { at: decidedAt, to: kycPath } }),
        },
      ];
    const remarks = [...(reason === null ? [] : [t('reason', { reason })]), t('features.kyc.meaning.failed')];
    const isRecent = decidedAt === null || now - Date.parse(decidedAt) < attentionSpan;
    return [
      {
        id,
        title: t('features.kyc.notice.failed'),
        icon: ErrorIcon,
        tone: 'danger',
        ...(decidedAt !== null && { notice: { at: decidedAt, to: kycPath, remarks } }),
        ...(isRecent && {
          attention: {
            urgency: 'rejected',
            hint: remarks[0],
            action: t('features.kyc.attention.tryAgain'),
            to: kycPath,
            dismissal: 'alone',
          },
        }),
      },
    ];
  },
);
