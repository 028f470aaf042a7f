/** What the states of a withdrawal mean to the member, with the texts `withdrawalStates`. */
import { useTranslation } from 'react-i18next';
import { Notice } from '../../design/ui/Notice.tsx';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ChangeNotice } from '../../orders/flow/ChangeNotice.tsx';
import { UsualReviewTime } from '../../orders/reviews/UsualReviewTime.tsx';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { formatBusinessDay, formatDateTime, startOfBusinessDay } from '../../time/time.ts';
import { useBusinessDay } from '../../time/useBusinessDay.ts';
import { useIsLate } from './Expected.tsx';
import { unitOf, type WithdrawalChange, type Withdrawal, type WithdrawalDraft } from './order.ts';
import { getResubmission } from './states.ts';
import { amountIn } from './words.ts';

const tones = {
  PENDING_REVIEW: 'info',
  APPROVED: 'info',
  REJECTED: 'danger',
  PAYABLE: 'info',
  PENDING: 'info',
  WITHDRAWING: 'info',
  SUCCESS: 'positive',
  NOT_RECEIVED: 'warning',
  FAILED: 'danger',
  CANCELLED: 'info',
} as const satisfies Record<WithdrawalStatus, string>;

type HelpProps = Pick<
  Withdrawal,
  'status' | 'reason' | 'receiptNumber' | 'expectedOn' | 'createdAt' | 'endedCounts'
>;

/** The way to support, with the number of the withdrawal. */
function Contact({ receiptNumber }: Pick<Withdrawal, 'receiptNumber'>) {
  const { t } = useTranslation();
  return <ContactSupport about={{ label: t('order.receiptNumber'), value: receiptNumber }} />;
}

/** What a status means, and what the member can do. */
export function Meaning({ status, receiptNumber }: Pick<Withdrawal, 'status' | 'receiptNumber'>) {
  const { t } = useTranslation('withdrawalStates');
  return (
    <>
      {t(`help.${status}`)}
      {status === 'PENDING_REVIEW' && <UsualReviewTime kind="WITHDRAWAL" />}{' '}
      {status === 'NOT_RECEIVED' && <Contact receiptNumber={receiptNumber} />}
    </>
  );
}

/**
 * What a status means, why it was reached, what the member must do, and where the credits are. Of a withdrawal that is
 * late: what can be done about that. Of one that came to nothing today: from when it can be sent again.
 */
export function Help({ status, reason, receiptNumber, expectedOn, createdAt, endedCounts }: HelpProps) {
  const { t } = useTranslation('withdrawalStates');
  const locale = useLocale();
  const from = getResubmission({ status, createdAt, endedCounts }, useBusinessDay());
  const isLate = useIsLate({ status, expectedOn });
  if (isLate && expectedOn !== null) {
    return (
      <Notice tone="warning" title={t('late.title', { day: formatBusinessDay(expectedOn, locale) })}>
        {t('late.body')} <Contact receiptNumber={receiptNumber} />
      </Notice>
    );
  }
  return (
    <Notice tone={tones[status]} title={reason ?? undefined}>
      <Meaning status={status} receiptNumber={receiptNumber} />
      {from !== null && t('sentAgainFrom', { at: formatDateTime(from, locale) })}
    </Notice>
  );
}

export interface ChangesProps {
  draft: WithdrawalDraft;
  change: Exclude<WithdrawalChange, { kind: 'none' }>;
  onRenew: (draft: WithdrawalDraft) => void;
}

/** What has changed since the review opened, and a button to continue with the new figures. */
export function Changes({ draft, change, onRenew }: ChangesProps) {
  const { t } = useTranslation('withdrawalStates');
  const locale = useLocale();
  if (change.kind === 'closed') {
    return (
      <ChangeNotice title={t('change.closed.title')} renewal={null}>
        {t('change.closed.body')}
      </ChangeNotice>
    );
  }
  const { kind, draft: renewed } = change;
  const { expectedOn, arrives } = renewed;
  const unit = unitOf(draft.target.method);
  return (
    <ChangeNotice
      title={t(`change.${kind}.title`)}
      renewal={{ label: t(`change.${kind}.use`), onClick: () => onRenew(renewed) }}
    >
      {kind === 'day' &&
        expectedOn !== null &&
        t('change.day.body', { now: formatDateTime(startOfBusinessDay(expectedOn), locale) })}
      {kind === 'fee' &&
        arrives !== null &&
        draft.arrives !== null &&
        t('change.fee.body', { now: amountIn(arrives, unit), before: amountIn(draft.arrives, unit) })}
    </ChangeNotice>
  );
}
