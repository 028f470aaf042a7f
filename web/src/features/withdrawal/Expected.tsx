import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../design/icons/status.tsx';
import { color, text } from '../../design/theme/css.ts';
import { DateTime } from '../../design/ui/DateTime.tsx';
import { Chip, StatusChip } from '../../design/ui/StatusChip.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatBusinessDay, startOfBusinessDay } from '../../time/time.ts';
import { useHasPassed } from '../../time/useHasPassed.ts';
import type { Withdrawal } from './order.ts';
import { isPending, lateFrom } from './states.ts';

const Line = styled('p')({
  ...text.dense,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 10,
  color: color.ink.secondary,
  '& > svg': { color: color.info.main },
  '& > span': { display: 'grid' },
  '& time': { color: color.ink.primary, fontWeight: 500 },
});

/** Start of a business day, in GMT+8 and in local time. */
export function ExpectedDate({ day }: { day: string }) {
  return <DateTime value={startOfBusinessDay(day).toISOString()} zone="both" />;
}

type Due = Pick<Withdrawal, 'status' | 'expectedOn'>;

/** Whether a withdrawal should have been paid: the expected day is over. */
export const useIsLate = (withdrawal: Due): boolean => useHasPassed(lateFrom(withdrawal));

function Late() {
  const { t } = useTranslation('withdrawal');
  return (
    <Chip tone="warning" icon={ClockIcon}>
      {t('figures.late')}
    </Chip>
  );
}

/** Separates them when a narrow column stacks them. */
const Chips = styled('span')({ '& > span': { marginBlock: 2 } });

/** The state of a withdrawal in a list, and that it is late: one that seems to be on its way is not opened. */
export function ListedState({ withdrawal }: { withdrawal: Due }) {
  const status = <StatusChip status={withdrawal.status} />;
  if (!useIsLate(withdrawal)) return status;
  return (
    <Chips>
      {status} <Late />
    </Chips>
  );
}

function ExpectedPayment({ withdrawal }: { withdrawal: Withdrawal & { readonly expectedOn: string } }) {
  const locale = useLocale();
  if (!useIsLate(withdrawal)) return <ExpectedDate day={withdrawal.expectedOn} />;
  return (
    <>
      {formatBusinessDay(withdrawal.expectedOn, locale)} · <Late />
    </>
  );
}

/** When the payment of a withdrawal is expected, and whether it is late; null when none is to come. */
export const expectedPayment = ({ expectedOn, ...withdrawal }: Withdrawal): ReactNode =>
  isPending(withdrawal.status) && expectedOn !== null ? (
    <ExpectedPayment withdrawal={{ ...withdrawal, expectedOn }} />
  ) : null;

/** When a withdrawal made now is paid, where that is known, and the limit of one a day. */
export function Expected({ day }: { day: string | null }) {
  const { t } = useTranslation('withdrawal');
  return (
    <Line>
      <ClockIcon />
      <span>
        {day !== null && (
          <>
            <span>{t('form.expected')}</span>
            <span>
              <ExpectedDate day={day} />
            </span>
          </>
        )}
        <span>{t('form.oncePerDay')}</span>
      </span>
    </Line>
  );
}
