import { useTranslation } from 'react-i18next';
import type { TimelineStep } from './StatusTimeline.tsx';

/** An order on which an operator decides once. */
interface ReviewedOrder {
  readonly status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED';
  /** Of a rejection. */
  readonly reason?: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly decidedAt?: string | null;
}

/** What the steps are called. */
interface StepWords {
  readonly sent: string;
  /** What is looked at during the review. */
  readonly reviewing: string;
  readonly reviewed: string;
  /** What an approval brings. */
  readonly done: string;
}

/** Steps of the timeline of an order that is reviewed. */
export function useReviewSteps(words: StepWords): (order: ReviewedOrder) => readonly TimelineStep[] {
  const { t } = useTranslation();
  return ({ status, reason, createdAt, decidedAt }) => {
    const at = decidedAt ?? undefined;
    const sent: TimelineStep = { label: words.sent, state: 'done', at: createdAt };
    const reviewed: TimelineStep = { label: words.reviewed, state: 'done' };
    switch (status) {
      case 'PENDING_REVIEW':
        return [
          sent,
          { label: t('status.PENDING_REVIEW'), state: 'current', note: words.reviewing },
          { label: words.done, state: 'upcoming' },
        ];
      case 'APPROVED':
        return [sent, reviewed, { label: words.done, state: 'done', at }];
      case 'REJECTED':
        return [
          sent,
          reviewed,
          { label: t('status.REJECTED'), state: 'failed', at, note: reason ?? undefined },
        ];
    }
  };
}
