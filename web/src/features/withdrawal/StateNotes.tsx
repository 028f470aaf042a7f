/** What the states of a withdrawal mean to the member, with the texts `withdrawalStates`. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DetailList } from '../../components/DetailList.tsx';
import { Money } from '../../components/Money.tsx';
import { Notice } from '../../components/Notice.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import type { WithdrawalStatus } from '../../generated/schema.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatBusinessDay, formatDateTime, startOfBusinessDay } from '../../lib/time.ts';
import { ChangeNotice } from '../../money-flow/ChangeNotice.tsx';
import { ClosedUntil } from '../../money-flow/ClosedUntil.tsx';
import { UsualReviewTime } from '../../reviews/UsualReviewTime.tsx';
import { ContactSupport } from '../../support/ContactSupport.tsx';
import { color, text } from '../../theme/css.ts';
import { radius } from '../../theme/tokens.ts';
import { expectedPayment, useIsLate } from './Expected.tsx';
import { unitOf, type Change, type Withdrawal, type WithdrawalDraft } from './order.ts';
import { isGivenBack } from './states.ts';
import { amountIn, targetWords } from './words.ts';

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

export type HelpProps = Pick<Withdrawal, 'status' | 'reason' | 'receiptNumber' | 'expectedOn'>;

/** The way to support, with the number of the withdrawal. */
function Contact({ receiptNumber }: Pick<Withdrawal, 'receiptNumber'>) {
  const { t } = useTranslation();
  return <ContactSupport about={{ label: t('order.receiptNumber'), value: receiptNumber }} />;
}

/** What a status means, and what the member can do. */
function Meaning({ status, receiptNumber }: Pick<Withdrawal, 'status' | 'receiptNumber'>) {
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
 * late: what can be done about that.
 */
export function Help({ status, reason, receiptNumber, expectedOn }: HelpProps) {
  const { t } = useTranslation('withdrawalStates');
  const locale = useLocale();
  if (useIsLate({ status, expectedOn })) {
    return (
      <Notice tone="warning" title={t('late.title', { day: formatBusinessDay(expectedOn, locale) })}>
        {t('late.body')} <Contact receiptNumber={receiptNumber} />
      </Notice>
    );
  }
  return (
    <Notice tone={tones[status]} title={reason ?? undefined}>
      <Meaning status={status} receiptNumber={receiptNumber} />
    </Notice>
  );
}

export interface ChangesProps {
  draft: WithdrawalDraft;
  change: Exclude<Change, { kind: 'none' }>;
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
  const unit = unitOf(draft.target.method);
  return (
    <ChangeNotice
      title={t(`change.${kind}.title`)}
      renewal={{ label: t(`change.${kind}.use`), onClick: () => onRenew(renewed) }}
    >
      {kind === 'day'
        ? t('change.day.body', { now: formatDateTime(startOfBusinessDay(renewed.expectedOn), locale) })
        : t('change.fee.body', {
            now: amountIn(renewed.arrives, unit),
            before: amountIn(draft.arrives, unit),
          })}
    </ChangeNotice>
  );
}

const Order = styled('section')({
  ...text.dense,
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: radius.control,
  backgroundColor: color.surface.inset,
  '& h3': { ...text.dense, fontWeight: 600 },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
  },
  '& > p': { color: color.ink.secondary },
  '& > button': { justifySelf: 'start', marginTop: 8 },
});

export interface UsedTodayProps {
  /** When the next withdrawal is possible, ISO 8601. */
  nextAt: string;
  /** Null while it loads, or when it is not among the recent ones. */
  today: Withdrawal | null;
  /** Called when the countdown ends, and repeatedly until the parent unmounts this: only the platform's clock decides. */
  onDue: () => void;
  onOpen: (withdrawal: Withdrawal) => void;
}

/** Shown when today's withdrawal is made: when the next one is possible, and the status of today's. */
export function UsedToday({ nextAt, today, onDue, onOpen }: UsedTodayProps) {
  const { t } = useTranslation(['withdrawalStates', 'withdrawal']);
  return (
    <ClosedUntil
      until={nextAt}
      onDue={onDue}
      words={{
        title: t('today.title'),
        why: (
          <>
            {t('today.why')}
            {today !== null && isGivenBack(today.status) && ` ${t('today.ended')}`}
          </>
        ),
        opening: t('today.opening'),
        at: t('today.next'),
        atLocal: t('today.nextLocal'),
      }}
    >
      {today !== null && (
        <Order>
          <header>
            <h3>{t('today.order')}</h3>
            <StatusChip status={today.status} />
          </header>
          <DetailList
            details={[
              {
                label: t('withdrawal:figures.amount'),
                value: <Money value={today.amount} coin={today.coin} />,
              },
              {
                label: t('withdrawal:figures.arrives'),
                value: isGivenBack(today.status) ? null : (
                  <Money value={today.actualAmount} coin={unitOf(today.method)} />
                ),
              },
              { label: t('withdrawal:figures.to'), value: <span translate="no">{targetWords(today)}</span> },
              {
                label: t('withdrawal:figures.expected'),
                value: expectedPayment(today),
              },
              { label: t('withdrawal:figures.reason'), value: today.reason },
            ]}
          />
          <p>
            <Meaning {...today} />
          </p>
          <Button variant="outlined" size="small" onClick={() => onOpen(today)}>
            {t('today.details')}
          </Button>
        </Order>
      )}
    </ClosedUntil>
  );
}
